import type { EntityManager } from '@mikro-orm/postgresql';
import type { Refusal } from '../../../../platform/services/refusal.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { AuditService, type Actor } from '../../../operations/audit/index.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { accountDeleted } from '../emails/account-deleted.email.ts';
import { AccountDeleted } from '../record/personal-data.results.ts';
import { personOf, User } from '../record/user.entity.ts';
import { loggedRole } from '../sessions/account-safety.service.ts';

/**
 * Erases a person: every feature deletes its data about them, except what the law requires the shop to keep
 * about their orders (UK GDPR, article 17).
 */
export class AccountErasureService extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #mail = this.services.get(MailService);

  /**
   * Erases an account's owner, in the caller's transaction. The caller has locked the account.
   * @param actor who requested it: the owner, or an administrator on the owner's behalf.
   * @returns the refusal of the first feature that still needs to know the person, if any.
   */
  async erase(em: EntityManager, actor: Actor, user: User): Promise<AccountDeleted | Refusal> {
    const person = personOf(user);
    const { personalData } = this.services;
    for (const { refuse } of personalData) {
      const refusal = await refuse?.(em, person);
      if (refusal) return refusal;
    }
    let keptOrders = 0;
    for (const { countKeptOrders, erase } of personalData) {
      keptOrders += (await countKeptOrders?.(em, person)) ?? 0;
      await erase(em, person);
    }
    await em.nativeDelete(User, { id: user.id });
    // The log is permanent. It keeps only the account's id, which no longer identifies anyone.
    this.#audit.record(em, {
      actor,
      subject: 'account',
      subjectId: user.id,
      action: 'deleted',
      before: { role: loggedRole(user) },
      after: {},
    });
    await this.#mail.queue(em, person.email, accountDeleted({ firstName: user.firstName, keptOrders }));
    return result(AccountDeleted, { keptOrders });
  }
}
