import type { EntityManager } from '@mikro-orm/postgresql';
import type { Platform } from '../../../../platform/services/platform.ts';
import type { Actor } from '../../../operations/audit/index.ts';
import { addNote, toCompare, type OfflinePayment, type Order } from '../../orders/index.ts';

/** The outcome of a payment. */
export type PaymentOutcome = 'already-settled' | 'sold' | 'sold-late' | 'sold-out' | 'wrong-amount';

/** Whether an order is paid the same way as when it was read, and held as long for it. */
export const isPaidAlike = (order: Order, asRead: Order): boolean =>
  order.providerSessionId === asRead.providerSessionId &&
  order.providerPaymentId === asRead.providerPaymentId &&
  order.reservedUntil?.getTime() === asRead.reservedUntil?.getTime();

/** A payment as an order is told of it. */
export interface Payment {
  /** Pence. */
  readonly amount: number;
  readonly currency: string;
  readonly paymentIntent: string | null;
  /** As its buyer knows it, such as Visa ending 4242; null if nobody can say. */
  readonly method: string | null;
  /** How it was paid and who took the money, if not through the provider. */
  readonly offline?: {
    readonly by: OfflinePayment;
    readonly actor: Actor;
    /** What is written with it, in its transaction. */
    readonly also: (em: EntityManager) => Promise<void>;
  };
}

/** Has somebody pay back a payment at the provider that came for an order which has one already, unless they have. */
export function recordDuplicatePayment(
  { logger }: Pick<Platform, 'logger'>,
  order: Order,
  { paymentIntent, amount }: Payment,
): void {
  if (paymentIntent === null || paymentIntent === order.providerPaymentId) return;
  if (order.dealtWith.includes(paymentIntent)) return;
  logger.error(
    { orderId: order.id, paymentIntent },
    'An order that is settled was paid once more; somebody must pay that back at Stripe.',
  );
  addNote(order, toCompare.paidOnceMore(amount, paymentIntent));
}
