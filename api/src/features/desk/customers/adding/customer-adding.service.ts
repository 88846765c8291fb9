import { violatedConstraint } from '../../../../platform/database/database-errors.ts';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { createLimiter } from '../../../../platform/limits/limiter.ts';
import { accountOf, type Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { keptEmailAddress } from '../../../../platform/text/email-address.ts';
import { keptText, keptTextOrNull } from '../../../../platform/text/typed-text.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import { AccountClaim, AccountImport, TooManyMails } from '../../../people/accounts/index.ts';
import { AddressBookService, keptAddress } from '../../../people/addresses/index.ts';
import type { CreateCustomerInput } from './customer-adding.inputs.ts';
import { CustomerCreated, type CreateCustomerResult } from './customer-adding.results.ts';

const HOUR_S = 3_600;
/** More than anyone types. Each emails an address that may be made up. */
const ADDED_AN_HOUR = 60;
const TAKEN = 'This address has an account already. Search for it in the list of customers';

/** Adds customers on behalf of staff. */
export class CustomerAdding extends Service {
  readonly #accounts = this.services.get(AccountImport);
  readonly #addresses = this.services.get(AddressBookService);
  readonly #audit = this.services.get(AuditService);
  readonly #claims = this.services.get(AccountClaim);
  readonly #perViewer = createLimiter(this.platform, 'customer-adding', ADDED_AN_HOUR, HOUR_S);

  /** Adds an account, with a password that nobody knows, and emails its owner the link to set one. */
  async add(
    viewer: Viewer,
    { address, ...input }: CreateCustomerInput,
  ): Promise<typeof CreateCustomerResult> {
    const details = {
      email: keptEmailAddress(input.email),
      firstName: keptText(input.firstName),
      lastName: keptText(input.lastName),
      phone: keptTextOrNull(input.phone),
    };
    const passwordHash = await this.#accounts.unknownPassword();
    try {
      return await this.platform.orm.em.fork().transactional(async (em) => {
        if (!(await this.#perViewer.takeIn(em, accountOf(viewer))))
          return result(TooManyMails, { message: 'Please wait an hour before you add more customers.' });
        const customer = this.#accounts.add(em, details, passwordHash);
        await em.flush();
        if (address) await this.#addresses.addFirst(em, customer.id, keptAddress(address));
        await this.#claims.mailLink(em, customer);
        this.#audit.record(em, {
          actor: viewer,
          subject: 'account',
          subjectId: customer.id,
          action: 'added',
          before: {},
          after: {},
        });
        return result(CustomerCreated, { customer });
      });
    } catch (error) {
      if (violatedConstraint(error) !== 'users_email_key') throw error;
      return InvalidInput.of(TAKEN, [{ path: 'email', message: TAKEN }]);
    }
  }
}
