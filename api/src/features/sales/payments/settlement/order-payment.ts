import type { EntityManager } from '@mikro-orm/postgresql';
import type { Platform } from '../../../../platform/services/platform.ts';
import type { Actor } from '../../../operations/audit/index.ts';
import { addNote, toCompare, type OfflinePayment, type Order } from '../../orders/index.ts';

/** The outcome of a payment. */
export type PaymentOutcome = 'already-settled' | 'sold' | 'sold-late' | 'sold-out' | 'wrong-amount';

/** Whether an order still has the same payment and deadline as when it was read. */
export const isPaidAlike = (order: Order, asRead: Order): boolean =>
  order.providerSessionId === asRead.providerSessionId &&
  order.providerPaymentId === asRead.providerPaymentId &&
  order.reservedUntil?.getTime() === asRead.reservedUntil?.getTime();

/** A payment as reported to its order. */
export interface Payment {
  /** Pence. */
  readonly amount: number;
  readonly currency: string;
  readonly paymentIntent: string | null;
  /** As the buyer knows it, such as Visa ending 4242; null if unknown. */
  readonly method: string | null;
  /** How it was paid and who took the money, if not through the provider. */
  readonly offline?: {
    readonly by: OfflinePayment;
    readonly actor: Actor;
    /** Writes further changes in the same transaction. */
    readonly also: (em: EntityManager) => Promise<void>;
  };
}

/**
 * Logs and notes a second payment of a paid order, so that staff refund it at the provider. Does nothing if they've
 * dealt with it already.
 */
export function recordDuplicatePayment(
  { logger }: Pick<Platform, 'logger'>,
  order: Order,
  { paymentIntent, amount }: Payment,
): void {
  if (paymentIntent === null || paymentIntent === order.providerPaymentId) return;
  if (order.dealtWith.includes(paymentIntent)) return;
  logger.error(
    { orderId: order.id, paymentIntent },
    'A settled order was paid a second time; a member of staff must refund that at Stripe.',
  );
  addNote(order, toCompare.paidTwice(amount, paymentIntent));
}
