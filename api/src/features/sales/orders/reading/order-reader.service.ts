import { raw, type FilterQuery } from '@mikro-orm/postgresql';
import { orderNumberTyped } from '@treadline/schema/trade/order/order-number';
import { UNDER_WAY_STATUSES } from '@treadline/schema/trade/order/order-status';
import { paymentStatuses } from '@treadline/schema/trade/order/payment/payment-status';
import { isPending } from '@treadline/schema/trade/order/payment/refund-status';
import { readTrackingNumber } from '@treadline/schema/trade/order/tracking-number';
import { sqlList } from '../../../../platform/database/sql-list.ts';
import { offsetOf, pageInfo, type Paging } from '../../../../platform/lists/page.ts';
import { actsForShop, type Viewer } from '../../../../platform/services/context.ts';
import { STAFF_WORDS } from '../../../../platform/services/role.enum.ts';
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
import { leavesFrom } from '../record/order-parcels.entity.ts';
import { Order } from '../record/order.entity.ts';
import type { RefundStatus } from '../record/order.enums.ts';
import { goesToBuyer } from '../record/tyre-lines.ts';
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
    left join users u on u.id = r.asked_by and r.asked_by_role in (${sqlList(STAFF_WORDS)})
    left join api_keys k on k.id = r.asked_by and r.asked_by_role = 'API_KEY'
  where r.order_id = any($1::uuid[]) order by r.created_at, r.id`;

const DISPUTES = `
  select order_id as "orderId", id, amount_pence as amount, state, reason, evidence_due_by as "evidenceDueBy",
    opened_at as "openedAt", closed_at as "closedAt"
  from disputes where order_id = any($1::uuid[]) order by opened_at, id`;

/** A history entry of an order, as queried. */
export type OrderEventRow = Pick<OrderEvent, 'status' | 'message' | 'at' | 'location' | 'notes'>;

/**
 * Whether the order belongs to the viewer: it's on their account, or they hold its key. Never true once the buyer's
 * data is erased.
 */
export const isOwn = (order: Order, viewer: Viewer): boolean =>
  !order.buyerErased &&
  ((viewer.userId !== null && order.userId === viewer.userId) || holdsKeyOf(order, viewer));

/** Reads orders, and decides who can see which: to a viewer who can't see an order, it doesn't exist. */
export class OrderReader extends Service {
  readonly #delivery = this.services.get(DeliveryService);

  /**
   * One of the viewer's own orders, or any order for an administrator or an API key that can read orders. Null for
   * another customer's order, an unknown id and a malformed id alike.
   */
  async find(viewer: Viewer, id: string): Promise<Order | null> {
    if (!isUuid(id)) return null;
    const order = await this.platform.orm.em.fork().findOne(Order, { id }, { populate: ['lines'] });
    return order && (actsForShop(viewer, 'READ_ORDERS') || isOwn(order, viewer)) ? order : null;
  }

  /** The matching order with its lines; null if there isn't one. Doesn't check the viewer. */
  unchecked(
    where:
      | { id: string }
      | { providerSessionId: string }
      | { providerPaymentId: string; providerSessionId?: null }
      | { attemptKey: string },
  ): Promise<Order | null> {
    return this.platform.orm.em.fork().findOne(Order, where, { populate: ['lines'] });
  }

  /** Orders with their lines, in the sequence of the ids; null for an unknown id. Doesn't check the viewer. */
  async withIds(ids: readonly string[]): Promise<(Order | null)[]> {
    const orders = await this.platform.orm.em
      .fork()
      .find(Order, { id: { $in: [...ids] } }, { populate: ['lines'] });
    return inOrderOf(ids, orders, ({ id }) => id);
  }

  /** One page of the viewer's own orders, newest first. Administrators, too, get only their own. */
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
   * The order with this number and this buyer's email address; null if there isn't one. The number can be the order
   * number, its digits alone or the tracking number. Doesn't check the viewer, who may have guessed both.
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

  /**
   * The order with this tracking number; null if there isn't one. Doesn't check the viewer: the caller decides what to
   * show.
   */
  byTrackingNumber(typed: string): Promise<Order | null> {
    const number = readTrackingNumber(typed);
    return this.#where(number === null ? null : { [raw('coalesce(tracking_number, number)')]: number });
  }

  async #where(wanted: FilterQuery<Order> | null): Promise<Order | null> {
    if (wanted === null) return null;
    return this.platform.orm.em.fork().findOne(Order, wanted, { populate: ['lines'] });
  }

  /**
   * The first and last day of the delivery estimate, counted from the order date. Null before payment, while the order
   * is on hold, after delivery, and if it won't be delivered or all its tyres are fitted.
   * @param refund the status of the refund that ends the order; null if there isn't one.
   * @param window the planned delivery; null until it's planned.
   * @param disputes the payment's disputes: an open one puts an unsent order on hold.
   */
  async estimate(
    order: Order,
    refund: RefundStatus | null,
    window: { readonly day: string } | null,
    disputes: readonly DisputeRow[],
  ): Promise<{ from: string; to: string } | null> {
    const { status, paymentStatus, deliveryMethod, shippingAddress } = order;
    const isComing = UNDER_WAY_STATUSES.includes(status) && paymentStatuses[paymentStatus].wasPaid;
    if (!isComing || !goesToBuyer(order) || (refund && isPending({ status: refund }))) return null;
    if (isOnHold(status, disputes)) return null;
    if (window) return { from: window.day, to: window.day };
    const { from, to } = await this.#delivery.estimate(deliveryMethod, shippingAddress, leavesFrom(order));
    return { from, to };
  }

  /** For each id, the order's history, newest first. */
  async eventsOf(orderIds: readonly string[]): Promise<OrderEventRow[][]> {
    const rows = await this.platform.sql.rows<OrderEventRow & { orderId: string }>(EVENTS, [orderIds]);
    return groupsOf(orderIds, rows, ({ orderId }) => orderId);
  }

  /** For each id, the order's internal notes, newest first. */
  async notesOf(orderIds: readonly string[]): Promise<OrderNoteRow[][]> {
    const rows = await this.platform.sql.rows<OrderNoteRow>(NOTES, [orderIds]);
    return groupsOf(orderIds, rows, ({ orderId }) => orderId);
  }

  /** For each id, the order's refunds, oldest first. Amounts in pence. */
  async refundsOf(orderIds: readonly string[]): Promise<RefundRow[][]> {
    const rows = await this.platform.sql.rows<RefundRow & { orderId: string }>(REFUNDS, [orderIds]);
    return groupsOf(orderIds, rows, ({ orderId }) => orderId);
  }

  /** For each id, the order's disputes, oldest first. Amounts in pence. */
  async disputesOf(orderIds: readonly string[]): Promise<DisputeRow[][]> {
    const rows = await this.platform.sql.rows<DisputeRow & { orderId: string }>(DISPUTES, [orderIds]);
    return groupsOf(orderIds, rows, ({ orderId }) => orderId);
  }
}
