import { createHash } from 'node:crypto';
import { createLimiter, type Limiter } from '../../platform/limiter.ts';
import type { Platform } from '../../platform/platform.ts';
import { result } from '../../platform/result.ts';
import { TooManyAttempts } from './account.results.ts';

const QUARTER_HOUR_S = 900;
const TRIES_PER_ACCOUNT = 5;

/** A try that was let through; call what came of it when it was right. */
interface Attempt {
  succeeded(): Promise<void>;
}

/** An address of any length and case as one short key; accounts that do not exist are counted like those that do. */
const keyOf = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('base64url');

const refusal = (retryAfter: number): TooManyAttempts =>
  result(TooManyAttempts, { message: 'Too many attempts. Please try again in 15 minutes.', retryAfter });

/** How often passwords may be tried. The counts lie in PostgreSQL: all processes share them, and a restart forgets none. */
export class SignInLimits {
  readonly #perAccount: Limiter;
  readonly #perNetwork: Limiter;

  constructor(platform: Platform) {
    this.#perAccount = createLimiter(platform, {
      name: 'sign-in-account',
      points: TRIES_PER_ACCOUNT,
      seconds: QUARTER_HOUR_S,
    });
    this.#perNetwork = createLimiter(platform, {
      name: 'sign-in-address',
      points: platform.config.limits.signInsPerAddress,
      seconds: QUARTER_HOUR_S,
    });
  }

  /**
   * Counts a try before the password is looked at, so that a hundred at once are not all let through.
   * A right one afterwards does not count against the network, and clears the account.
   */
  async begin(email: string, network: string): Promise<Attempt | TooManyAttempts> {
    const key = keyOf(email);
    const seconds = (await this.#perNetwork.take(network)) || (await this.#perAccount.take(key));
    if (seconds > 0) return refusal(seconds);
    return {
      succeeded: async () => {
        await this.#perAccount.clear(key);
        await this.#perNetwork.giveBack(network);
      },
    };
  }

  /** Registrations from one network share the count of its wrong sign-ins. @returns null when this one may go on. */
  async beginRegistration(network: string): Promise<TooManyAttempts | null> {
    const seconds = await this.#perNetwork.take(network);
    return seconds > 0 ? refusal(seconds) : null;
  }

  /** Forgets wrong tries for somebody who proved in another way who they are. */
  clear(email: string): Promise<void> {
    return this.#perAccount.clear(keyOf(email));
  }
}
