import { keysOf } from './words.ts';

export type OrderStatus = 'PENDING' | 'PROCESSING' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | 'REFUNDED';

/** What the look of a status should say, whatever colour a page or a mail gives it. */
export const statusTones = {
  WAITING: 'Something has yet to happen before it goes on.',
  ACTIVE: 'We’re working on it.',
  MOVING: 'It is on the road.',
  POSITIVE: 'It went well, and is done.',
  NEGATIVE: 'It was stopped.',
  NEUTRAL: 'It is over, and nothing more is to be done.',
} as const;

export type StatusTone = keyof typeof statusTones;

export interface OrderStatusFacts {
  /** What the status means, for those who read the contract. */
  readonly meaning: string;
  /** Its name wherever it is read: in the shop, the admin, mails and the audit log. */
  readonly label: string;
  /** What it means for the buyer, in a sentence. */
  readonly description: string;
  /** What the tracking page says of the step to it, unless the shop writes its own sentence. */
  readonly step: string;
  /** The mail that tells the buyer of it. */
  readonly mail: `order${Capitalize<string>}`;
  readonly tone: StatusTone;
  /** How much of the way is done, 0 to 100. */
  readonly progress: number;
  /** Whether the shop still has something to do, the tyres have arrived, or the order was ended before or after. */
  readonly stage: 'UNDER_WAY' | 'ARRIVED' | 'CLOSED';
  /**
   * Where an order may go from here; whatever is not listed is refused. One way is not a step and not listed: a payment
   * that comes late reopens a cancelled order as PENDING.
   */
  readonly next: readonly OrderStatus[];
  /** What the shop must have received before an order gets here: the whole payment, money of any amount, or nothing. */
  readonly requires: 'PAYMENT' | 'MONEY' | 'NOTHING';
  /** Whether the buyer may cancel the order here: preparation has not begun. */
  readonly buyerMayCancel: boolean;
  /**
   * Why the buyer can no longer cancel the order here, given the days of the statutory right to cancel; null where
   * there is no more to say than whether they may.
   */
  readonly tooLateToCancel: ((cancellationDays: number) => string) | null;
}

/** How far an order can come, and all that follows from it (C-34). */
export const orderStatuses = {
  PENDING: {
    meaning: 'Received.',
    label: 'Order Received',
    description: 'We’ve got your order and will start on it shortly.',
    step: 'Order received.',
    mail: 'orderReceived',
    tone: 'WAITING',
    progress: 20,
    stage: 'UNDER_WAY',
    next: ['PROCESSING', 'CANCELLED', 'REFUNDED'],
    requires: 'NOTHING',
    buyerMayCancel: true,
    tooLateToCancel: null,
  },
  PROCESSING: {
    meaning: 'Being made ready.',
    label: 'Processing',
    description: 'We’re checking and packing your tyres.',
    step: 'We’re checking and packing your tyres.',
    mail: 'orderProcessing',
    tone: 'ACTIVE',
    progress: 45,
    stage: 'UNDER_WAY',
    next: ['SHIPPED', 'CANCELLED', 'REFUNDED'],
    requires: 'PAYMENT',
    buyerMayCancel: false,
    tooLateToCancel: (days) =>
      `We’ve started preparing this order, so you can no longer cancel it here. Call us, or send it ` +
      `back within ${days} days of delivery.`,
  },
  SHIPPED: {
    meaning: 'On its way.',
    label: 'Shipped',
    description: 'Your tyres are on their way to you.',
    step: 'Your tyres are on their way.',
    mail: 'orderShipped',
    tone: 'MOVING',
    progress: 75,
    stage: 'UNDER_WAY',
    next: ['DELIVERED', 'REFUNDED'],
    requires: 'PAYMENT',
    buyerMayCancel: false,
    tooLateToCancel: (days) =>
      `Your tyres are on their way, so you can no longer cancel this order here. Call us, or send it ` +
      `back within ${days} days of delivery.`,
  },
  DELIVERED: {
    meaning: 'At its door.',
    label: 'Delivered',
    description: 'Your tyres have been delivered.',
    step: 'Your tyres were delivered.',
    mail: 'orderDelivered',
    tone: 'POSITIVE',
    progress: 100,
    stage: 'ARRIVED',
    next: ['REFUNDED'],
    requires: 'PAYMENT',
    buyerMayCancel: false,
    tooLateToCancel: (days) =>
      `Your tyres have been delivered, so you can no longer cancel this order here. You can still ` +
      `return it: tell us within ${days} days of delivery.`,
  },
  CANCELLED: {
    meaning: 'Cancelled before it was sent.',
    label: 'Cancelled',
    description: 'This order was cancelled, so we won’t send anything.',
    step: 'We cancelled this order.',
    mail: 'orderCancelled',
    tone: 'NEGATIVE',
    progress: 0,
    stage: 'CLOSED',
    next: ['REFUNDED'],
    requires: 'NOTHING',
    buyerMayCancel: false,
    tooLateToCancel: null,
  },
  REFUNDED: {
    meaning:
      'Closed by paying it back in full. Should the bank send the money back to the shop, ' +
      'paymentStatus says PAID again.',
    label: 'Refunded',
    description: 'We’ve refunded this order in full.',
    step: 'We’ve refunded your payment in full.',
    mail: 'orderRefunded',
    tone: 'NEUTRAL',
    progress: 0,
    stage: 'CLOSED',
    // Only where the bank sent the money back: otherwise there is none to refund.
    next: ['REFUNDED'],
    requires: 'MONEY',
    buyerMayCancel: false,
    tooLateToCancel: () => 'We’ve refunded this order in full, so there’s nothing left to cancel.',
  },
} as const satisfies Readonly<Record<OrderStatus, OrderStatusFacts>>;

export const ORDER_STATUSES = keysOf(orderStatuses);

/** Where the shop still has something to do. */
export const UNDER_WAY_STATUSES = ORDER_STATUSES.filter(
  (status) => orderStatuses[status].stage === 'UNDER_WAY',
);

/** The statuses in which the tyres have not left the shop yet: an order can be cancelled only until it is sent. */
export const UNSENT_STATUSES = ORDER_STATUSES.filter((status) => mayBecome(status, 'CANCELLED'));

/** The statuses in which buyers may cancel their orders themselves. */
export const CANCELLABLE_STATUSES = ORDER_STATUSES.filter((status) => orderStatuses[status].buyerMayCancel);

/** The status that a text names, PENDING for one that is not known: an order is at least received (STAT-02). */
export function readOrderStatus(text: string): OrderStatus {
  return ORDER_STATUSES.find((status) => status === text) ?? 'PENDING';
}

/** Whether an order may go from one status to another, as far as the two of them tell. */
export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  const { next }: OrderStatusFacts = orderStatuses[from];
  return next.includes(to);
}
