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
/** What all known devices of an account have together, so that more devices are not more guesses without end. */
const DEVICES_TRIES = 25;
/** What all strangers together may try at one account in a day beyond five in a quarter of an hour. */
const GUESSES_A_DAY = 100;
/** Of the registrations and wrong sign-ins of a network, the part that may tell it who has an account. */
const TAKEN_SHARE = 4;

export const GUESSING_JOB = 'warn-of-guessing';

/** An attempt within the limit; call it once the password or code has proved right. */
interface Attempt {
  succeeded(): Promise<void>;
}

/** One count that an attempt is part of, and what becomes of it if the attempt was right. */
interface Count {
  readonly limiter: Limiter;
  readonly key: string;
  readonly forgets: 'all attempts' | 'this attempt';
}

/** An address of any length and case as one short key; accounts that do not exist are counted too. */
const keyOf = (email: string): string => digest(email.toLowerCase());

const IN_15_MINUTES = 'Too many attempts. Please try again in 15 minutes.';
const IN_AN_HOUR = 'Too many attempts. Please try again in an hour.';
const GUESSED_AT =
  'Too many attempts at this account from many places. Please sign in on a device you’ve used before, choose a new ' +
  'password with “Forgot your password?”, or try again in 15 minutes.';

const refusal = (message: string, retryAfter: number): TooManyAttempts =>
  result(TooManyAttempts, { message, retryAfter });

/** Takes one from each count, until one has none left; the seconds until it has, or 0. */
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
      else await limiter.giveBack(key);
  },
});

async function begin(counts: readonly Count[], message = IN_15_MINUTES): Promise<Attempt | TooManyAttempts> {
  const seconds = await take(counts);
  return seconds > 0 ? refusal(message, seconds) : attempt(counts);
}

/** A count of the visitor's own. */
const own = (limiter: Limiter, key: string): Count => ({ limiter, key, forgets: 'all attempts' });
/** A count that others are part of. */
const shared = (limiter: Limiter, key: string): Count => ({ limiter, key, forgets: 'this attempt' });

/**
 * Limits attempts at passwords and codes, so that nobody guesses them and no stranger keeps the owner out. Who signed
 * in before has tries of their own, by their device or session. Strangers are counted by network, and all of them
 * together by account. The counts are kept in PostgreSQL, so that all processes share them and a restart keeps them.
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
   * Counts a sign-in before the password is checked, so that a hundred at once do not all get through. A right one is
   * then taken off the counts of the network and the account, and clears the visitor's own.
   *
   * A known device has five tries in a quarter of an hour, whatever strangers do, and all of an account's together have
   * twenty-five. A network has five at one account.
   * Strangers everywhere have five at one account too, and beyond them a hundred a day; when those are used up, its
   * owner is warned by mail.
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
    // Also for addresses without an account, so that the time it takes does not tell them apart.
    if ((await this.#warnings.take(account)) === 0)
      await this.platform.jobs.send(GUESSING_JOB, { email }, { key: account });
    return refusal(GUESSED_AT, wait);
  }

  /**
   * Counts a code of a second step in the same way. Only who knows the password comes here: strangers who do have five
   * tries together, and take none from the owner's devices.
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

  /** Counts a password that somebody who is signed in confirms something with. */
  beginConfirmation({ sessionId }: Viewer): Promise<Attempt | TooManyAttempts> {
    return begin([own(this.#perSession, sessionId ?? '')]);
  }

  /** Counts a code that somebody who is signed in confirms something with. */
  beginCodeConfirmation({ sessionId }: Viewer): Promise<Attempt | TooManyAttempts> {
    return begin([own(this.#codesPerSession, sessionId ?? '')]);
  }

  /**
   * Counts a registration with the wrong sign-ins from its network; and by itself, so that a network is told no more
   * than a few times an hour that an address has an account.
   * @returns what to call once the address has proved to have none, or the refusal.
   */
  async beginRegistration({ network }: Visitor): Promise<Attempt | TooManyAttempts> {
    const seconds = await this.#perNetwork.take(network);
    return seconds > 0 ? refusal(IN_15_MINUTES, seconds) : begin([shared(this.#taken, network)], IN_AN_HOUR);
  }

  /** Clears the wrong attempts of a visitor who has proved in another way that an account is theirs. */
  async clear({ id, email }: Pick<User, 'id' | 'email'>, { network }: Visitor): Promise<void> {
    const account = keyOf(email);
    await this.#perAccountAndNetwork.clear(`${account}:${network}`);
    await this.#ofDevices.clear(account);
    await this.#codesPerAccount.clear(id);
    await this.#codesOfDevices.clear(id);
  }
}
