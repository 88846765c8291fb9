import { readOrderNumber } from '@treadline/schema/trade/order-number';
import { actsForShop, type Viewer } from '../../platform/context.ts';
import { checkPage, pageInfo } from '../../platform/page.ts';
import type { Services } from '../../platform/services.ts';
import { isUuid } from '../../platform/uuid.ts';
import { DeliveryService } from '../delivery/delivery.service.ts';
import type { OrderEvent } from './order-event.entity.ts';
import type { OrderPage } from './order-page.type.ts';
import { Order } from './order.entity.ts';
import type { OrderStatus, RefundStatus } from './order.enums.ts';
import type { OrderFilter } from './order.inputs.ts';
import type { Refund } from './refund.entity.ts';

export { maskedNameOn, nameOn } from './order-address.entity.ts';

/** Something is still to arrive. */
const ON_ITS_WAY: readonly OrderStatus[] = ['PENDING', 'PROCESSING', 'SHIPPED'];

const EVENTS = `
  select order_id as "orderId", status, message, at, location, notes
  from order_events where order_id = any($1::uuid[]) order by at desc, id desc`;

/** An order has one refund at the most. */
const REFUNDS = `
  select order_id as "orderId", amount_pence as amount, status, refusal, updated_at as "updatedAt"
  from refunds where order_id = any($1::uuid[])`;

/** The history of an order as a read gives it. */
export type OrderEventRow = Pick<OrderEvent, 'status' | 'message' | 'at' | 'location' | 'notes'>;

/** The refund of an order as a read gives it. */
export type RefundRow = Pick<Refund, 'amount' | 'status' | 'refusal' | 'updatedAt'>;

/** Whether an order is the viewer's own. */
export const isOwn = (order: Order, viewer: Viewer): boolean =>
  viewer.userId !== null && order.userId === viewer.userId;

/** Reads of orders. Who may see which is decided here, and what somebody may not see is not there for them. */
export class OrderReader {
  readonly #delivery: DeliveryService;
  readonly #services: Services;

  constructor(services: Services) {
    this.#delivery = services.get(DeliveryService);
    this.#services = services;
  }

  /** An order of the viewer's, or any for an administrator and for a key that may read orders. Another's, an unknown and a malformed id alike give null. */
  async find(viewer: Viewer, id: string): Promise<Order | null> {
    if (!isUuid(id)) return null;
    const order = await this.#services.platform.orm.em.fork().findOne(Order, { id }, { populate: ['lines'] });
    return order && (actsForShop(viewer, 'READ_ORDERS') || isOwn(order, viewer)) ? order : null;
  }

  /**
   * One page of the viewer's own orders, newest first; an administrator's own are meant too.
   * @throws PublicError BAD_USER_INPUT for a page or limit that cannot be.
   */
  async own({ userId }: Viewer, page: number, limit: number): Promise<OrderPage> {
    checkPage(page, limit);
    if (userId === null) return { items: [], pageInfo: pageInfo(page, limit, 0) };
    const [items, total] = await this.#services.platform.orm.em.fork().findAndCount(
      Order,
      { userId },
      {
        populate: ['lines'],
        orderBy: { createdAt: 'desc', id: 'desc' },
        limit,
        offset: (page - 1) * limit,
      },
    );
    return { items, pageInfo: pageInfo(page, limit, total) };
  }

  /**
   * One page of all orders, newest first. Who may ask is stated on the field.
   * @throws PublicError BAD_USER_INPUT for a page or limit that cannot be.
   */
  async all(
    { status, paymentStatus, changedSince }: OrderFilter,
    page: number,
    limit: number,
  ): Promise<OrderPage> {
    checkPage(page, limit);
    const where = {
      ...(status ? { status } : {}),
      ...(paymentStatus ? { paymentStatus } : {}),
      ...(changedSince ? { updatedAt: { $gte: changedSince } } : {}),
    };
    const [items, total] = await this.#services.platform.orm.em.fork().findAndCount(Order, where, {
      populate: ['lines'],
      orderBy: { createdAt: 'desc', id: 'desc' },
      limit,
      offset: (page - 1) * limit,
    });
    return { items, pageInfo: pageInfo(page, limit, total) };
  }

  /** The order of a number, whoever asks; what may be told of it is the caller's business. */
  async byNumber(number: string): Promise<Order | null> {
    const wanted = readOrderNumber(number);
    return wanted
      ? this.#services.platform.orm.em.fork().findOne(Order, { number: wanted }, { populate: ['lines'] })
      : null;
  }

  /**
   * The days between which an order arrives, counted from when it was placed; null once it has, and when it will not.
   * @param refund how its refund stands; null without one.
   */
  async estimate(
    { status, deliveryMethod, createdAt }: Order,
    refund: RefundStatus | null,
  ): Promise<{ from: string; to: string } | null> {
    if (!ON_ITS_WAY.includes(status) || refund === 'PENDING') return null;
    const { from, to } = await this.#delivery.estimate(deliveryMethod, createdAt);
    return { from, to };
  }

  /** The histories of orders in one statement, newest first, in the order of the ids. */
  async eventsOf(orderIds: readonly string[]): Promise<OrderEventRow[][]> {
    const rows = await this.#services.platform.sql.rows<OrderEventRow & { orderId: string }>(EVENTS, [
      orderIds,
    ]);
    return orderIds.map((id) => rows.filter(({ orderId }) => orderId === id));
  }

  /** The refunds of orders in one statement, in the order of the ids; null for none. Amounts in pence. */
  async refundsOf(orderIds: readonly string[]): Promise<(RefundRow | null)[]> {
    const rows = await this.#services.platform.sql.rows<RefundRow & { orderId: string }>(REFUNDS, [orderIds]);
    const refunds = new Map(rows.map((refund) => [refund.orderId, refund]));
    return orderIds.map((id) => refunds.get(id) ?? null);
  }
}
