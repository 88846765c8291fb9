import { ShopEvent } from '../../../../platform/services/shop-event.ts';
import type { Order } from '../record/order.entity.ts';
import type { OrderStatus } from '../record/order.enums.ts';
import type { Refund } from './refund.entity.ts';

/** A refund as event listeners see it. Amounts in pence. */
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
  /** All refunds of the order, including this one. */
  readonly refunds: readonly BookedRefund[];
}

/** An order was paid and its tyres are sold. Announced once, in the transaction that settles the order. */
export const orderSettled = new ShopEvent<{ readonly order: Order }>();

/** An order changed status. Announced in the transaction that changes it. */
export const orderMoved = new ShopEvent<{ readonly order: Order; readonly from: OrderStatus }>();

/**
 * Money was refunded for an order. Announced in the transaction that books it, and again if the money had come back in
 * between.
 */
export const refundBooked = new ShopEvent<RefundFact>();

/** A booked refund failed, so the money came back. Announced in the transaction that records it. */
export const refundCameBack = new ShopEvent<RefundFact>();
