import { digest } from '../../platform/digest.ts';
import { createLimiter, type Limiter } from '../../platform/limiter.ts';
import type { Platform } from '../../platform/platform.ts';
import { result } from '../../platform/result.ts';
import { TooManyAttempts } from './account.results.ts';

const QUARTER_HOUR_S = 900;
const TRIES_PER_ACCOUNT = 5;

/** An attempt within the limit; call it once the password or code has proved right. */
interface Attempt {
  succeeded(): Promise<void>;
}

/** An address of any length and case as one short key; accounts that do not exist are counted too. */
const keyOf = (email: string): string => digest(email.toLowerCase());

const refusal = (retryAfter: number): TooManyAttempts =>
  result(TooManyAttempts, { message: 'Too many attempts. Please try again in 15 minutes.', retryAfter });

/**
 * Limits attempts at passwords and codes. The counts are kept in PostgreSQL, so that all processes share them and a
 * restart keeps them.
 */
export class SignInLimits {
  readonly #perAccount: Limiter;
  readonly #perNetwork: Limiter;
  readonly #codesPerAccount: Limiter;

  constructor(platform: Platform) {
    this.#perAccount = createLimiter(platform, {
      name: 'sign-in-account',
      points: TRIES_PER_ACCOUNT,
      seconds: QUARTER_HOUR_S,
    });
    this.#codesPerAccount = createLimiter(platform, {
      name: 'second-step-account',
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
   * Counts an attempt before the password is checked, so that a hundred at once do not all get through. A
   * right one is then taken off the network's count, and clears the account's.
   */
  begin(email: string, network: string): Promise<Attempt | TooManyAttempts> {
    return this.#begin(this.#perAccount, keyOf(email), network);
  }

  /**
   * Counts a code of a second step in the same way. Only who knows the password comes here, so no stranger can use up
   * the owner's attempts.
   */
  beginCode(userId: string, network: string): Promise<Attempt | TooManyAttempts> {
    return this.#begin(this.#codesPerAccount, userId, network);
  }

  async #begin(perAccount: Limiter, key: string, network: string): Promise<Attempt | TooManyAttempts> {
    const seconds = (await this.#perNetwork.take(network)) || (await perAccount.take(key));
    if (seconds > 0) return refusal(seconds);
    return {
      succeeded: async () => {
        await perAccount.clear(key);
        await this.#perNetwork.giveBack(network);
      },
    };
  }

  /**
   * Counts a registration with the wrong sign-ins from its network.
   * @returns null if this registration is within the limit.
   */
  async beginRegistration(network: string): Promise<TooManyAttempts | null> {
    const seconds = await this.#perNetwork.take(network);
    return seconds > 0 ? refusal(seconds) : null;
  }

  /** Clears the wrong attempts of a user who has proved their identity in another way. */
  clear(email: string): Promise<void> {
    return this.#perAccount.clear(keyOf(email));
  }
}
