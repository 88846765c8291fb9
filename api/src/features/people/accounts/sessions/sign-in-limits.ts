import { createLimiter, type Limiter } from '../../../../platform/limits/limiter.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { digest } from '../../../../platform/text/digest.ts';
import { TooManyAttempts } from '../record/account.results.ts';
import type { User } from '../record/user.entity.ts';
import { KnownDevices } from './known-devices.service.ts';
import type { Visitor } from './session.service.ts';

const QUARTER_HOUR_S = 900;
const HOUR_S = 3_600;
const DAY_S = 86_400;
const TRIES = 5;
/** Tries of all an account's known devices together, so that adding devices doesn't add unlimited guesses. */
const DEVICES_TRIES = 25;
/** Tries a day at one account by all unknown devices together, beyond five every 15 minutes. */
const GUESSES_A_DAY = 100;
/** One in four of a network's registrations and wrong sign-ins may reveal that an address has an account. */
const TAKEN_SHARE = 4;

export const GUESSING_JOB = 'warn-of-guessing';

/** An attempt within the limit; call `succeeded` if the password or code was right. */
interface Attempt {
  succeeded(): Promise<void>;
}

/** A count that includes the attempt, and how a right attempt changes it. */
interface Count {
  readonly limiter: Limiter;
  readonly key: string;
  readonly forgets: 'all attempts' | 'this attempt';
}

/** An address of any length and case as a short key. Addresses without an account are counted too. */
const keyOf = (email: string): string => digest(email.toLowerCase());

const IN_15_MINUTES = 'Too many attempts. Please try again in 15 minutes.';
const IN_AN_HOUR = 'Too many attempts. Please try again in an hour.';
const GUESSED_AT =
  'Too many attempts at this account from many places. Please sign in on a device you’ve used before, choose a new ' +
  'password with “Forgot your password?”, or try again in 15 minutes.';

const refusal = (message: string, retryAfter: number): TooManyAttempts =>
  result(TooManyAttempts, { message, retryAfter });

/**
 * Takes an attempt from each count until one has none left. @returns the seconds until that has one again; 0 if
 * all had one.
 */
async function take(counts: readonly Count[]): Promise<number> {
  for (const { limiter, key } of counts) {
    const seconds = await limiter.take(key);
    if (seconds > 0) return seconds;
  }
  return 0;
}

const attempt = (counts: readonly Count[]): Attempt => ({
  async succeeded() {
    for (const { limiter, key, forgets } of counts)
      if (forgets === 'all attempts') await limiter.clear(key);
      else await limiter.release(key);
  },
});

async function begin(counts: readonly Count[], message = IN_15_MINUTES): Promise<Attempt | TooManyAttempts> {
  const seconds = await take(counts);
  return seconds > 0 ? refusal(message, seconds) : attempt(counts);
}

/** A count of the visitor's own. */
const own = (limiter: Limiter, key: string): Count => ({ limiter, key, forgets: 'all attempts' });
/** A count shared with others. */
const shared = (limiter: Limiter, key: string): Count => ({ limiter, key, forgets: 'this attempt' });

/**
 * Limits attempts at passwords and codes, so that they can't be guessed and attackers can't lock the owner out.
 * Known devices and sessions have their own tries. Unknown devices are counted by network, and all together by
 * account. The counts are in PostgreSQL, so that all processes share them and they survive a restart.
 */
export class SignInLimits extends Service {
  readonly #perAddress = this.platform.config.limits.signInsPerAddress;
  readonly #devices = this.services.get(KnownDevices);
  readonly #perNetwork = this.#limit('sign-in-address', this.#perAddress);
  readonly #perAccountAndNetwork = this.#limit('sign-in-account-address', TRIES);
  readonly #perAccount = this.#limit('sign-in-account', TRIES);
  readonly #guesses = this.#limit('sign-in-account-day', GUESSES_A_DAY, DAY_S);
  readonly #warnings = this.#limit('guessing-warning', 1, DAY_S);
  readonly #perDevice = this.#limit('sign-in-device', TRIES);
  readonly #ofDevices = this.#limit('sign-in-devices', DEVICES_TRIES);
  readonly #codesPerDevice = this.#limit('second-step-device', TRIES);
  readonly #codesOfDevices = this.#limit('second-step-devices', DEVICES_TRIES);
  readonly #codesPerAccount = this.#limit('second-step-account', TRIES);
  readonly #perSession = this.#limit('password-session', TRIES);
  readonly #codesPerSession = this.#limit('second-step-session', TRIES);
  readonly #taken = this.#limit('email-taken-address', Math.ceil(this.#perAddress / TAKEN_SHARE), HOUR_S);

