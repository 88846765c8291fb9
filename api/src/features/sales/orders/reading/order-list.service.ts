import { orderNumberEnd } from '@treadline/schema/trade/order/order-number';
import { listedPage } from '../../../../platform/lists/listed-page.ts';
import type { Paging } from '../../../../platform/lists/page.ts';
import { Service } from '../../../../platform/services/services.ts';
import { anywhere } from '../../../../platform/text/like-pattern.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { namedOrders } from '../record/named-orders.ts';
import type { OrderSort } from '../record/order.enums.ts';
import type { OrderCounts } from './order-counts.type.ts';
import { COUNTS, DESKS, SORTS } from './order-desk.ts';
import type { OrderPage } from './order-page.type.ts';
import { LATE } from './order-promise.ts';
import { OrderReader } from './order-reader.service.ts';
import type { OrderFilter } from './order.inputs.ts';

/** Shorter words cannot be looked up in an index, and would find nearly everything. */
const SHORTEST_WORD = 3;
const MOST_WORDS = 6;

/** The statement's text for a value, which travels as a parameter. */
type Bind = (value: unknown) => string;

/** What has to hold of the orders `o`. `$1` is now and `$2` today in London in every statement. */
type Condition = (bind: Bind) => string;

const NOTHING: Condition = () => 'false';

function wordCondition(word: string): Condition {
  return (bind) => {
    const like = bind(anywhere(word));
    return `o.id in (select id from orders where search_text like ${like}
      union all select order_id from order_lines where lower(product_sku) like ${like})`;
  };
}

/** Numbers are kept in one spelling, and typed in many; the same text may be a part of something else. */
function searchConditions(search: string | null | undefined): Condition[] {
  const text = search ?? '';
  const [named, words] = [orderNumberEnd(text), wordConditions(text)];
  if (named === null) return words;
  return [
    (bind) =>
      `(o.id in ${namedOrders(bind(named))} or (${words.map((condition) => condition(bind)).join(' and ')}))`,
  ];
}

/** Every word must be found somewhere; words that are too short only narrow nothing beside longer ones. */
function wordConditions(text: string): Condition[] {
  const words = text
    .toWellFormed()
    .toLowerCase()
    .split(/[\s,;#]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const sought = words.filter((word) => word.length >= SHORTEST_WORD).slice(0, MOST_WORDS);
  return sought.length > 0 ? sought.map(wordCondition) : [NOTHING];
}

/** A condition for a value that is asked for; none for one that is not. */
const given = <Value>(value: Value | null | undefined, condition: (value: Value) => Condition): Condition[] =>
  value === null || value === undefined ? [] : [condition(value)];

function conditionsOf(filter: OrderFilter): Condition[] {
  const { needsAttention, late } = filter;
  return [
    ...searchConditions(filter.search),
    ...given(filter.ids, (ids) => (bind) => `o.id = any(${bind(ids.filter(isUuid))}::uuid[])`),
    ...given(filter.desk, (desk) => () => DESKS[desk]),
    ...given(filter.status, (status) => (bind) => `o.status = ${bind(status)}`),
    ...given(filter.statuses, (statuses) => (bind) => `o.status = any(${bind(statuses)})`),
    ...given(filter.paymentStatus, (status) => (bind) => `o.payment_status = ${bind(status)}`),
    ...given(filter.deliveryMethod, (method) => (bind) => `o.delivery_method = ${bind(method)}`),
    ...given(filter.updatedSince, (since) => (bind) => `o.updated_at >= ${bind(since)}`),
    ...given(filter.placedFrom, (day) => (bind) => `o.created_at >= ${startOf(bind(day))}`),
    ...given(filter.placedTo, (day) => (bind) => `o.created_at < ${startOf(`(${bind(day)}::date + 1)`)}`),
    ...given(needsAttention, (needs) => () => `${needs ? '' : 'not '}(${DESKS.NEEDS_ATTENTION})`),
    ...given(late, (isLate) => () => (isLate ? LATE : `not coalesce(${LATE}, false)`)),
  ];
}

/** The first moment of a day in London. */
const startOf = (day: string): string => `(${day}::date::timestamp at time zone 'Europe/London')`;

/** Lists and counts orders for those who work on them. The fields state who may ask. */
export class OrderListService extends Service {
  readonly #reader = this.services.get(OrderReader);

  /** One page of the orders that match. */
  async page(filter: OrderFilter, sort: OrderSort, paging: Paging): Promise<OrderPage> {
    const values = this.#moment();
    const bind: Bind = (value) => `$${values.push(value)}`;
    const conditions = conditionsOf(filter).map((condition) => condition(bind));
    // Both parameters of the moment must be used in a statement that is given them.
    const where = ['$1::timestamptz is not null', '$2::date is not null', ...conditions].join(' and ');
    const { sql } = this.platform;
    const listing = { from: `from orders o where ${where}`, id: 'o.id', order: SORTS[sort], values };
    return listedPage(sql, listing, paging, async (ids) =>
      (await this.#reader.withIds(ids)).filter((order) => order !== null),
    );
  }

  /** How many orders wait where. */
  async counts(): Promise<OrderCounts> {
    const [counts] = await this.platform.sql.rows<OrderCounts>(COUNTS, this.#moment());
    if (!counts) throw new Error('A statement of counts gave no row.');
    return counts;
  }

  #moment(): unknown[] {
    const now = this.platform.now();
    return [now, inLondon(now).day];
  }
}
