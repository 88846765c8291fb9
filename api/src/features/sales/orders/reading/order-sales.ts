import { ORDER_STATUSES, orderStatuses } from '@treadline/schema/trade/order/order-status';
import { KEPT_PAYMENTS } from '@treadline/schema/trade/order/payment/payment-status';
import { SUCCEEDED_REFUNDS } from '@treadline/schema/trade/order/payment/refund-status';
import { sqlList } from '../../../../platform/database/sql-list.ts';

const CLOSED = ORDER_STATUSES.filter((status) => orderStatuses[status].stage === 'CLOSED');

/**
 * Whether order `o` is a sale, as `salesFigures` defines it. A closed order whose refund failed isn't one: the shop
 * owes that money.
 */
const IS_SALE = `o.paid_at is not null and o.payment_status in (${sqlList(KEPT_PAYMENTS)})
  and o.status not in (${sqlList(CLOSED)})`;

/** Every sale: its order's id, when it was paid, and its revenue in pence. A pending refund doesn't reduce it yet. */
export const SALES = `(
  select o.id, o.paid_at, (coalesce(o.received_pence, o.total_pence) - coalesce(back.pence, 0))::integer as pence
  from orders o left join (
    select order_id, sum(amount_pence) as pence from refunds
    where status in (${sqlList(SUCCEEDED_REFUNDS)}) group by order_id
  ) back on back.order_id = o.id
  where ${IS_SALE})`;

/**
 * The tyres sold in each sale: when it was paid, the units that were neither returned nor refunded, and their revenue
 * in pence. A refund that names no tyres reduces the order's revenue, not theirs.
 */
export const SOLD_TYRES = `(
  select l.product_id, o.paid_at,
    greatest(0, l.quantity - greatest(l.returned_units, coalesce(back.units, 0)))::integer as units,
    greatest(0, l.line_total_pence - coalesce(back.pence, 0))::integer as pence
  from orders o join order_lines l on l.order_id = o.id left join lateral (
    select sum(units) as units, sum(pence) as pence from (
      select (u->>'quantity')::integer as units,
        coalesce((u->>'worth')::integer, (u->>'quantity')::integer * l.unit_price_pence) as pence
      from refunds r, jsonb_array_elements(r.lines) u
      where r.order_id = o.id and r.status in (${sqlList(SUCCEEDED_REFUNDS)}) and (u->>'lineId')::integer = l.id
      union all
      select 0, r.amount_pence from refunds r
      where r.order_id = o.id and r.status in (${sqlList(SUCCEEDED_REFUNDS)}) and (r.reduces->>'lineId')::integer = l.id
    ) parts
  ) back on true
  where ${IS_SALE} and l.kind = 'TYRE')`;
