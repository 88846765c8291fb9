import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import type { Refusal } from '../../../../platform/services/refusal.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { keptEmailAddress } from '../../../../platform/text/email-address.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { TwoFactorService } from '../../two-factor/index.ts';
import { AccountErasureService } from '../data/account-erasure.service.ts';
import { DataExportService } from '../data/data-export.service.ts';
import { PasswordResetService } from '../details/password-reset.service.ts';
import { twoFactorDisabledForCustomer } from '../emails/two-factor-disabled-for-customer.email.ts';
import {
  InvalidCredentials,
  TooManyMails,
  InvalidCode,
  type AccountNotFound,
} from '../record/account.results.ts';
import { AccountDeleted } from '../record/personal-data.results.ts';
import { OwnAccount } from '../record/two-factor.results.ts';
import { personOf, User } from '../record/user.entity.ts';
import { ConfirmationService } from '../sessions/confirmation.service.ts';
import { SessionService } from '../sessions/session.service.ts';
import type {
  RevokeCustomerSessionsInput,
  EraseCustomerInput,
  DisableCustomerTwoFactorInput,
} from './account-administration.inputs.ts';
import {
  AdministratorNotErasable,
  CustomerExport,
  PasswordResetSent,
  type DisableCustomerTwoFactorResult,
} from './account-administration.results.ts';
import { AccountChange, accountNotFound } from './account-change.service.ts';
import { AccountClaim } from './account-claim.service.ts';

const REMOVED = 'two-factor sign-in removed';

/**
 * Administrators' changes to other people's accounts. The audit log's figures never identify the account's
 * owner.
 */
export class AccountAdministrationService extends Service {
  readonly #changes = this.services.get(AccountChange);
  readonly #claims = this.services.get(AccountClaim);
  readonly #confirmation = this.services.get(ConfirmationService);
  readonly #erasure = this.services.get(AccountErasureService);
  readonly #exports = this.services.get(DataExportService);
  readonly #resets = this.services.get(PasswordResetService);
  readonly #mail = this.services.get(MailService);
  readonly #sessions = this.services.get(SessionService);
  readonly #twoFactor = this.services.get(TwoFactorService);

  /** Ends one session of an account, or all of them. An administrator keeps the session they're using. */
  endSessions(
    viewer: Viewer,
    { id, sessionId }: RevokeCustomerSessionsInput,
  ): Promise<User | AccountNotFound> {
    return this.#changes.run(viewer, id, 'sessions ended', async (em, user) => {
      const ended = await this.#sessions.end(em, user.id, sessionId ?? null, viewer.sessionId);
      return { answer: user, figures: { sessions: ended } };
    });
  }

  /**
   * A copy of a customer's personal data, the same as the customer would get. The export is recorded in the
   * audit log.
   */
  async export(viewer: Viewer, id: string): Promise<CustomerExport | AccountNotFound> {
    const em = this.platform.orm.em.fork();
    const user = isUuid(id) ? await em.findOne(User, { id }) : null;
    if (!user) return accountNotFound();
    const data = await this.#exports.gather(personOf(user));
    return this.#changes.run(viewer, id, 'data exported', async () => ({
      answer: result(CustomerExport, {
        fileName: `customer-${id.slice(0, 8)}-${data.exportedAt.slice(0, 10)}.json`,
        data,
      }),
      figures: {},
    }));
  }

  /** Emails a customer a link to set a new password, or their first one, at most three an hour. */
  async sendPasswordReset(
    viewer: Viewer,
    id: string,
  ): Promise<PasswordResetSent | AccountNotFound | TooManyMails> {
    const em = this.platform.orm.em.fork();
    const user = isUuid(id) ? await em.findOne(User, { id }) : null;
    if (!user) return accountNotFound();
    if (!(await this.#resets.mayMailAsAdministrator(user)))
      return result(TooManyMails, {
        message:
          'They have been sent several links in the last hour. Please ask them to look for the latest one.',
      });
    return this.#changes.run(viewer, id, 'password link sent', async (inner, owner) => {
      if (owner.hasPassword) await this.#resets.mailLink(inner, owner);
      else await this.#claims.mailLink(inner, owner);
      return { answer: result(PasswordResetSent, { email: owner.email }), figures: {} };
    });
  }

  /**
   * Disables two-factor sign-in for a customer who has lost their phone and recovery codes. Needs the
   * administrator's own password, because a stolen session must not be enough, and isn't possible on their own
   * account.
   */
  async disableCustomerTwoFactor(
    viewer: Viewer,
    { id, currentPassword, code }: DisableCustomerTwoFactorInput,
  ): Promise<typeof DisableCustomerTwoFactorResult> {
    if (viewer.userId === id.toLowerCase())
      return result(OwnAccount, {
        message: 'This is your own account. Disable it on your account page, with your password and a code.',
      });
    const confirmed = await this.#confirmation.begin(viewer, { password: currentPassword, code });
    if (!('spend' in confirmed)) return confirmed;
    const outcome = await this.#changes.run<typeof DisableCustomerTwoFactorResult>(
      viewer,
      id,
      REMOVED,
      async (em, user) => {
        const refused = await confirmed.spend(em);
        if (refused) return { answer: refused, figures: null };
        const wasOn = await this.#twoFactor.remove(em, user.id);
        if (wasOn)
          await this.#mail.queue(em, user.email, twoFactorDisabledForCustomer({ firstName: user.firstName }));
        return { answer: user, figures: wasOn ? {} : null };
      },
    );
    if (!(outcome instanceof InvalidCredentials || outcome instanceof InvalidCode))
      await confirmed.succeeded();
    return outcome;
  }

  /**
   * Erases a customer at their request, exactly as if they had deleted their account themselves.
   * @param input names the account twice, by id and email address.
   */
  erase(
    viewer: Viewer,
    { id, email }: EraseCustomerInput,
  ): Promise<AccountDeleted | AccountNotFound | AdministratorNotErasable | InvalidInput | Refusal> {
    return this.platform.orm.em.fork().transactional(async (em) => {
      const user = await this.#lock(em, id);
      if (!user) return accountNotFound();
      if (user.email.toLowerCase() !== keptEmailAddress(email).toLowerCase()) {
        const message = 'This isn’t the email address of this customer';
        return InvalidInput.of(message, [{ path: 'email', message }]);
      }
      if (user.staffRole !== null)
        return result(AdministratorNotErasable, {
          message: 'This person is on the staff. Make the account a customer’s first.',
        });
      const erased = await this.#erasure.erase(em, viewer, user);
      // The features' refusals are worded for the customer, so this one replaces them.
      return erased instanceof AccountDeleted
        ? erased
        : Object.assign(erased, {
            message:
              'This customer still has an order in progress, so the shop must know who they are. Finish or ' +
              'cancel it first.',
          });
    });
  }

  #lock(em: EntityManager, id: string): Promise<User | null> {
    return isUuid(id)
      ? em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : Promise.resolve(null);
  }
}
