import { raw, type FilterQuery } from '@mikro-orm/postgresql';
import { orderNumberTyped } from '@treadline/schema/trade/order/order-number';
import { UNDER_WAY_STATUSES } from '@treadline/schema/trade/order/order-status';
import { paymentStatuses } from '@treadline/schema/trade/order/payment/payment-status';
import { isPending } from '@treadline/schema/trade/order/payment/refund-status';
import { readTrackingNumber } from '@treadline/schema/trade/order/tracking-number';
import { sqlList } from '../../../../platform/database/sql-list.ts';
import { offsetOf, pageInfo, type Paging } from '../../../../platform/lists/page.ts';
import { actsForShop, type Viewer } from '../../../../platform/services/context.ts';
import { STAFF_ROLES } from '../../../../platform/services/role.enum.ts';
import { Service } from '../../../../platform/services/services.ts';
import { groupsOf, inOrderOf } from '../../../../platform/text/in-order.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { DeliveryService } from '../../../shop/delivery/index.ts';
import type { DisputeRow } from '../books/dispute.type.ts';
import type { RefundRow } from '../books/refund-row.ts';
import { holdsKeyOf } from '../keys/order-key.ts';
import { namedOrders } from '../record/named-orders.ts';
import type { OrderEvent } from '../record/order-event.entity.ts';
import type { OrderNoteRow } from '../record/order-note.entity.ts';
import { Order } from '../record/order.entity.ts';
import type { RefundStatus } from '../record/order.enums.ts';
import type { OrderPage } from './order-page.type.ts';
import { isOnHold } from './status-info.service.ts';

const EVENTS = `
  select order_id as "orderId", status, message, at, location, notes
  from order_events where order_id = any($1::uuid[]) order by at desc, id desc`;

const NOTES = `
  select n.id, n.order_id as "orderId", n.text, n.at, u.first_name || ' ' || u.last_name as author
  from order_notes n left join users u on u.id = n.author_id
  where n.order_id = any($1::uuid[]) order by n.id desc`;

const REFUNDS = `
  select r.order_id as "orderId", r.id, r.amount_pence as amount, r.delivery_pence as delivery, r.lines, r.reduces,
    r.status, r.origin,
    r.ends_as as "endsAs", r.message, r.attempt, r.refusal, r.provider_refund_id as "providerRefundId",
    coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), k.name) as author,
    r.request_key as "requestKey", r.tried_at as "triedAt", r.given_up_at as "givenUpAt",
    r.created_at as "createdAt", r.updated_at as "updatedAt"
  from refunds r
    left join users u on u.id = r.asked_by and r.asked_by_role in (${sqlList(STAFF_ROLES)})
    left join api_keys k on k.id = r.asked_by and r.asked_by_role = 'API_KEY'
  where r.order_id = any($1::uuid[]) order by r.created_at, r.id`;

const DISPUTES = `
  select order_id as "orderId", id, amount_pence as amount, state, reason, evidence_due_by as "evidenceDueBy",
    opened_at as "openedAt", closed_at as "closedAt"
  from disputes where order_id = any($1::uuid[]) order by opened_at, id`;

/** The history of an order as a query returns it. */
export type OrderEventRow = Pick<OrderEvent, 'status' | 'message' | 'at' | 'location' | 'notes'>;

/** Whether an order belongs to the viewer: to their account, or they hold its key. */
export const isOwn = (order: Order, viewer: Viewer): boolean =>
  !order.buyerErased &&
  ((viewer.userId !== null && order.userId === viewer.userId) || holdsKeyOf(order, viewer));

/**
 * Reads orders. It decides who may see which; an order that the viewer may not see does not exist for them.
 */
export class OrderReader extends Service {
  readonly #delivery = this.services.get(DeliveryService);

  /**
   * An order of the viewer, or any order for an administrator or a key that may read orders. Another
   * customer's order, an unknown id and a malformed id all give null.
   */
  async find(viewer: Viewer, id: string): Promise<Order | null> {
    if (!isUuid(id)) return null;
    const order = await this.platform.orm.em.fork().findOne(Order, { id }, { populate: ['lines'] });
    return order && (actsForShop(viewer, 'READ_ORDERS') || isOwn(order, viewer)) ? order : null;
  }

  /** The order with its lines, without a check of the viewer; null if there is none. */
  unchecked(
    where:
      | { id: string }
      | { providerSessionId: string }
      | { providerPaymentId: string; providerSessionId?: null }
      | { attemptKey: string },
  ): Promise<Order | null> {
    return this.platform.orm.em.fork().findOne(Order, where, { populate: ['lines'] });
  }

