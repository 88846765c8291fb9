import type { Platform } from '../services/platform.ts';
import { createLimiter, type Limiter } from './limiter.ts';

export interface NetworkLimitOptions {
  readonly name: string;
  /** The maximum for one network. */
  readonly perNetwork: number;
  /** The maximum for all networks together. */
  readonly ofAll: number;
  /** The period for both. */
  readonly seconds: number;
}

/** Why an action is over the limit. */
export interface NetworkRefusal {
  /** Whether the network has used up its own limit, or all networks together have used up the total. */
  readonly by: 'NETWORK' | 'ALL';
  /** Seconds until the full limit is available again. */
  readonly seconds: number;
}

const ALL = 'all';

/** A limit for each network within one for all of them together, so that a single network can't use up the total. */
export class NetworkLimit {
  readonly #ofNetwork: Limiter;
  readonly #ofAll: Limiter;

  constructor(platform: Platform, { name, perNetwork, ofAll, seconds }: NetworkLimitOptions) {
    this.#ofNetwork = createLimiter(platform, name, perNetwork, seconds);
    this.#ofAll = createLimiter(platform, `${name}-of`, ofAll, seconds);
  }

  /**
   * Counts an action of a network.
   * @param network see networkOf; null for the shop's own actions, which count only towards the total.
   * @returns null, or why it's refused; a refusal costs the network nothing.
   */
  async take(network: string | null): Promise<NetworkRefusal | null> {
    const ofNetwork = network === null ? 0 : await this.#ofNetwork.take(network);
    if (ofNetwork > 0) return { by: 'NETWORK', seconds: ofNetwork };
    const ofAll = await this.#ofAll.take(ALL);
    if (ofAll === 0) return null;
    if (network !== null) await this.#ofNetwork.release(network);
    return { by: 'ALL', seconds: ofAll };
  }

  /** Uncounts an action that shouldn't count after all. */
  async release(network: string): Promise<void> {
    await Promise.all([this.#ofNetwork.release(network), this.#ofAll.release(ALL)]);
  }
}
