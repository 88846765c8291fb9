import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { violatedConstraint } from '../../../../platform/database/database-errors.ts';
import { createLimiter } from '../../../../platform/limits/limiter.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { emailChanged } from '../emails/email-changed.email.ts';
import { verifyEmail } from '../emails/verify-email.email.ts';
import { emailProved, emailReplaced } from '../record/account.events.ts';
import { EmailVerified, InvalidToken, SignInRequired } from '../record/account.results.ts';
import type { UserToken } from '../record/user-token.entity.ts';
import { User } from '../record/user.entity.ts';
import { AccountSafetyService } from '../sessions/account-safety.service.ts';
import { KnownDevices } from '../sessions/known-devices.service.ts';
import type { Visitor } from '../sessions/session.service.ts';
import { UserTokenService } from '../sessions/user-token.service.ts';

const TOKEN_HOURS = 72;
const HOUR_MINUTES = 60;
const MAILS_PER_HOUR = 5;
const HOUR_S = 3_600;

export const invalidToken = (): InvalidToken =>
  result(InvalidToken, { message: 'This link is no longer valid. Please ask for a new one.' });

const signInRequired = (): SignInRequired =>
  result(SignInRequired, {
    message: 'Please sign in to the account that gave us this address, then open the link again.',
  });

/**
 * Confirms that an account's address belongs to its owner. Data stored under that address alone is theirs from
 * then on.
 */
export class EmailVerificationService extends Service {
  readonly #tokens = this.services.get(UserTokenService);
  readonly #mail = this.services.get(MailService);
  readonly #safety = this.services.get(AccountSafetyService);
  readonly #devices = this.services.get(KnownDevices);
  readonly #limit = createLimiter(this.platform, 'email-verification', MAILS_PER_HOUR, HOUR_S);

  /** Emails the link that confirms an address, in the caller's transaction. */
  async send(em: EntityManager, user: User): Promise<void> {
    const token = await this.#tokens.issue(em, user, 'VERIFY_EMAIL', TOKEN_HOURS * HOUR_MINUTES);
    await this.#mail.queue(
      em,
      user.email,
      verifyEmail({ firstName: user.firstName, token, hours: TOKEN_HOURS }),
    );
  }

  /**
   * Emails the link again.
   * @returns false if the address is already confirmed.
   * @throws PublicError TOO_MANY_REQUESTS after five in an hour.
   */
  async request({ userId }: Viewer): Promise<boolean> {
    const em = this.platform.orm.em.fork();
    const user = userId ? await em.findOne(User, { id: userId }) : null;
    if (!user || user.emailVerified) return false;
    await this.#limit.require(user.id, 'Please wait an hour before asking for another email.');
    await em.transactional((inner) => this.send(inner, user));
    return true;
  }

  /**
   * Confirms the address that a token was sent to, once, for a viewer signed in to the account that requested
   * it. The email's reader may not know that account: someone else may have opened it, and know its password. A
   * token that is refused for lack of a sign-in isn't used up. From then on the visitor's device is known.
   */
  async verify(
    token: string,
    viewer: Viewer,
    visitor: Visitor,
  ): Promise<EmailVerified | InvalidToken | SignInRequired> {
    const verified = await this.#verify(token, viewer);
    if (!(verified instanceof User)) return verified;
    await this.#devices.remember(verified, visitor);
    return result(EmailVerified, { email: verified.email });
  }

  async #verify(token: string, { userId }: Viewer): Promise<User | InvalidToken | SignInRequired> {
    try {
      return await this.platform.orm.em.fork().transactional(async (em) => {
        const mailed =
          (await this.#tokens.find(em, token, 'VERIFY_EMAIL')) ??
          (await this.#tokens.find(em, token, 'CHANGE_EMAIL'));
        if (!mailed) return invalidToken();
        if (mailed.userId !== userId) return signInRequired();
        // Locks the account before its tokens, in the same order as every password change.
        const user = await em.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
        const isGood = user !== null && (await this.#tokens.redeem(em, token, mailed.purpose)) !== null;
        if (!isGood || !(await this.#takeOver(em, user, mailed))) return invalidToken();
        await this.prove(em, user);
        return user;
      });
    } catch (error) {
      // Another account was opened with the address since the link was sent.
      if (violatedConstraint(error) === 'users_email_key') return invalidToken();
      throw error;
    }
  }

  /**
   * Records that an account's address is confirmed and gives the account the data stored under it, in the
   * caller's transaction. Call it only if the account's user has proved that they read the address's email, and
   * nobody else can be signed in.
   */
  async prove(em: EntityManager, user: User): Promise<void> {
    user.emailVerifiedAt ??= this.platform.now();
    await em.flush();
    await emailProved.announce(this.services, em, { userId: user.id, email: user.email });
  }

  /**
   * Gives the account the requested address, and notifies the old one.
   * @returns whether the account now has the address that the token was sent to.
   */
  async #takeOver(em: EntityManager, user: User, { purpose, email }: UserToken): Promise<boolean> {
    if (purpose !== 'CHANGE_EMAIL') return user.email === email;
    await this.#mail.queue(em, user.email, emailChanged({ firstName: user.firstName }));
    await emailReplaced.announce(this.services, em, { userId: user.id, email });
    em.assign(user, { email, emailVerifiedAt: this.platform.now() });
    await this.#safety.addressChanged(em, user);
    return true;
  }
}
