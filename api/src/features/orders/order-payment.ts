import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../audit/audit.service.ts';
import type { Order } from './order.entity.ts';
import type { HandPayment } from './order.enums.ts';

/** The outcome of a payment. */
export type PaymentOutcome = 'already-settled' | 'sold' | 'sold-late' | 'sold-out' | 'wrong-amount';

/** Whether an order is paid the same way as when it was read, and held as long for it. */
export const isPaidAlike = (order: Order, asRead: Order): boolean =>
  order.stripeSessionId === asRead.stripeSessionId &&
  order.stripePaymentIntent === asRead.stripePaymentIntent &&
  order.reservedUntil?.getTime() === asRead.reservedUntil?.getTime();

/** A payment as an order is told of it. */
export interface Payment {
  /** Pence. */
  readonly amount: number;
  readonly currency: string;
  readonly paymentIntent: string | null;
  /** As its buyer knows it, such as Visa ending 4242; null if nobody can say. */
  readonly method: string | null;
  /** How it was paid and who took the money, if not through Stripe. */
  readonly byHand?: {
    readonly by: HandPayment;
    readonly actor: Actor;
    /** What is written with it, in its transaction. */
    readonly also: (em: EntityManager) => Promise<void>;
  };
}
