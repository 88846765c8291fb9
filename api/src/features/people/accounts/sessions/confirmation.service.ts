import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../../platform/services/context.ts';
import { unauthenticated } from '../../../../platform/services/errors.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { TwoFactorService } from '../../two-factor/index.ts';
import { InvalidCredentials, TooManyAttempts, InvalidCode } from '../record/account.results.ts';
import { lockChecked, User } from '../record/user.entity.ts';
import { PasswordService } from './password.service.ts';
import { SignInLimits } from './sign-in-limits.ts';

/** A signed-in caller's proof of identity, so that an unattended browser or a stolen token isn't enough. */
interface Proof {
  readonly password: string;
  /** A two-factor code; needed if the account has two-factor sign-in. */
  readonly code?: string | null | undefined;
}

/** An account's owner, who has just proved to know its password. */
export interface Confirmed {
  readonly user: User;
  /**
   * Locks the account in the caller's transaction, and uses up the code if the account has two-factor sign-in.
   * @returns the refusal; null if there's none. Then call `succeeded` after the commit.
   */
  spend(em: EntityManager): Promise<InvalidCredentials | InvalidCode | null>;
  succeeded(): Promise<void>;
}

/** The refusal of a wrong code. */
export const invalidCode = (): InvalidCode =>
  result(InvalidCode, {
    message:
      'That code isn’t right, or was used before. Each code from your app works once, for half a minute.',
  });

const codeMissing = (): InvalidCode =>
  result(InvalidCode, { message: 'Enter the code from your authenticator app' });

/**
 * Asks signed-in callers for their password, and a code if they have two-factor sign-in, before changes that
 * could take over an account.
 */
export class ConfirmationService extends Service {
  readonly #limits = this.services.get(SignInLimits);
  readonly #passwords = this.services.get(PasswordService);
  readonly #twoFactor = this.services.get(TwoFactorService);

  /**
   * The viewer's account if the password is right. A session has five tries in 15 minutes, regardless of other
   * sign-in attempts.
   * @param wrong the message about a wrong password.
   * @throws PublicError UNAUTHENTICATED if the account no longer exists.
   */
  async password(
    viewer: Viewer,
    password: string,
    wrong = 'That password isn’t right',
  ): Promise<User | InvalidCredentials | TooManyAttempts> {
    const em = this.platform.orm.em.fork();
    const user = viewer.userId ? await em.findOne(User, { id: viewer.userId }) : null;
    if (!user) throw unauthenticated();
    const attempt = await this.#limits.beginConfirmation(viewer);
    if (attempt instanceof TooManyAttempts) return attempt;
    if (!(await this.#passwords.matches(user.passwordHash, password)))
      return result(InvalidCredentials, { message: wrong });
    await attempt.succeeded();
    return user;
  }

  /** Checks the password, and the code if the account has two-factor sign-in. `spend` uses up the code. */
  async begin(
    viewer: Viewer,
    { password, code }: Proof,
    wrong?: string,
  ): Promise<Confirmed | InvalidCredentials | TooManyAttempts | InvalidCode> {
    const user = await this.password(viewer, password, wrong);
    return user instanceof User ? this.withCode(viewer, user, code) : user;
  }

  /** Checks the code for a user whose password was right. */
  async withCode(
    viewer: Viewer,
    user: User,
    code: string | null | undefined,
  ): Promise<Confirmed | TooManyAttempts | InvalidCode> {
    const em = this.platform.orm.em.fork();
    if (await this.#twoFactor.notAsked(em, user.id))
      return { user, spend: (inner) => this.#lock(inner, user), succeeded: async () => undefined };
    if (!code?.trim()) return codeMissing();
    const attempt = await this.#limits.beginCodeConfirmation(viewer);
    if (attempt instanceof TooManyAttempts) return attempt;
    const typed = await this.#twoFactor.read(em, user.id, code);
    return {
      user,
      spend: async (inner) =>
        (await this.#lock(inner, user)) ??
        ((await this.#twoFactor.spend(inner, user, typed)) ? null : invalidCode()),
      succeeded: () => attempt.succeeded(),
    };
  }

  /** Changes the confirmed user's account while it's locked, in one transaction. */
  inAccount<Done extends object>(
    confirmed: Confirmed,
    work: (em: EntityManager, owner: User) => Promise<Done>,
  ): Promise<Done | InvalidCredentials | InvalidCode> {
    return this.commit<Done | InvalidCredentials | InvalidCode>(confirmed, async (em) => {
      const refused = await confirmed.spend(em);
      return refused ?? work(em, await em.findOneOrFail(User, { id: confirmed.user.id }));
    });
  }

  /** Runs work in one transaction. The work calls `spend`, after the locks that come before the account's. */
  async commit<Done extends object>(
    confirmed: Confirmed,
    work: (em: EntityManager) => Promise<Done>,
  ): Promise<Done> {
    const outcome = await this.platform.orm.em.fork().transactional(work);
    if (!(outcome instanceof InvalidCode || outcome instanceof InvalidCredentials))
      await confirmed.succeeded();
    return outcome;
  }

  async #lock(em: EntityManager, user: User): Promise<InvalidCredentials | null> {
    return (await lockChecked(em, user))
      ? null
      : result(InvalidCredentials, {
          message: 'Your password was changed a moment ago. Please sign in again.',
        });
  }
}
