import { orderStatuses } from '@treadline/schema/trade/order/order-status';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { withOrderLock, OrderKeyService, OrderNotes, OrderReader, type Order } from '../../orders/index.ts';
import type {
  AdvanceOrdersInput,
  OrderNotesInput,
  ShipmentInput,
  ShipOrdersInput,
} from './order-batch.inputs.ts';
import { OrderBatch, OrderBatchLine } from './order-batch.results.ts';
import { leftAs, OrderStatusService, parcelsOf } from './order-status.service.ts';

/** A batch line without the order's name from the input. */
type Outcome = Omit<OrderBatchLine, 'requested'>;

const done = (order: Order): Outcome => ({ outcome: 'DONE', message: null, order });
const doneBefore = (order: Order): Outcome => ({ outcome: 'DONE_BEFORE', message: null, order });
const refused = (message: string, order: Order | null): Outcome => ({ outcome: 'REFUSED', message, order });
const unknown = (message: string): Outcome => ({ outcome: 'UNKNOWN', message, order: null });

const UNKNOWN = unknown('This order doesn’t exist.');
const AMBIGUOUS = unknown('Several orders start like this. Use the order number.');
const LOST = unknown('This order was deleted.');

/** The carrier and tracking number, as the end of a sentence. */
const withWhom = ({ shippingProvider, carrierTrackingNumber }: Order): string =>
  `with ${shippingProvider}${carrierTrackingNumber ? `, ${carrierTrackingNumber}` : ''}`;

/** Changes many orders in one request, each in its own transaction, so that a refusal doesn't stop the others. */
export class OrderBatchService extends Service {
  readonly #keys = this.services.get(OrderKeyService);
  readonly #notes = this.services.get(OrderNotes);
  readonly #orders = this.services.get(OrderReader);
  readonly #statuses = this.services.get(OrderStatusService);

  /** Ships orders. Repeating the same list ships nothing twice. */
  ship(viewer: Viewer, { shipments }: ShipOrdersInput): Promise<OrderBatch> {
    const keys = shipments.map(({ order }) => order);
    return this.#each(keys, (id, index) => this.#shipOne(viewer, id, shipments[index]));
  }

  /** Moves orders to a status. */
  advance(viewer: Viewer, { orders, status }: AdvanceOrdersInput): Promise<OrderBatch> {
    return this.#each(orders, async (id) => {
      const message = orderStatuses[status].step;
      const change = await this.#statuses.advance(id, { to: status, actor: viewer, message });
      if (change === null) return LOST;
      if ('order' in change) return done(change.order);
      const order = await this.#find(id);
      return order && change.from === status ? doneBefore(order) : refused(change.refused, order);
    });
  }

  /** Adds a note to orders. */
  async note(viewer: Viewer, { orders, text }: OrderNotesInput): Promise<OrderBatch> {
    return this.#each(orders, async (orderId) => {
      const order = await withOrderLock(this.platform, orderId, async (em, locked) => {
        this.#notes.write(em, viewer, orderId, text);
        return locked;
      });
      return order ? done(order) : LOST;
    });
  }

  async #shipOne(viewer: Viewer, id: string, shipment: ShipmentInput | undefined): Promise<Outcome> {
    const parcels = parcelsOf(shipment ?? {}, shipment?.centreParcel);
    const change = await this.#statuses.ship(id, { actor: viewer, parcels });
    if (change === null) return LOST;
    if ('order' in change) return done(change.order);
    if ('refused' in change) return refused(change.refused, await this.#find(id));
    const { left } = change;
    return leftAs(left, parcels)
      ? doneBefore(left)
      : refused(`This order has already left ${withWhom(left)}.`, left);
  }

  #find(id: string): Promise<Order | null> {
    return this.#orders.unchecked({ id });
  }

  async #each(
    keys: readonly string[],
    change: (orderId: string, index: number) => Promise<Outcome>,
  ): Promise<OrderBatch> {
    const meant = await this.#keys.read(keys);
    const lines: OrderBatchLine[] = [];
    // One at a time, because two lines can name the same order and other requests need connections too.
    for (const [index, requested] of keys.entries()) {
      const one = meant[index] ?? 'unknown';
      const outcome =
        one === 'unknown' ? UNKNOWN : one === 'ambiguous' ? AMBIGUOUS : await change(one.id, index);
      lines.push(result(OrderBatchLine, { requested, ...outcome }));
    }
    return result(OrderBatch, { lines });
  }
}
