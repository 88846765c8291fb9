import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { createLimiter } from '../../../../platform/limits/limiter.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { keptEmailAddress } from '../../../../platform/text/email-address.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { emailChangeAsked } from '../emails/email-change-asked.email.ts';
import { emailChangeByStaff } from '../emails/email-change-by-staff.email.ts';
import { emailTaken } from '../emails/email-taken.email.ts';
import { newEmailConfirm } from '../emails/new-email-confirm.email.ts';
import { isOwnEmail } from '../record/account-validation.ts';
import type { RequestEmailChangeInput } from '../record/account.inputs.ts';
import {
  EmailChangeRequested,
  TooManyMails,
  type RequestEmailChangeResult,
} from '../record/account.results.ts';
import type { User } from '../record/user.entity.ts';
import { ConfirmationService } from '../sessions/confirmation.service.ts';
import { UserTokenService } from '../sessions/user-token.service.ts';
import { AccountService } from '../sign-in/account.service.ts';

const TOKEN_HOURS = 24;
const HOUR_MINUTES = 60;
const HOUR_S = 3_600;
/** Each request sends an email to an address that the viewer may have made up. */
const MAILS_PER_HOUR = 5;

const refused = (message: string): InvalidInput => InvalidInput.of(message, [{ path: 'newEmail', message }]);

/**
 * Changes an account's email address for a viewer who knows the password, or at the request of staff. The change takes
 * effect in EmailVerificationService, with an emailed link.
 */
export class EmailChangeService extends Service {
  readonly #accounts = this.services.get(AccountService);
  readonly #confirmation = this.services.get(ConfirmationService);
  readonly #mail = this.services.get(MailService);
  readonly #tokens = this.services.get(UserTokenService);
  readonly #mails = createLimiter(this.platform, 'email-change', MAILS_PER_HOUR, HOUR_S);

  /**
   * Emails a link to the new address and notifies the old one. The response is the same if the new address
   * already has an account, so that nobody learns who shops here; that account's owner gets an email instead.
   */
  async request(
    viewer: Viewer,
    { newEmail, currentPassword, code }: RequestEmailChangeInput,
  ): Promise<typeof RequestEmailChangeResult> {
    const confirmed = await this.#confirmation.begin(
      viewer,
      { password: currentPassword, code },
      'Your current password isn’t right',
    );
    if (!('spend' in confirmed)) return confirmed;
    const { user } = confirmed;
    const email = keptEmailAddress(newEmail);
    if (email.toLowerCase() === user.email.toLowerCase())
      return refused('This is already the address on your account');
    if (isOwnEmail(currentPassword, email))
      return refused('Your password can’t be your email address. Please change it first');
    if ((await this.#mails.take(user.id)) > 0)
      return result(TooManyMails, { message: 'Please wait an hour before asking for another email.' });
    return this.#confirmation.inAccount(confirmed, (em, owner) => this.#send(em, owner, email));
  }

  /**
   * Emails the link to a free address that staff have entered, and tells the owner at the old one, in the caller's
   * transaction.
   */
  async sendForStaff(em: EntityManager, user: User, email: string): Promise<void> {
    await this.#mailLink(em, user, email);
    const { firstName } = user;
    await this.#mail.queue(em, user.email, emailChangeByStaff({ firstName, hours: TOKEN_HOURS }));
  }

  async #mailLink(em: EntityManager, { id, firstName }: User, email: string): Promise<void> {
    const token = await this.#tokens.issue(em, { id, email }, 'CHANGE_EMAIL', TOKEN_HOURS * HOUR_MINUTES);
    await this.#mail.queue(em, email, newEmailConfirm({ firstName, token, hours: TOKEN_HOURS }));
  }

  async #send(em: EntityManager, user: User, email: string): Promise<EmailChangeRequested> {
    const { id, firstName } = user;
    // Even if no new link is sent: only the latest request counts.
    await this.#tokens.withdraw(em, id, 'CHANGE_EMAIL');
    const owner = await this.#accounts.findByEmail(em, email);
    if (owner) {
      await this.#mail.queue(em, owner.email, emailTaken({ firstName: owner.firstName }));
    } else {
      await this.#mailLink(em, user, email);
    }
    await this.#mail.queue(em, user.email, emailChangeAsked({ firstName, hours: TOKEN_HOURS }));
    return result(EmailChangeRequested, { email, hours: TOKEN_HOURS });
  }
}
