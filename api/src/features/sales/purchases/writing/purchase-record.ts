import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { AuditService, type AuditFigures } from '../../../operations/audit/index.ts';
import type { Units } from '../../../shop/stock/index.ts';
import { Purchase } from '../record/purchase.entity.ts';
import { PurchaseNotFound } from '../record/purchase.types.ts';

/** The tyres and units of a change as figures for the audit log. */
export const tyreFigures = (units: readonly Units[]): AuditFigures => ({
  tyres: units.length,
  units: units.reduce((sum, one) => sum + one.quantity, 0),
});

/** Changes purchases that nobody has changed since they were read. */
export class PurchaseRecord extends Service {
  readonly #audit = this.services.get(AuditService);

  /**
   * Locks a purchase and lets `work` change it in a transaction. Its revision counts up if `work` returns it.
   * Afterwards every process knows of the stock that has changed.
   */
  async change<Refused>(
    { id, revision }: Pick<Purchase, 'id' | 'revision'>,
    work: (em: EntityManager, purchase: Purchase) => Promise<Purchase | Refused>,
  ): Promise<Purchase | Refused | PurchaseNotFound | StaleWrite> {
    const changed = await this.platform.orm.em.fork().transactional(async (em) => {
      const purchase = await em.findOne(Purchase, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!purchase) return result(PurchaseNotFound, { message: 'This purchase doesn’t exist.' });
      if (purchase.revision !== revision) return StaleWrite.at(purchase.revision);
      const answer = await work(em, purchase);
      if (answer === purchase) purchase.revision += 1;
      return answer;
    });
    if (changed instanceof Purchase) await this.platform.versions.caughtUp();
    return changed;
  }

  /** Adds an entry to the audit log. */
  audit(
    em: EntityManager,
    actor: Viewer,
    { id }: Purchase,
    action: string,
    { before = {}, after }: { readonly before?: AuditFigures; readonly after: AuditFigures },
  ): void {
    this.#audit.record(em, { actor, subject: 'purchase', subjectId: String(id), action, before, after });
  }
}
