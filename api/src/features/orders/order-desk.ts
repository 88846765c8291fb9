import { LATE } from './order-promise.ts';
import type { OrderDesk, OrderSort } from './order.enums.ts';

/** Orders that somebody has to decide about: why is noted on them, or the bank refused a refund. */
const NEEDS_A_HAND = `
  select id from orders where needs_attention is not null
  union all
  select order_id from refunds where status = 'REFUSED'`;

const UNDER_REFUND = `exists (select from refunds r where r.order_id = o.id and r.status = 'PENDING')`;

/** The orders `o` of each tab. An order may be found under several. */
export const DESKS: Readonly<Record<OrderDesk, string>> = {
  TO_SHIP: `o.status in ('PENDING', 'PROCESSING') and o.payment_status in ('PAID', 'PARTIALLY_REFUNDED')
    and o.needs_attention is null and not ${UNDER_REFUND}`,
  NEEDS_A_HAND: `o.id in (${NEEDS_A_HAND})`,
  UNPAID: `o.status = 'PENDING' and o.payment_status = 'UNPAID' and o.needs_attention is null`,
  ON_THE_WAY: `o.status = 'SHIPPED'`,
  DELIVERED: `o.status = 'DELIVERED'`,
  RETURNED: `(o.status = 'REFUNDED' or o.payment_status in ('REFUNDED', 'PARTIALLY_REFUNDED') or ${UNDER_REFUND})`,
};

/** How each sort orders the orders `o`; the id decides between equals, so that no page repeats an order. */
export const SORTS: Readonly<Record<OrderSort, string>> = {
  NEWEST: 'o.created_at desc, o.id desc',
  OLDEST_PAID: 'o.paid_at, o.id',
  PROMISE_SOONEST: 'o.deliver_by, o.dispatch_by, o.id',
  TOTAL_HIGHEST: 'o.total_pence desc, o.id desc',
};

const count = (condition: string): string => `(select count(*) from orders o where ${condition})`;

/** The number of orders of each tab, and of all. `$1` is now, `$2` today in London. */
export const COUNTS = `
  select ${count(DESKS.TO_SHIP)} as "toShip",
    ${count(DESKS.NEEDS_A_HAND)} as "needsAHand",
    ${count(DESKS.UNPAID)} as unpaid,
    ${count(DESKS.ON_THE_WAY)} as "onTheWay",
    ${count(DESKS.DELIVERED)} as delivered,
    ${count(DESKS.RETURNED)} as returned,
    ${count(LATE)} as late,
    (select count(*) from orders) as total`;
