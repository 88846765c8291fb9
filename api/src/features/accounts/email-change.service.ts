import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/context.ts';
import { keptEmailAddress } from '../../platform/email-address.ts';
import { unauthenticated } from '../../platform/errors.ts';
import { InvalidInput } from '../../platform/invalid-input.ts';
import { createLimiter, type Limiter } from '../../platform/limiter.ts';
import type { Platform } from '../../platform/platform.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { MailService } from '../mail/mail.service.ts';
import { lockChecked } from './account-lock.service.ts';
import { isOwnEmail } from './account-validation.ts';
import type { ChangeEmailInput } from './account.inputs.ts';
import {
  EmailChangeRequested,
  InvalidCredentials,
  TooManyAttempts,
  TooManyMails,
} from './account.results.ts';
import { AccountService } from './account.service.ts';
import { emailChangeAsked } from './letters/email-change-asked.letter.ts';
import { emailTaken } from './letters/email-taken.letter.ts';
import { newEmailConfirm } from './letters/new-email-confirm.letter.ts';
import { PasswordService } from './password.service.ts';
import type { Visitor } from './session.service.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { UserTokenService } from './user-token.service.ts';
import { User } from './user.entity.ts';

const TOKEN_HOURS = 24;
const HOUR_MINUTES = 60;
const HOUR_S = 3_600;
/** Each request sends mail to an address that the viewer may have made up. */
const MAILS_PER_HOUR = 5;

type EmailChange = EmailChangeRequested | InvalidInput | InvalidCredentials | TooManyAttempts | TooManyMails;

const refused = (message: string): InvalidInput => InvalidInput.of(message, [{ path: 'newEmail', message }]);
const wrongPassword = (): InvalidCredentials =>
  result(InvalidCredentials, { message: 'Your current password isn’t right' });

/**
 * Changes an account's address, for a viewer who knows the password. The change takes effect in
 * EmailVerificationService, by a mailed link.
 */
export class EmailChangeService {
  readonly #platform: Platform;
  readonly #accounts: AccountService;
  readonly #mail: MailService;
  readonly #passwords: PasswordService;
  readonly #tokens: UserTokenService;
  readonly #attempts: SignInLimits;
  readonly #mails: Limiter;

  constructor(services: Services) {
    this.#platform = services.platform;
    this.#accounts = services.get(AccountService);
    this.#mail = services.get(MailService);
    this.#passwords = services.get(PasswordService);
    this.#tokens = services.get(UserTokenService);
    this.#attempts = new SignInLimits(services.platform);
    this.#mails = createLimiter(services.platform, {
      name: 'email-change',
      points: MAILS_PER_HOUR,
      seconds: HOUR_S,
    });
  }

  /**
   * Mails a link to the new address and notifies the old one. Wrong passwords count like wrong sign-ins. An
   * address that already has an account gets the same answer as any other, so that nobody learns who shops
   * here; its owner is notified by mail.
   */
  async request(
    { userId }: Viewer,
    { newEmail, currentPassword }: ChangeEmailInput,
    { network }: Visitor,
  ): Promise<EmailChange> {
    const em = this.#platform.orm.em.fork();
    const user = userId ? await em.findOne(User, { id: userId }) : null;
    if (!user) throw unauthenticated();
    const email = keptEmailAddress(newEmail);
    if (email.toLowerCase() === user.email.toLowerCase())
      return refused('This is already the address on your account');
    const attempt = await this.#attempts.begin(user.email, network);
    if (attempt instanceof TooManyAttempts) return attempt;
    if (!(await this.#passwords.matches(user.passwordHash, currentPassword))) return wrongPassword();
    await attempt.succeeded();
    if (isOwnEmail(currentPassword, email))
      return refused('Your password can’t be your email address. Please change it first');
    if ((await this.#mails.take(user.id)) > 0)
      return result(TooManyMails, { message: 'Please wait an hour before asking for another email.' });
    return this.#platform.orm.em.fork().transactional((inner) => this.#send(inner, user, email));
  }

  async #send(
    em: EntityManager,
    checked: User,
    email: string,
  ): Promise<EmailChangeRequested | InvalidCredentials> {
    const user = await lockChecked(em, checked);
    if (!user) return wrongPassword();
    const { id, firstName } = user;
    // This also happens when no new link is mailed: only the newest request counts.
    await this.#tokens.withdraw(em, id, 'CHANGE_EMAIL');
    const owner = await this.#accounts.findByEmail(em, email);
    if (owner) {
      await this.#mail.queue(em, owner.email, emailTaken({ firstName: owner.firstName }));
    } else {
      const token = await this.#tokens.issue(em, { id, email }, 'CHANGE_EMAIL', TOKEN_HOURS * HOUR_MINUTES);
      await this.#mail.queue(em, email, newEmailConfirm({ firstName, token, hours: TOKEN_HOURS }));
    }
    await this.#mail.queue(em, user.email, emailChangeAsked({ firstName, hours: TOKEN_HOURS }));
    return result(EmailChangeRequested, { email, hours: TOKEN_HOURS });
  }
}
