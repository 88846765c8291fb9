import type { EntityManager } from '@mikro-orm/postgresql';
import { SENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import { sqlList } from '../../../../platform/database/sql-list.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import type { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { unshelve } from '../../../shop/stock/index.ts';
import { decideServing } from '../../../shop/suppliers/index.ts';
import { PurchaseDeliveryLine } from '../record/purchase-delivery-line.entity.ts';
import { PurchaseDeliveryOrder } from '../record/purchase-delivery-order.entity.ts';
import { PurchaseDelivery } from '../record/purchase-delivery.entity.ts';
import { PurchaseLine } from '../record/purchase-line.entity.ts';
import type { Purchase } from '../record/purchase.entity.ts';
import { DeliveryNotTakenBack, type PurchaseNotFound } from '../record/purchase.types.ts';
import { AwaitedOrders, tyreNames, type OrderTyres } from './awaited-orders.service.ts';
import { PurchaseRecord, tyreFigures } from './purchase-record.ts';
import type { TakeBackDeliveryInput } from './purchase.inputs.ts';

/** An order that was sent with tyres of a delivery. */
const SENT = `
  select o.number from purchase_delivery_orders d join orders o on o.id = d.order_id
  where d.delivery_id = ? and d.arrived > 0 and o.status in (${sqlList(SENT_STATUSES)}) order by o.number limit 1`;

/** The tyres that the orders of a delivery still have or await. Refunds lock products, so none is booked meanwhile. */
const KEPT = `
  select d.order_id as "orderId", d.product_id as "productId",
    coalesce(sum(l.quantity - l.returned_units), 0)::integer as units
  from purchase_delivery_orders d left join order_lines l on l.order_id = d.order_id and l.product_id = d.product_id
  where d.delivery_id = ? group by 1, 2`;

const refused = (message: string): DeliveryNotTakenBack => result(DeliveryNotTakenBack, { message });

/** Takes deliveries back that were booked by mistake. */
export class DeliveryUndoing extends Service {
  readonly #awaited = this.services.get(AwaitedOrders);
  readonly #record = this.services.get(PurchaseRecord);

  /**
   * Undoes the booking of a delivery: its units leave own stock, and the orders that got them await them again, or need
   * them again if the purchase was cancelled.
   */
  takeBack(
    viewer: Viewer,
    { deliveryId, ...read }: TakeBackDeliveryInput,
  ): Promise<Purchase | PurchaseNotFound | DeliveryNotTakenBack | StaleWrite> {
    return this.#record.change<DeliveryNotTakenBack>(read, async (em, purchase) => {
      const delivery = await em.findOne(PurchaseDelivery, { id: deliveryId, purchaseId: purchase.id });
      if (!delivery) return refused('This purchase has no delivery with this number.');
      if (delivery.isOpening)
        return refused('It isn’t known which orders got these tyres, so this booking can’t be taken back.');
      if (delivery.takenBackAt) return refused('This delivery was taken back before.');
      return (await this.#undo(em, viewer, purchase, delivery)) ?? purchase;
    });
  }

  async #undo(
    em: EntityManager,
    viewer: Viewer,
    purchase: Purchase,
    delivery: PurchaseDelivery,
  ): Promise<DeliveryNotTakenBack | null> {
    const deliveryId = delivery.id;
    const booked = await em.find(PurchaseDeliveryLine, { deliveryId });
    const ids = booked.map(({ productId }) => productId);
    const supplies = await this.#awaited.lock(em, ids, deliveryId);
    const [sent] = await em.execute<{ number: string }[]>(SENT, [deliveryId]);
    if (sent)
      return refused(`Order ${sent.number} was sent with tyres of this delivery, so it stays booked.`);
    const concerned = await em.find(PurchaseDeliveryOrder, { deliveryId });
    const kept = await em.execute<OrderTyres[]>(KEPT, [deliveryId]);
    const taken = concerned.flatMap(({ orderId, productId, arrived }) => {
      const left = kept.find((one) => one.orderId === orderId && one.productId === productId)?.units ?? 0;
      const units = supplies.unarrive({ orderId, productId, units: arrived }, left);
      return units > 0 ? [{ orderId, productId, units }] : [];
    });
    const shelved = booked.flatMap(({ productId, received, surplus }) => {
      const fromOrders = taken.reduce((sum, one) => sum + (one.productId === productId ? one.units : 0), 0);
      const quantity = received + surplus - fromOrders;
      return quantity > 0 ? [{ productId, quantity }] : [];
    });
    const now = this.platform.now();
    const [lacking] = await unshelve(em, shelved, now);
    if (lacking) return refused(await soldMeanwhile(em, lacking));
    delivery.takenBackAt = now;
    await this.#reopen(em, purchase, booked);
    if (purchase.cancelledAt) await this.#awaited.leaveShort(em, viewer, purchase, supplies, ids);
    else
      for (const { orderId, productId, short } of concerned)
        supplies.awaitAgain({ orderId, productId, units: short });
    await supplies.write();
    await this.#awaited.noteTakenBack(em, viewer, purchase, taken);
    await decideServing(em, ids);
    const units = booked.map(({ productId, received, surplus }) => ({
      productId,
      quantity: received + surplus,
    }));
    this.#record.audit(em, viewer, purchase, 'delivery taken back', {
      after: { delivery: deliveryId, ...tyreFigures(units) },
    });
    return null;
  }

  /** Counts the units as still to come, or as cancelled with the rest of the purchase. */
  async #reopen(
    em: EntityManager,
    purchase: Purchase,
    booked: readonly PurchaseDeliveryLine[],
  ): Promise<void> {
    const lines = await em.find(PurchaseLine, { purchaseId: purchase.id });
    for (const { productId, received, missing, surplus } of booked) {
      const line = lines.find((one) => one.productId === productId);
      if (!line) continue;
      line.received -= received;
      line.surplus -= surplus;
      line.missing += purchase.cancelledAt ? received : -missing;
    }
    const isComplete = lines.every((line) => line.received + line.missing === line.quantity);
    if (!isComplete) purchase.closedAt = null;
    await em.flush();
  }
}

async function soldMeanwhile(
  em: EntityManager,
  { productId, requested, available }: { productId: number; requested: number; available: number },
): Promise<string> {
  const names = await tyreNames(em, [productId]);
  return (
    `Only ${available} of the ${requested} × ${names.get(productId) ?? ''} that went into own stock ` +
    `${available === 1 ? 'is' : 'are'} left: the others were sold meanwhile. Set the tyre’s stock right instead.`
  );
}
