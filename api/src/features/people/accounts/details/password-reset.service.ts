import type { EntityManager } from '@mikro-orm/postgresql';
import type { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { createLimiter, type Limiter } from '../../../../platform/limits/limiter.ts';
import { Service } from '../../../../platform/services/services.ts';
import { digest } from '../../../../platform/text/digest.ts';
import { readEmailAddress } from '../../../../platform/text/email-address.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { passwordReset } from '../emails/password-reset.email.ts';
import type { ResetPasswordInput } from '../record/account.inputs.ts';
import type { InvalidToken, PasswordChanged } from '../record/account.results.ts';
import { lockChecked, User } from '../record/user.entity.ts';
import { KnownDevices } from '../sessions/known-devices.service.ts';
import { PasswordService } from '../sessions/password.service.ts';
import type { Visitor } from '../sessions/session.service.ts';
import { SignInLimits } from '../sessions/sign-in-limits.ts';
import { UserTokenService } from '../sessions/user-token.service.ts';
import { AccountService } from '../sign-in/account.service.ts';
import { EmailVerificationService, invalidToken } from '../sign-in/email-verification.service.ts';
import { PasswordChangeService } from './password-change.service.ts';

export const RESET_JOB = 'mail-password-reset';
const TOKEN_MINUTES = 30;
const HOUR_S = 3_600;
const DAY_MINUTES = 1_440;
const DAY_S = 86_400;
const MAILS_PER_VISITOR = 3;
const REQUESTS_PER_NETWORK = 20;
/** Emails a day to one account that all unknown devices together can request, besides a last one. */
const STRANGERS_MAILS = 9;
/** Emails a day that all known devices together can request before they count as unknown. */
const DEVICES_MAILS = 10;

/** Sets a new password for anyone who can read the account's email. */
export class PasswordResetService extends Service {
  readonly #accounts = this.services.get(AccountService);
  readonly #changes = this.services.get(PasswordChangeService);
  readonly #passwords = this.services.get(PasswordService);
  readonly #tokens = this.services.get(UserTokenService);
  readonly #mail = this.services.get(MailService);
  readonly #verification = this.services.get(EmailVerificationService);
  readonly #limits = this.services.get(SignInLimits);
  readonly #devices = this.services.get(KnownDevices);
  readonly #perVisitor = this.#limit('account', MAILS_PER_VISITOR, HOUR_S);
  readonly #perNetwork = this.#limit('address', REQUESTS_PER_NETWORK, HOUR_S);
  readonly #strangers = this.#limit('strangers', STRANGERS_MAILS, DAY_S);
  readonly #ofDevices = this.#limit('devices', DEVICES_MAILS, DAY_S);
  readonly #lastOfTheDay = this.#limit('last', 1, DAY_S);
  readonly #byAdministrators = this.#limit('admin', MAILS_PER_VISITOR, HOUR_S);

  #limit(name: string, points: number, seconds: number): Limiter {
    return createLimiter(this.platform, `password-reset-${name}`, points, seconds);
  }

  /**
   * Queues a job, for any address, so that neither the response nor its timing reveals whether it has an
   * account. For the same reason, requests over the limits are dropped silently. Each network and each known
   * device has three an hour for an account, so that others can't use up the owner's.
   */
  async request(email: string, visitor: Visitor): Promise<true> {
    const account = readEmailAddress(email)?.toLowerCase();
    if (!account || (await this.#perNetwork.take(visitor.network)) > 0) return true;
    const key = digest(account);
    const device = await this.#devices.idFor(account, visitor);
    if ((await this.#perVisitor.take(`${key}:${device ?? visitor.network}`)) > 0) return true;
    const isKnown = device !== null;
    await this.platform.jobs.send(RESET_JOB, { email: account, isKnown }, { key: `${key}:${isKnown}` });
    return true;
  }

  /**
   * Emails the link if the account exists. All unknown devices together can request ten a day, and the last
   * one's link works until the limit resets: even under constant abuse, the owner always has a link that works.
   * @param isKnown whether a known device requested it; ten of those a day don't count towards the limit.
   */
  async sendLink(email: string, isKnown = false): Promise<void> {
    await this.platform.orm.em.fork().transactional(async (em) => {
      const user = await this.#accounts.findByEmail(em, email);
      if (!user) return;
      const isDevices = isKnown && (await this.#ofDevices.takeIn(em, user.id));
      if (isDevices || (await this.#strangers.takeIn(em, user.id))) await this.mailLink(em, user);
      else if (await this.#lastOfTheDay.takeIn(em, user.id)) await this.mailLink(em, user, DAY_MINUTES);
    });
  }

  /** Whether an administrator can send one more of the three emails an hour to an account; counts it if so. */
  async mayMailAsAdministrator({ id }: Pick<User, 'id'>): Promise<boolean> {
    return (await this.#byAdministrators.take(id)) === 0;
  }

  /** Emails an account's owner the link, in the caller's transaction. Earlier links still work. */
  async mailLink(em: EntityManager, user: User, minutes = TOKEN_MINUTES): Promise<void> {
    const token = await this.#tokens.issueBesides(em, user, 'RESET_PASSWORD', minutes);
    await this.#mail.queue(em, user.email, passwordReset({ firstName: user.firstName, token, minutes }));
  }

  /**
   * Sets a new password and ends all sessions. Only a reader of the account's email can do this, so its address
   * counts as confirmed and the device as the owner's: it can sign in, however often others try. A refused
   * password doesn't use up the token.
   */
  async reset(
    { token, newPassword }: ResetPasswordInput,
    visitor: Visitor,
  ): Promise<PasswordChanged | InvalidInput | InvalidToken> {
    const em = this.platform.orm.em.fork();
    const known = await this.#tokens.find(em, token, 'RESET_PASSWORD');
    const user = known ? await em.findOne(User, { id: known.userId, email: known.email }) : null;
    if (!user) return invalidToken();
    const invalid = await this.#changes.check(newPassword, user);
    if (invalid) return invalid;
    const passwordHash = await this.#passwords.hash(newPassword);
    const changed = await em.transactional((inner) => this.#replace(inner, user, token, passwordHash));
    if ('user' in changed) {
      await this.#limits.clear(user, visitor);
      await this.#devices.remember(changed.user, visitor);
    }
    return changed;
  }

  async #replace(
    em: EntityManager,
    { id, email, passwordHash: old }: User,
    token: string,
    passwordHash: string,
  ): Promise<PasswordChanged | InvalidToken> {
    // Locks the account before its tokens, in the same order as every password change. Its address may have
    // changed meanwhile.
    const user = await lockChecked(em, { id, passwordHash: old });
    const isGood = user?.email === email && (await this.#tokens.redeem(em, token, 'RESET_PASSWORD')) !== null;
    if (!user || !isGood) return invalidToken();
    const changed = await this.#changes.replace(em, user, passwordHash, null);
    await this.#verification.prove(em, user);
    return changed;
  }
}