  /**
   * Orders with their lines, without a check of the viewer, in the order of the ids; null for an id that has none.
   */
  async withIds(ids: readonly string[]): Promise<(Order | null)[]> {
    const orders = await this.platform.orm.em
      .fork()
      .find(Order, { id: { $in: [...ids] } }, { populate: ['lines'] });
    return inOrderOf(ids, orders, ({ id }) => id);
  }

  /** One page of the viewer's own orders, newest first, for administrators too. */
  async own({ userId }: Viewer, paging: Paging): Promise<OrderPage> {
    if (userId === null) return { items: [], pageInfo: pageInfo(paging, 0) };
    const [items, total] = await this.platform.orm.em.fork().findAndCount(
      Order,
      { userId },
      {
        populate: ['lines'],
        orderBy: { createdAt: 'desc', id: 'desc' },
        limit: paging.limit,
        offset: offsetOf(paging),
      },
    );
    return { items, pageInfo: pageInfo(paging, total) };
  }

  /**
   * The order that its buyer names by its order number, by the digits of that or by its tracking number, and by the
   * address it was placed with; without a check of the viewer, who may have guessed both.
   */
  byNumberAndEmail(typed: string, email: string): Promise<Order | null> {
    const number = orderNumberTyped(typed);
    return this.#where(
      number === null
        ? null
        : {
            [raw(`id in ${namedOrders('?')}`, [number, number])]: [],
            [raw('lower(email)')]: email.trim().toLowerCase(),
          },
    );
  }

  /** The order with a tracking number, without a check of the viewer; the caller decides what may be shown. */
  byTrackingNumber(typed: string): Promise<Order | null> {
    const number = readTrackingNumber(typed);
    return this.#where(number === null ? null : { [raw('coalesce(tracking_number, number)')]: number });
  }

  async #where(wanted: FilterQuery<Order> | null): Promise<Order | null> {
    if (wanted === null) return null;
    return this.platform.orm.em.fork().findOne(Order, wanted, { populate: ['lines'] });
  }

  /**
   * The delivery estimate, counted from the day of the order; null until it is paid, and if it has been or will
   * not be delivered.
   * @param refund the status of the refund that ends it; null if there is none.
   * @param window when the driver comes; null while that is not planned.
   * @param disputes of its payment: until they are decided, nobody can say when it is sent.
   */
  async estimate(
    { status, paymentStatus, deliveryMethod, shippingAddress, createdAt }: Order,
    refund: RefundStatus | null,
    window: { readonly day: string } | null,
    disputes: readonly DisputeRow[],
  ): Promise<{ from: string; to: string } | null> {
    const isComing = UNDER_WAY_STATUSES.includes(status) && paymentStatuses[paymentStatus].wasPaid;
    if (!isComing || (refund && isPending({ status: refund }))) return null;
    if (isOnHold(status, disputes)) return null;
    if (window) return { from: window.day, to: window.day };
    const { from, to } = await this.#delivery.estimate(deliveryMethod, shippingAddress, createdAt);
    return { from, to };
  }

  /** The histories of several orders in one statement, newest first, in the order of the ids. */
  async eventsOf(orderIds: readonly string[]): Promise<OrderEventRow[][]> {
    const rows = await this.platform.sql.rows<OrderEventRow & { orderId: string }>(EVENTS, [orderIds]);
    return groupsOf(orderIds, rows, ({ orderId }) => orderId);
  }

  /** What staff noted about several orders in one statement, newest first, in the order of the ids. */
  async notesOf(orderIds: readonly string[]): Promise<OrderNoteRow[][]> {
    const rows = await this.platform.sql.rows<OrderNoteRow>(NOTES, [orderIds]);
    return groupsOf(orderIds, rows, ({ orderId }) => orderId);
  }

  /** The refunds of several orders in one statement, oldest first, in the order of the ids. Amounts in pence. */
  async refundsOf(orderIds: readonly string[]): Promise<RefundRow[][]> {
    const rows = await this.platform.sql.rows<RefundRow & { orderId: string }>(REFUNDS, [orderIds]);
    return groupsOf(orderIds, rows, ({ orderId }) => orderId);
  }

  /** The disputes of several orders in one statement, oldest first, in the order of the ids. Amounts in pence. */
  async disputesOf(orderIds: readonly string[]): Promise<DisputeRow[][]> {
    const rows = await this.platform.sql.rows<DisputeRow & { orderId: string }>(DISPUTES, [orderIds]);
    return groupsOf(orderIds, rows, ({ orderId }) => orderId);
  }
}
