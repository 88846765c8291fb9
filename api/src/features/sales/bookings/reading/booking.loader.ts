import { AnswerLoader } from '../../../../platform/graphql/answer-loader.ts';
import { Service } from '../../../../platform/services/services.ts';
import { groupsOf } from '../../../../platform/text/in-order.ts';
import {
  BookingEvent,
  FittingBooking,
  FittingCentreService,
  FittingVanService,
  type FittingCentre,
  type FittingVan,
} from '../../../shop/fitting/index.ts';
import { OrderReader, type Order, type RefundRow } from '../../orders/index.ts';

/** How many jobs of a vehicle are listed. */
export const MOST_VEHICLE_FITTINGS = 3;

const LATEST_DONE = `select id, user_id as "userId" from (
  select b.id, o.user_id, row_number() over (partition by o.user_id, b.registration order by b.starts_at desc) as place
  from orders o join fitting_bookings b on b.order_id = o.id
  where o.user_id = any($1::uuid[]) and b.state = 'DONE' and b.registration is not null
) jobs where place <= $2`;

/** Batches the rows related to all bookings in one response. */
export class BookingLoader extends Service {
  readonly #centres = this.services.get(FittingCentreService);
  readonly #reader = this.services.get(OrderReader);
  readonly #vans = this.services.get(FittingVanService);

  /** The bookings of orders. */
  readonly ofOrders = new AnswerLoader<string, FittingBooking[]>(async (ids) => {
    const em = this.platform.orm.em.fork();
    const bookings = await em.find(
      FittingBooking,
      { orderId: { $in: [...ids] } },
      { orderBy: { way: 'asc' } },
    );
    return groupsOf(ids, bookings, ({ orderId }) => orderId);
  });

  /** Customers' latest jobs that are done, latest first, for each of their number plates. */
  readonly doneFor = new AnswerLoader<string, FittingBooking[]>(async (userIds) => {
    const rows = await this.platform.sql.rows<{ id: string; userId: string }>(LATEST_DONE, [
      [...userIds],
      MOST_VEHICLE_FITTINGS,
    ]);
    const buyers = new Map(rows.map(({ id, userId }) => [id, userId]));
    const done = await this.platform.orm.em
      .fork()
      .find(FittingBooking, { id: { $in: [...buyers.keys()] } }, { orderBy: { startsAt: 'desc' } });
    return groupsOf(userIds, done, ({ id }) => buyers.get(id) ?? '');
  });

  /** The orders of bookings, with their lines. */
  readonly orders = new AnswerLoader<string, Order>(async (ids) => {
    const orders = await this.#reader.withIds(ids);
    return orders.map((order, index) => {
      if (!order) throw new Error(`A booking names order ${ids[index]}, which doesn't exist.`);
      return order;
    });
  });

  readonly refunds = new AnswerLoader<string, RefundRow[]>((ids) => this.#reader.refundsOf(ids));

  readonly centres = new AnswerLoader<string, FittingCentre | null>((slugs) =>
    this.#centres.withSlugs(slugs),
  );

  readonly vans = new AnswerLoader<number, FittingVan | null>((ids) => this.#vans.withIds(ids));

  /** The histories of bookings, newest entry first. */
  readonly steps = new AnswerLoader<string, BookingEvent[]>(async (ids) => {
    const em = this.platform.orm.em.fork();
    const steps = await em.find(BookingEvent, { bookingId: { $in: [...ids] } }, { orderBy: { id: 'desc' } });
    return groupsOf(ids, steps, ({ bookingId }) => bookingId);
  });
}
