import type { FittingBooking } from '../../../shop/fitting/index.ts';
import {
  isTyre,
  leftToRefund,
  unitsNeverSent,
  unitsToRefund,
  worthOf,
  type LineRefund,
  type Order,
} from '../../orders/index.ts';
import type { RefundRequest } from '../../refunds/index.ts';
import { isUnsent, linesOf } from './booking-rules.ts';

/** The refund for cancelling a booking. Money in pence. */
export interface CancelRefund {
  readonly amount: number;
  /** Whether nothing else is left in the order, which is then refunded as a whole. */
  readonly isWhole: boolean;
  /** Null if the whole order is refunded. */
  readonly part: NonNullable<RefundRequest['part']> | null;
}

/** The refund for cancelling a booking: everything paid for it that hasn't been refunded yet. */
export function cancelRefund(
  order: Order,
  booking: Pick<FittingBooking, 'way'>,
  refunds: readonly LineRefund[],
): CancelRefund {
  const left = leftToRefund(order, refunds);
  const own = linesOf(order, booking);
  const others = order.lines.getItems().filter((line) => !own.includes(line));
  if (others.every((line) => unitsToRefund(line, refunds) <= 0))
    return { amount: left, isWhole: true, part: null };
  const lines = own.flatMap((line) => {
    const quantity = unitsToRefund(line, refunds);
    const restock = isTyre(line) && isUnsent(order) && unitsNeverSent(line, refunds) >= quantity;
    return quantity > 0 ? [{ lineId: line.id, quantity, restock }] : [];
  });
  const worth = own.reduce((sum, line) => sum + worthOf(line, refunds, unitsToRefund(line, refunds)), 0);
  const amount = Math.min(left, worth);
  return { amount, isWhole: false, part: { amount, delivery: 0, lines } };
}
