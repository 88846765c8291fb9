import type { Platform } from '../services/platform.ts';
import { createLimiter, type Limiter } from './limiter.ts';

export interface NetworkLimitOptions {
  readonly name: string;
  /** The most acts of one network. */
  readonly perNetwork: number;
  /** The most acts of all of them together. */
  readonly ofAll: number;
  /** The period for both. */
  readonly seconds: number;
}

/** Why an act is over the limit. */
export interface NetworkRefusal {
  /** Whether the network has used up its own share, or all of them together have used up the whole. */
  readonly by: 'NETWORK' | 'ALL';
  /** Until the full limit is available again. */
  readonly seconds: number;
}

const ALL = 'all';

/** A limit for each network within one for all of them together, so that one alone cannot use up what all have. */
export class NetworkLimit {
  readonly #ofNetwork: Limiter;
  readonly #ofAll: Limiter;

  constructor(platform: Platform, { name, perNetwork, ofAll, seconds }: NetworkLimitOptions) {
    this.#ofNetwork = createLimiter(platform, name, perNetwork, seconds);
    this.#ofAll = createLimiter(platform, `${name}-of`, ofAll, seconds);
  }

  /**
   * Counts an act of a network.
   * @param network see networkOf; null for what the shop does by itself, which counts towards the whole alone.
   * @returns null, or why it is refused; what is refused uses up nothing of the network’s.
   */
  async take(network: string | null): Promise<NetworkRefusal | null> {
    const ofNetwork = network === null ? 0 : await this.#ofNetwork.take(network);
    if (ofNetwork > 0) return { by: 'NETWORK', seconds: ofNetwork };
    const ofAll = await this.#ofAll.take(ALL);
    if (ofAll === 0) return null;
    if (network !== null) await this.#ofNetwork.giveBack(network);
    return { by: 'ALL', seconds: ofAll };
  }

  /** Takes an act off the count that turned out not to count. */
  async giveBack(network: string): Promise<void> {
    await Promise.all([this.#ofNetwork.giveBack(network), this.#ofAll.giveBack(ALL)]);
  }
}
