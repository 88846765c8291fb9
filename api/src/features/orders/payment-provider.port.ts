import { Port } from '../../platform/port.ts';
import type { Actor } from '../audit/audit.service.ts';
import type { Order } from './order.entity.ts';

/**
 * A refund to request from the payment provider. The key belongs to the attempt: however often it is
 * requested, it is paid once.
 */
export interface RefundAttempt {
  readonly orderId: string;
  readonly attempt: number;
  /** The provider's id of the refund; null while the provider is not known to have made one. */
  readonly refundId: string | null;
  readonly paymentIntent: string;
  readonly idempotencyKey: string;
}

/** The state of a refund at the payment provider, and its id there; null if it was never made. */
export type RefundAnswer =
  | { readonly standing: 'succeeded' | 'under-way'; readonly refundId: string }
  | { readonly standing: 'refused'; readonly refundId: string | null; readonly refusal: string };

/** What orders need from the payment provider. */
export interface PaymentProvider {
  /**
   * Closes the payment of an unpaid order, and cancels the order.
   * @returns whether it was open; if the card was quicker, the order is now paid.
   */
  cancel(order: Order, by: { readonly actor: Actor; readonly message: string }): Promise<boolean>;
  /** Requests the full refund of an order, or reads its state; null if the provider does not answer. */
  refund(attempt: RefundAttempt): Promise<RefundAnswer | null>;
}

export const paymentProvider = new Port<PaymentProvider>('a payment provider');
