import { UNDER_WAY_STATUSES, UNSENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import { sqlList } from '../../../../platform/database/sql-list.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import type { Order } from '../record/order.entity.ts';
import type { OrderPromise } from './order-promise.type.ts';

/**
 * Whether order `o` is late, by the same rules as {@link promiseTo}. `$1` is now, `$2` today in London. The condition
 * on the status comes first because it matches the partial index.
 */
export const LATE = `
  (o.status in (${sqlList(UNDER_WAY_STATUSES)}) and o.paid_at is not null
    and (o.deliver_by < $2::date or o.status in (${sqlList(UNSENT_STATUSES)}) and o.dispatch_by < $1::timestamptz))`;

type Promised = Pick<Order, 'status' | 'paidAt' | 'dispatchBy' | 'deliverBy'>;

/**
 * The deadlines promised to the buyer. Null before payment, once the order is delivered or closed, and for orders
 * without recorded deadlines.
 */
export function promiseTo(
  { status, paidAt, dispatchBy, deliverBy }: Promised,
  now: Date,
): OrderPromise | null {
  const isDue = paidAt !== null && UNDER_WAY_STATUSES.includes(status);
  if (!isDue || dispatchBy === null || deliverBy === null) return null;
  const mustLeave = UNSENT_STATUSES.includes(status);
  return {
    dispatchBy: mustLeave ? dispatchBy : null,
    deliverBy,
    isLate: (mustLeave && dispatchBy < now) || deliverBy < inLondon(now).day,
  };
}
