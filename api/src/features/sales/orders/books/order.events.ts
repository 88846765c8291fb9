import { ShopEvent } from '../../../../platform/services/shop-event.ts';
import type { Order } from '../record/order.entity.ts';
import type { Refund } from './refund.entity.ts';

/** A refund as those see it who listen. Amounts in pence. */
export type BookedRefund = Pick<
  Refund,
  | 'id'
  | 'amount'
  | 'delivery'
  | 'lines'
  | 'reduces'
  | 'deductions'
  | 'message'
  | 'status'
  | 'requestKey'
  | 'askedByRole'
  | 'askedBy'
>;

export interface RefundFact {
  readonly order: Order;
  readonly refund: BookedRefund;
  /** All refunds of the order, this one among them. */
  readonly refunds: readonly BookedRefund[];
}

/** An order was paid and its tyres are sold. Announced once, in the transaction that settles it. */
export const orderSettled = new ShopEvent<{ readonly order: Order }>();

/** Money was paid back for an order. Announced in the transaction that books it, and again if it had come back. */
export const refundBooked = new ShopEvent<RefundFact>();

/** Money came back that was booked as paid back. Announced in the transaction that records it. */
export const refundCameBack = new ShopEvent<RefundFact>();