  #limit(name: string, points: number, seconds = QUARTER_HOUR_S): Limiter {
    return createLimiter(this.platform, name, points, seconds);
  }

  /**
   * Counts a sign-in before the password is checked, so that a hundred at once can't all get through. If the
   * password was right, the attempt is removed from the counts of the network and the account, and the visitor's
   * own count is cleared.
   *
   * A known device always has five tries in 15 minutes, and all of an account's known devices together have
   * twenty-five. A network has five tries at one account. All unknown devices together have five at one account
   * too, and beyond them a hundred a day; when those are used up, the account's owner is warned by email.
   */
  async begin(email: string, visitor: Visitor): Promise<Attempt | TooManyAttempts> {
    const account = keyOf(email);
    const device = await this.#devices.idFor(email, visitor);
    if (device) return begin([own(this.#perDevice, device), shared(this.#ofDevices, account)]);
    const { network } = visitor;
    const counts = [
      shared(this.#perNetwork, network),
      own(this.#perAccountAndNetwork, `${account}:${network}`),
    ];
    const seconds = await take(counts);
    if (seconds > 0) return refusal(IN_15_MINUTES, seconds);
    const wait = await this.#perAccount.take(account);
    if (wait === 0) return attempt([...counts, shared(this.#perAccount, account)]);
    if ((await this.#guesses.take(account)) === 0)
      return attempt([...counts, shared(this.#guesses, account)]);
    // For addresses without an account too, so that timing doesn't tell them apart.
    if ((await this.#warnings.take(account)) === 0)
      await this.platform.jobs.send(GUESSING_JOB, { email }, { key: account });
    return refusal(GUESSED_AT, wait);
  }

  /**
   * Counts a two-factor code in the same way. Callers know the password: all unknown devices together have five
   * tries, and don't use up those of the owner's devices.
   */
  async beginCode(
    { id, email }: Pick<User, 'id' | 'email'>,
    visitor: Visitor,
  ): Promise<Attempt | TooManyAttempts> {
    const device = await this.#devices.idFor(email, visitor);
    return begin(
      device
        ? [own(this.#codesPerDevice, device), shared(this.#codesOfDevices, id)]
        : [shared(this.#perNetwork, visitor.network), own(this.#codesPerAccount, id)],
    );
  }

  /** Counts a password with which a signed-in user confirms an action. */
  beginConfirmation({ sessionId }: Viewer): Promise<Attempt | TooManyAttempts> {
    return begin([own(this.#perSession, sessionId ?? '')]);
  }

  /** Counts a code with which a signed-in user confirms an action. */
  beginCodeConfirmation({ sessionId }: Viewer): Promise<Attempt | TooManyAttempts> {
    return begin([own(this.#codesPerSession, sessionId ?? '')]);
  }

  /**
   * Counts a registration together with its network's wrong sign-ins. Also counts registrations of taken
   * addresses, so that a network learns of only a few accounts an hour.
   * @returns an attempt to complete if the address has no account, or the refusal.
   */
  async beginRegistration({ network }: Visitor): Promise<Attempt | TooManyAttempts> {
    const seconds = await this.#perNetwork.take(network);
    return seconds > 0 ? refusal(IN_15_MINUTES, seconds) : begin([shared(this.#taken, network)], IN_AN_HOUR);
  }

  /** Clears the wrong attempts of a visitor who has proved in another way that the account is theirs. */
  async clear({ id, email }: Pick<User, 'id' | 'email'>, { network }: Visitor): Promise<void> {
    const account = keyOf(email);
    await this.#perAccountAndNetwork.clear(`${account}:${network}`);
    await this.#ofDevices.clear(account);
    await this.#codesPerAccount.clear(id);
    await this.#codesOfDevices.clear(id);
  }
}
