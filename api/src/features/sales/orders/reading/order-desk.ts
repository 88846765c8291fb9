import {
  DELIVERED_STATUSES,
  ON_THE_WAY_STATUSES,
  PAID_BACK_STATUSES,
  PAYABLE_STATUSES,
  UNSENT_STATUSES,
} from '@treadline/schema/trade/order/order-status';
import {
  AWAITED_PAYMENTS,
  KEPT_PAYMENTS,
  REFUNDED_PAYMENTS,
  RETURNED_PAYMENTS,
} from '@treadline/schema/trade/order/payment/payment-status';
import {
  COUNTED_REFUNDS,
  FAILED_REFUNDS,
  PENDING_REFUNDS,
} from '@treadline/schema/trade/order/payment/refund-status';
import { sqlList } from '../../../../platform/database/sql-list.ts';
import { UNITS_TO_COME } from '../../../shop/stock/index.ts';
import type { OrderDesk, OrderSort } from '../record/order.enums.ts';
import { LATE } from './order-promise.ts';

/**
 * Orders a member of staff must decide about: they carry a note saying why, a dispute is open, or refunds failed and
 * later ones don't make up the amount (see `owedOf`).
 */
const NEEDS_ATTENTION = `
  select id from orders where needs_attention is not null
  union all
  select order_id from disputes where closed_at is null
  union all
  select failed.order_id from (
      select order_id, sum(amount_pence) as pence, min(updated_at) as since
      from refunds where status in (${sqlList(FAILED_REFUNDS)}) and given_up_at is null group by order_id
    ) failed join orders on orders.id = failed.order_id
    where orders.payment_status not in (${sqlList(RETURNED_PAYMENTS)}) and failed.pence > coalesce((
      select sum(later.amount_pence) from refunds later
      where later.order_id = failed.order_id and later.tried_at >= failed.since
        and later.status in (${sqlList(COUNTED_REFUNDS)})), 0)`;

/** Orders with a pending refund that ends them. A partial refund doesn't hold up the rest. */
const UNDER_REFUND = `
    select order_id from refunds where status in (${sqlList(PENDING_REFUNDS)}) and ends_as is not null`;

/** Paid and not sent, and no decision holds it back. */
const READY = `o.status in (${sqlList(UNSENT_STATUSES)}) and o.payment_status in (${sqlList(KEPT_PAYMENTS)})
    and o.needs_attention is null and o.id not in (${UNDER_REFUND})
    and not exists (select from disputes d where d.order_id = o.id and d.closed_at is null)`;

/** A supplier still has to deliver some of its tyres. */
const WAITS_FOR_TYRES = `exists (
    select from order_supplies s where s.order_id = o.id and ${UNITS_TO_COME} > 0)`;

/** The condition on orders `o` for each tab. An order can match several. */
export const DESKS: Readonly<Record<OrderDesk, string>> = {
  TO_SHIP: `${READY} and not ${WAITS_FOR_TYRES}`,
  AWAITING_TYRES: `${READY} and ${WAITS_FOR_TYRES}`,
  NEEDS_ATTENTION: `o.id in (${NEEDS_ATTENTION})`,
  UNPAID: `o.status in (${sqlList(PAYABLE_STATUSES)}) and o.payment_status in (${sqlList(AWAITED_PAYMENTS)})
    and o.needs_attention is null`,
  ON_THE_WAY: `o.status in (${sqlList(ON_THE_WAY_STATUSES)})`,
  DELIVERED: `o.status in (${sqlList(DELIVERED_STATUSES)})`,
  RETURNED: `(o.status in (${sqlList(PAID_BACK_STATUSES)}) or o.payment_status in (${sqlList(REFUNDED_PAYMENTS)})
    or o.id = any (array(${UNDER_REFUND})))`,
};

/**
 * The same conditions for counting. For RETURNED it collects the ids from indexes, which is quicker to count but not to
 * sort.
 */
export const COUNTED_DESKS: Readonly<Record<OrderDesk, string>> = {
  ...DESKS,
  RETURNED: `o.id = any (array(
    select id from orders where status in (${sqlList(PAID_BACK_STATUSES)})
    union all select id from orders where payment_status in (${sqlList(REFUNDED_PAYMENTS)})
    union all ${UNDER_REFUND}))`,
};

/** The `order by` of each sort. The id breaks ties, so no order appears on two pages. */
export const SORTS: Readonly<Record<OrderSort, string>> = {
  NEWEST: 'o.created_at desc, o.id desc',
  OLDEST_PAID: 'o.paid_at, o.id',
  PROMISE_SOONEST: 'o.deliver_by, o.dispatch_by, o.id',
  TOTAL_HIGHEST: 'o.total_pence desc, o.id desc',
};

const count = (condition: string): string => `(select count(*) from orders o where ${condition})`;

/** Counts the orders under each tab, the late ones and all. `$1` is now, `$2` today in London. */
export const COUNTS = `
  select ${count(COUNTED_DESKS.TO_SHIP)} as "toShip",
    ${count(COUNTED_DESKS.AWAITING_TYRES)} as "awaitingTyres",
    ${count(COUNTED_DESKS.NEEDS_ATTENTION)} as "needsAttention",
    ${count(COUNTED_DESKS.UNPAID)} as unpaid,
    ${count(COUNTED_DESKS.ON_THE_WAY)} as "onTheWay",
    ${count(COUNTED_DESKS.DELIVERED)} as delivered,
    ${count(COUNTED_DESKS.RETURNED)} as returned,
    ${count(LATE)} as late,
    (select count(*) from orders) as total`;
