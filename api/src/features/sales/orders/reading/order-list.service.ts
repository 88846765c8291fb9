import { listedPage, type Listing } from '../../../../platform/lists/listed-page.ts';
import type { Paging } from '../../../../platform/lists/page.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import type { OrderSort } from '../record/order.enums.ts';
import type { OrderCounts } from './order-counts.type.ts';
import { COUNTED_DESKS, COUNTS, DESKS, SORTS } from './order-desk.ts';
import type { OrderPage } from './order-page.type.ts';
import { LATE } from './order-promise.ts';
import { OrderReader } from './order-reader.service.ts';
import { ordersFound, type Bind } from './order-search.ts';
import type { OrderFilter } from './order.inputs.ts';

/** Builds a condition on orders `o`. In every statement `$1` is now and `$2` today in London. */
type Condition = (bind: Bind) => string;

function searchConditions(search: string | null | undefined): Condition[] {
  return search?.trim() ? [(bind) => `o.id = any (${ordersFound(search, bind)})`] : [];
}

/** The condition for a filter that's set; empty if it isn't. */
const given = <Value>(value: Value | null | undefined, condition: (value: Value) => Condition): Condition[] =>
  value === null || value === undefined ? [] : [condition(value)];

function conditionsOf(filter: OrderFilter, desks: typeof DESKS): Condition[] {
  const { needsAttention, late } = filter;
  return [
    ...searchConditions(filter.search),
    ...given(filter.ids, (ids) => (bind) => `o.id = any(${bind(ids.filter(isUuid))}::uuid[])`),
    ...given(filter.desk, (desk) => () => desks[desk]),
    ...given(filter.status, (status) => (bind) => `o.status = ${bind(status)}`),
    ...given(filter.statuses, (statuses) => (bind) => `o.status = any(${bind(statuses)})`),
    ...given(filter.paymentStatus, (status) => (bind) => `o.payment_status = ${bind(status)}`),
    ...given(filter.deliveryMethod, (method) => (bind) => `o.delivery_method = ${bind(method)}`),
    ...given(filter.updatedSince, (since) => (bind) => `o.updated_at >= ${bind(since)}`),
    ...given(filter.placedFrom, (day) => (bind) => `o.created_at >= ${startOf(bind(day))}`),
    ...given(filter.placedTo, (day) => (bind) => `o.created_at < ${startOf(`(${bind(day)}::date + 1)`)}`),
    ...given(needsAttention, (needs) => () => `${needs ? '' : 'not '}(${desks.NEEDS_ATTENTION})`),
    ...given(late, (isLate) => () => (isLate ? LATE : `not coalesce(${LATE}, false)`)),
  ];
}

/** SQL for midnight in London at the start of a day. */
const startOf = (day: string): string => `(${day}::date::timestamp at time zone 'Europe/London')`;

/** Lists and counts orders for staff. It doesn't check the caller: the GraphQL fields do. */
export class OrderListService extends Service {
  readonly #reader = this.services.get(OrderReader);

  /** One page of the orders that match. */
  async page(filter: OrderFilter, sort: OrderSort, paging: Paging): Promise<OrderPage> {
    const listing = { ...this.#fromOf(filter, DESKS), id: 'o.id', order: SORTS[sort] };
    const { from: counted } = this.#fromOf(filter, COUNTED_DESKS);
    return listedPage(this.platform.sql, { ...listing, counted }, paging, async (ids) =>
      (await this.#reader.withIds(ids)).filter((order) => order !== null),
    );
  }

  /** The number of orders under each tab, the late ones and all. */
  async counts(): Promise<OrderCounts> {
    const [counts] = await this.platform.sql.rows<OrderCounts>(COUNTS, this.#moment());
    if (!counts) throw new Error('Counting the orders returned no row.');
    return counts;
  }

  #fromOf(filter: OrderFilter, desks: typeof DESKS): Pick<Listing, 'from' | 'values'> {
    const values = this.#moment();
    const bind: Bind = (value) => `$${values.push(value)}`;
    const conditions = conditionsOf(filter, desks).map((condition) => condition(bind));
    // Postgres can't infer the type of a parameter that the statement doesn't use.
    const where = ['$1::timestamptz is not null', '$2::date is not null', ...conditions].join(' and ');
    return { from: `from orders o where ${where}`, values };
  }

  #moment(): unknown[] {
    const now = this.platform.now();
    return [now, inLondon(now).day];
  }
}
