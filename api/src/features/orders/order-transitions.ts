import type { OrderStatus } from './order.enums.ts';

/**
 * Where an order may go from where it is; whatever is not listed is refused.
 * A refund needs a payment too, and so does every step towards the door: see {@link refusalOf}.
 */
export const TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PENDING: ['PROCESSING', 'CANCELLED', 'REFUNDED'],
  PROCESSING: ['SHIPPED', 'CANCELLED', 'REFUNDED'],
  SHIPPED: ['DELIVERED', 'REFUNDED'],
  DELIVERED: ['REFUNDED'],
  CANCELLED: ['REFUNDED'],
  // Only where the bank sent the money back: otherwise there is none to pay back.
  REFUNDED: ['REFUNDED'],
};

/** Steps towards the door: the tyres must be paid for. */
const FORWARD: readonly OrderStatus[] = ['PROCESSING', 'SHIPPED', 'DELIVERED'];

/** What of an order decides where it may go. */
export interface Standing {
  readonly status: OrderStatus;
  readonly paymentStatus: string;
  readonly needsAttention: string | null;
  /** Pence that were paid where that is not the total; null otherwise. */
  readonly received: number | null;
}

/** Whether the shop has money of the buyer's: all that the order costs, or another sum. */
const hasMoney = ({ paymentStatus, received }: Pick<Standing, 'paymentStatus' | 'received'>): boolean =>
  paymentStatus === 'PAID' || (received !== null && paymentStatus !== 'REFUNDED');

/** Why an order may not go somewhere, as a sentence for whoever asked; null when it may. */
export function refusalOf(order: Standing, to: OrderStatus): string | null {
  const { status, paymentStatus, needsAttention } = order;
  if (!TRANSITIONS[status].includes(to)) return `An order that is ${status} cannot become ${to}.`;
  if (to === 'REFUNDED' && !hasMoney(order)) return 'There is no payment to pay back.';
  if (!FORWARD.includes(to)) return null;
  if (needsAttention !== null) return `Somebody must look at this order first: ${needsAttention}`;
  return paymentStatus === 'PAID' ? null : 'The order has not been paid for yet.';
}
