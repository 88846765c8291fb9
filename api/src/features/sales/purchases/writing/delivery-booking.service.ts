import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, type FieldError } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import type { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { namedActor } from '../../../operations/audit/index.ts';
import { shelve } from '../../../shop/stock/index.ts';
import { decideServing } from '../../../shop/suppliers/index.ts';
import { PurchaseDeliveryLine } from '../record/purchase-delivery-line.entity.ts';
import { PurchaseDeliveryOrder } from '../record/purchase-delivery-order.entity.ts';
import { PurchaseDelivery } from '../record/purchase-delivery.entity.ts';
import { PurchaseLine } from '../record/purchase-line.entity.ts';
import type { Purchase } from '../record/purchase.entity.ts';
import type { PurchaseNotFound } from '../record/purchase.types.ts';
import { AwaitedOrders, type OrderTyres } from './awaited-orders.service.ts';
import { repeatedTyre } from './purchase-lines.ts';
import { PurchaseRecord, tyreFigures } from './purchase-record.ts';
import type { ReceivedLineInput, ReceivePurchaseInput } from './purchase.inputs.ts';

const NOT_BOOKED = 'We couldn’t book this';

/** Books what comes of purchases. */
export class DeliveryBooking extends Service {
  readonly #awaited = this.services.get(AwaitedOrders);
  readonly #record = this.services.get(PurchaseRecord);

  /** Books units of a purchase that have come, for the orders that await them, or that won't come. */
  async receive(
    viewer: Viewer,
    { lines, ...read }: ReceivePurchaseInput,
  ): Promise<Purchase | InvalidInput | PurchaseNotFound | StaleWrite> {
    const fault = repeatedTyre(lines) ?? nothingBooked(lines);
    if (fault) return InvalidInput.of(NOT_BOOKED, [fault]);
    return this.#record.change<InvalidInput>(read, async (em, purchase) => {
      const ordered = await em.find(PurchaseLine, { purchaseId: purchase.id });
      const faults = lines.flatMap((line, index) => faultsOf(line, index, ordered));
      if (faults.length > 0) return InvalidInput.of(NOT_BOOKED, faults);
      const ids = lines.map(({ productId }) => productId);
      const supplies = await this.#awaited.lock(em, ids);
      for (const { productId, received, missing, surplus } of lines) {
        const line = ordered.find((one) => one.productId === productId);
        if (!line) continue;
        line.received += received;
        line.missing += missing;
        line.surplus += surplus;
      }
      const now = this.platform.now();
      const isComplete = ordered.every((line) => line.received + line.missing === line.quantity);
      purchase.closedAt = isComplete ? (purchase.closedAt ?? now) : null;
      await em.flush();
      const arrived = lines.flatMap(({ productId, received }) =>
        supplies.arrive({ productId, quantity: received }).map((one) => ({ ...one, productId })),
      );
      const own = lines.flatMap(({ productId, received, surplus }) => {
        const quantity = received + surplus - unitsOf(arrived, productId);
        return quantity > 0 ? [{ productId, quantity }] : [];
      });
      if (own.length > 0) await shelve(em, own, now);
      const isMissing = lines.filter(({ missing }) => missing > 0).map(({ productId }) => productId);
      const short = await this.#awaited.leaveShort(em, viewer, purchase, supplies, isMissing);
      await supplies.write();
      await this.#keep(em, viewer, purchase, { lines, arrived, short });
      await decideServing(em, ids);
      const came = lines.map(({ productId, received, surplus }) => ({
        productId,
        quantity: received + surplus,
      }));
      this.#record.audit(em, viewer, purchase, 'received', {
        after: { supplierId: purchase.supplierId, ...tyreFigures(came) },
      });
      return purchase;
    });
  }

  /** Keeps which orders the delivery concerned, so that it can be taken back. */
  async #keep(
    em: EntityManager,
    viewer: Viewer,
    { id: purchaseId }: Purchase,
    {
      lines,
      arrived,
      short,
    }: {
      readonly lines: readonly ReceivedLineInput[];
      readonly arrived: readonly OrderTyres[];
      readonly short: readonly OrderTyres[];
    },
  ): Promise<void> {
    const { role: bookedByRole, id: bookedBy } = namedActor(viewer);
    const delivery = em.create(PurchaseDelivery, {
      purchaseId,
      bookedAt: this.platform.now(),
      bookedByRole,
      bookedBy,
    });
    await em.flush();
    const deliveryId = delivery.id;
    for (const { productId, received, missing, surplus } of lines)
      em.create(PurchaseDeliveryLine, { deliveryId, productId, received, missing, surplus });
    const concerned = Map.groupBy(
      [...arrived, ...short],
      ({ orderId, productId }) => `${orderId} ${productId}`,
    );
    for (const [{ orderId, productId } = { orderId: '', productId: 0 }] of concerned.values()) {
      const isIt = (one: OrderTyres): boolean => one.orderId === orderId && one.productId === productId;
      em.create(PurchaseDeliveryOrder, {
        deliveryId,
        orderId,
        productId,
        arrived: arrived.find(isIt)?.units ?? 0,
        short: short.find(isIt)?.units ?? 0,
      });
    }
  }
}

const unitsOf = (orders: readonly OrderTyres[], productId: number): number =>
  orders.reduce((sum, one) => sum + (one.productId === productId ? one.units : 0), 0);

const nothingBooked = (lines: readonly ReceivedLineInput[]): FieldError | null =>
  lines.some(({ received, missing, surplus }) => received + missing + surplus > 0)
    ? null
    : { path: 'lines', message: 'Say what has come' };

function faultsOf(
  { productId, received, missing, surplus }: ReceivedLineInput,
  index: number,
  ordered: readonly PurchaseLine[],
): FieldError[] {
  const line = ordered.find((one) => one.productId === productId);
  if (!line) return [{ path: `lines.${index}.productId`, message: 'This tyre isn’t in the purchase' }];
  const left = line.quantity - line.received - line.missing;
  if (received + missing > left)
    return [{ path: `lines.${index}.received`, message: `Only ${left} of these are still to come` }];
  return surplus > 0 && (received < left || missing > 0)
    ? [{ path: `lines.${index}.surplus`, message: `Book the ${left} that are still to come first` }]
    : [];
}
