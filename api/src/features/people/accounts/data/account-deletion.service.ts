import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../../platform/services/context.ts';
import type { Refusal } from '../../../../platform/services/refusal.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { lockStaff, StaffAccess } from '../../../operations/staff/index.ts';
import type { DeleteAccountInput } from '../record/account.inputs.ts';
import { InvalidCredentials } from '../record/account.results.ts';
import { AccountDeleted, LastAdministrator } from '../record/personal-data.results.ts';
import { User } from '../record/user.entity.ts';
import { ConfirmationService } from '../sessions/confirmation.service.ts';
import { AccountErasureService } from './account-erasure.service.ts';

/** Other features have their own refusals, see `DeletionRefusal`. */
type Deletion = AccountDeleted | Refusal;

const wrongPassword = (): InvalidCredentials =>
  result(InvalidCredentials, { message: 'That password isn’t right' });

/** Deletes accounts for their owners. */
export class AccountDeletionService extends Service {
  readonly #confirmation = this.services.get(ConfirmationService);
  readonly #access = this.services.get(StaffAccess);
  readonly #erasure = this.services.get(AccountErasureService);

  /**
   * Deletes the viewer's account. An order in progress prevents it: the shop must know who to deliver to or
   * refund. The owner can try again once the order is finished or cancelled.
   */
  async delete(viewer: Viewer, { password }: DeleteAccountInput): Promise<Deletion> {
    const user = await this.#confirmation.password(viewer, password);
    if (!(user instanceof User)) return user;
    return this.platform.orm.em.fork().transactional((inner) => this.#delete(inner, viewer, user));
  }

  async #delete(em: EntityManager, viewer: Viewer, checked: User): Promise<Deletion> {
    if (checked.staffRole !== null) await lockStaff(em);
    // Concurrent writes of orders and sessions wait for this lock, and then find no account.
    const user = await em.findOne(
      User,
      { id: checked.id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    // A password changed meanwhile isn't the one that was checked.
    if (!user || user.staffRole !== checked.staffRole || user.passwordHash !== checked.passwordHash)
      return wrongPassword();
    if (user.staffRole !== null && !(await this.#access.hasManager(em, { userId: user.id })))
      return result(LastAdministrator, {
        message:
          'You’re the only administrator. Please create another first, so that someone can manage the ' +
          'shop.',
      });
    return this.#erasure.erase(em, viewer, user);
  }
}
