import type { EntityManager } from '@mikro-orm/postgresql';
import { keysOf } from '@treadline/schema/trade/values/words';
import { violatedConstraint } from '../../../../platform/database/database-errors.ts';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { createLimiter } from '../../../../platform/limits/limiter.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { keptEmailAddress } from '../../../../platform/text/email-address.ts';
import { keptText, keptTextOrNull } from '../../../../platform/text/typed-text.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { EmailChangeService } from '../details/email-change.service.ts';
import { emailChanged } from '../emails/email-changed.email.ts';
import { emailReplaced } from '../record/account.events.ts';
import { TooManyMails } from '../record/account.results.ts';
import { OwnAccount } from '../record/two-factor.results.ts';
import type { User } from '../record/user.entity.ts';
import { AccountService } from '../sign-in/account.service.ts';
import { AccountChange, type AccountChanged } from './account-change.service.ts';
import { AccountClaim } from './account-claim.service.ts';
import type { ChangeCustomerEmailInput, UpdateCustomerInput } from './customer-details.inputs.ts';
import {
  CustomerEmailChange,
  type ChangeCustomerEmailResult,
  type UpdateCustomerResult,
} from './customer-details.results.ts';

const HOUR_S = 3_600;
const MAILS_PER_HOUR = 5;
const TAKEN = 'Another account has this address. Search for it in the list of customers';

const refused = (message: string): InvalidInput => InvalidInput.of(message, [{ path: 'newEmail', message }]);

const unrecorded = <Answer>(answer: Answer): AccountChanged<Answer> => ({ answer, figures: null });

/** Corrects customers' details on behalf of staff. The audit log names the changed fields, not their values. */
export class CustomerDetailsService extends Service {
  readonly #accounts = this.services.get(AccountService);
  readonly #changes = this.services.get(AccountChange);
  readonly #claims = this.services.get(AccountClaim);
  readonly #emails = this.services.get(EmailChangeService);
  readonly #mail = this.services.get(MailService);
  readonly #mails = createLimiter(this.platform, 'customer-email-change', MAILS_PER_HOUR, HOUR_S);

  /** Changes a customer's name and telephone number. Existing orders stay as they are. */
  update(
    viewer: Viewer,
    { id, revision, ...input }: UpdateCustomerInput,
  ): Promise<typeof UpdateCustomerResult> {
    const details = {
      firstName: keptText(input.firstName),
      lastName: keptText(input.lastName),
      phone: keptTextOrNull(input.phone),
    };
    return this.#changes.run<typeof UpdateCustomerResult>(
      viewer,
      id,
      'details changed',
      async (_em, user) => {
        if (user.revision !== revision) return unrecorded(StaleWrite.at(user.revision));
        const fields = keysOf(details).filter((field) => details[field] !== user[field]);
        if (fields.length === 0) return unrecorded(user);
        Object.assign(user, { ...details, revision: revision + 1 });
        return { answer: user, figures: { fields: fields.join(', ') } };
      },
    );
  }

  /**
   * Emails a link to a customer's new address, and tells the old one. The account gets the address when its owner has
   * signed in and followed the link: staff don't know the password, so they can't take an account over. Only an
   * account without a password gets it at once, or a mistyped address could never be corrected.
   */
  async changeEmail(
    viewer: Viewer,
    { id, newEmail }: ChangeCustomerEmailInput,
  ): Promise<typeof ChangeCustomerEmailResult> {
    if (viewer.userId === id.toLowerCase())
      return result(OwnAccount, {
        message: 'This is your own account. Change its address on your account page, with your password.',
      });
    const email = keptEmailAddress(newEmail);
    try {
      return await this.#changes.run<typeof ChangeCustomerEmailResult>(
        viewer,
        id,
        'email address changed',
        async (em, user) => {
          if (email.toLowerCase() === user.email.toLowerCase())
            return unrecorded(refused('This is already the address on this account'));
          if (await this.#accounts.findByEmail(em, email)) return unrecorded(refused(TAKEN));
          if (!(await this.#mails.takeIn(em, user.id)))
            return unrecorded(
              result(TooManyMails, {
                message:
                  'Several links were sent in the last hour. Please wait an hour before you send another.',
              }),
            );
          const isPending = user.hasPassword;
          if (isPending) await this.#emails.sendForStaff(em, user, email);
          else await this.#replace(em, user, email);
          return {
            answer: result(CustomerEmailChange, { email, isPending, customer: user }),
            figures: { waitsForOwner: isPending },
          };
        },
      );
    } catch (error) {
      // Another account was opened with the address in the meantime.
      if (violatedConstraint(error) === 'users_email_key') return refused(TAKEN);
      throw error;
    }
  }

  async #replace(em: EntityManager, user: User, email: string): Promise<void> {
    await this.#mail.queue(em, user.email, emailChanged({ firstName: user.firstName }));
    user.email = email;
    await em.flush();
    await emailReplaced.announce(this.services, em, { userId: user.id, email });
    await this.#claims.mailLink(em, user);
  }
}
