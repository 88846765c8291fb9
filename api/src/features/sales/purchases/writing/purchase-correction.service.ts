import type { EntityManager } from '@mikro-orm/postgresql';
import { requireScope } from '../../../../platform/access/auth-demand.ts';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import type { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { MailService } from '../../../operations/mail/index.ts';
import type { Units } from '../../../shop/stock/index.ts';
import { decideServing, Supplier } from '../../../shop/suppliers/index.ts';
import { purchaseCancelled } from '../emails/purchase-cancelled.email.ts';
import { PurchaseLine } from '../record/purchase-line.entity.ts';
import type { Purchase } from '../record/purchase.entity.ts';
import { PurchaseNotOpen, type PurchaseNotFound } from '../record/purchase.types.ts';
import { AwaitedOrders } from './awaited-orders.service.ts';
import { noAddress } from './no-address.ts';
import { PurchaseRecord, tyreFigures } from './purchase-record.ts';
import type { CancelPurchaseInput, CorrectPurchaseCostInput } from './purchase.inputs.ts';

const NOT_CANCELLED = 'We couldn’t cancel this';
const NOT_CORRECTED = 'We couldn’t correct this';

/** Ordering took the units off the supplier's offer. If that has changed since, it says already what's left. */
const OFFER_AGAIN = `
  update supplier_offers o set units = o.units + least(u.quantity, l.off_offer)
  from jsonb_to_recordset(?::jsonb) as u("productId" integer, quantity integer)
  join purchase_lines l on l.product_id = u."productId"
  join purchases b on b.id = l.purchase_id and b.id = ?
  where o.supplier_id = b.supplier_id and o.product_id = l.product_id and o.updated_at <= b.created_at`;

/** Cancels purchases, and corrects their costs. */
export class PurchaseCorrection extends Service {
  readonly #awaited = this.services.get(AwaitedOrders);
  readonly #mail = this.services.get(MailService);
  readonly #record = this.services.get(PurchaseRecord);

  /** Cancels the units that are still to come. Orders that await them need them again. */
  cancel(
    viewer: Viewer,
    { byEmail, ...read }: CancelPurchaseInput,
  ): Promise<Purchase | InvalidInput | PurchaseNotFound | PurchaseNotOpen | StaleWrite> {
    return this.#record.change<InvalidInput | PurchaseNotOpen>(read, async (em, purchase) => {
      if (purchase.closedAt)
        return result(PurchaseNotOpen, {
          message: 'None of these tyres is still to come, so nothing was cancelled.',
        });
      const supplier = await em.findOneOrFail(Supplier, { id: purchase.supplierId });
      if (byEmail && supplier.email === null) return noAddress(NOT_CANCELLED, supplier);
      const lines = await em.find(
        PurchaseLine,
        { purchaseId: purchase.id },
        { orderBy: { productId: 'asc' } },
      );
      const cancelled = lines.flatMap(({ productId, quantity, received, missing }) => {
        const left = quantity - received - missing;
        return left > 0 ? [{ productId, quantity: left }] : [];
      });
      await this.#cancel(em, viewer, purchase, lines, cancelled);
      if (byEmail) await this.#tell(em, purchase, supplier, cancelled);
      this.#record.audit(em, viewer, purchase, 'cancelled', { after: tyreFigures(cancelled) });
      return purchase;
    });
  }

  async #cancel(
    em: EntityManager,
    viewer: Viewer,
    purchase: Purchase,
    lines: readonly PurchaseLine[],
    cancelled: readonly Units[],
  ): Promise<void> {
    const ids = cancelled.map(({ productId }) => productId);
    const supplies = await this.#awaited.lock(em, ids);
    for (const line of lines) line.missing = line.quantity - line.received;
    purchase.closedAt = this.platform.now();
    purchase.cancelledAt = purchase.closedAt;
    await em.flush();
    await this.#awaited.leaveShort(em, viewer, purchase, supplies, ids);
    await supplies.write();
    await em.execute(OFFER_AGAIN, [JSON.stringify(cancelled), purchase.id]);
    await decideServing(em, ids);
  }

  async #tell(
    em: EntityManager,
    purchase: Purchase,
    supplier: Supplier,
    cancelled: readonly Units[],
  ): Promise<void> {
    const tyres = await em.execute<
      { name: string; ean: string | null; code: string | null; quantity: number }[]
    >(
      `select p.name, p.ean, o.code, u.quantity
        from jsonb_to_recordset(?::jsonb) as u("productId" integer, quantity integer)
        join products p on p.id = u."productId"
        left join supplier_offers o on o.supplier_id = ? and o.product_id = p.id order by p.name, p.id`,
      [JSON.stringify(cancelled), supplier.id],
    );
    const { id } = purchase;
    await this.#mail.queue(
      em,
      supplier.email ?? '',
      purchaseCancelled({ id, accountNumber: supplier.accountNumber, tyres }),
    );
  }

  /**
   * Corrects what one unit of a tyre costs in a purchase.
   * @throws PublicError FORBIDDEN for viewers who may not see costs.
   */
  correctCost(
    viewer: Viewer,
    { productId, costPrice, ...read }: CorrectPurchaseCostInput,
  ): Promise<Purchase | InvalidInput | PurchaseNotFound | StaleWrite> {
    return this.#record.change<InvalidInput>(read, async (em, purchase) => {
      requireScope(viewer, 'READ_COSTS');
      const line = await em.findOne(PurchaseLine, { purchaseId: purchase.id, productId });
      if (!line)
        return InvalidInput.of(NOT_CORRECTED, [
          { path: 'productId', message: 'This tyre isn’t in the purchase' },
        ]);
      const before = { productId: null, costPrice: line.costPrice };
      line.costPrice = costPrice;
      this.#record.audit(em, viewer, purchase, 'cost corrected', { before, after: { productId, costPrice } });
      return purchase;
    });
  }
}
