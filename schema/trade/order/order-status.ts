import { keysOf } from '../values/words.ts';

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
  /** Where its tyres are. */
  readonly tyres: 'IN_SHOP' | 'ON_THE_WAY' | 'WITH_BUYER' | 'NEVER_SENT' | 'UNKNOWN';
  /** The step that usually comes next, and what the shop's button for it says; null if there is none. */
  readonly usual: { readonly to: OrderStatus; readonly button: string } | null;
  /**
   * Where an order may go from here; whatever is not listed is refused. One way is not a step and not listed: a payment
   * that comes late reopens a cancelled order as PENDING.
   */
  readonly next: readonly OrderStatus[];
  /** How an order comes here: by a step alone, or by being cancelled or paid back, which moves its money. */
  readonly reachedBy: 'STEP' | 'CANCELLATION' | 'REFUND';
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
    tyres: 'IN_SHOP',
    usual: { to: 'PROCESSING', button: 'Start packing' },
    next: ['PROCESSING', 'CANCELLED', 'REFUNDED'],
    reachedBy: 'STEP',
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
    tyres: 'IN_SHOP',
    usual: { to: 'SHIPPED', button: 'Ship' },
    next: ['SHIPPED', 'CANCELLED', 'REFUNDED'],
    reachedBy: 'STEP',
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
    tyres: 'ON_THE_WAY',
    usual: { to: 'DELIVERED', button: 'Mark delivered' },
    next: ['DELIVERED', 'REFUNDED'],
    reachedBy: 'STEP',
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
    tyres: 'WITH_BUYER',
    usual: null,
    next: ['REFUNDED'],
    reachedBy: 'STEP',
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
    tyres: 'NEVER_SENT',
    usual: null,
    next: ['REFUNDED'],
    reachedBy: 'CANCELLATION',
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
    tyres: 'UNKNOWN',
    usual: null,
    // Only where the bank sent the money back: otherwise there is none to refund.
    next: ['REFUNDED'],
    reachedBy: 'REFUND',
    requires: 'MONEY',
    buyerMayCancel: false,
    tooLateToCancel: () => 'We’ve refunded this order in full, so there’s nothing left to cancel.',
  },
} as const satisfies Readonly<Record<OrderStatus, OrderStatusFacts>>;

export const ORDER_STATUSES = keysOf(orderStatuses);

const thoseWith = (holds: (facts: OrderStatusFacts) => boolean): OrderStatus[] =>
  ORDER_STATUSES.filter((status) => holds(orderStatuses[status]));

/** Where the shop still has something to do. */
export const UNDER_WAY_STATUSES = thoseWith(({ stage }) => stage === 'UNDER_WAY');

/** The statuses in which the tyres have not left the shop yet. */
export const UNSENT_STATUSES = thoseWith(({ tyres }) => tyres === 'IN_SHOP');

export const ON_THE_WAY_STATUSES = thoseWith(({ tyres }) => tyres === 'ON_THE_WAY');

export const DELIVERED_STATUSES = thoseWith(({ tyres }) => tyres === 'WITH_BUYER');

/** The statuses in which the tyres have left the shop and are not known to have come back. */
export const SENT_STATUSES = [...ON_THE_WAY_STATUSES, ...DELIVERED_STATUSES];

/** The statuses in which an order that is not paid yet can still be paid. */
export const PAYABLE_STATUSES = thoseWith(
  ({ stage, requires }) => stage === 'UNDER_WAY' && requires === 'NOTHING',
);

/** The statuses that close an order by paying it back. */
export const PAID_BACK_STATUSES = thoseWith(({ reachedBy }) => reachedBy === 'REFUND');

/** The statuses that an order comes to by a step alone. */
export type StepStatus = {
  [Status in OrderStatus]: (typeof orderStatuses)[Status]['reachedBy'] extends 'STEP' ? Status : never;
}[OrderStatus];

/** The statuses that end an order and move its money. */
export type EndingStatus = Exclude<OrderStatus, StepStatus>;

export const isStepStatus = (status: OrderStatus): status is StepStatus =>
  orderStatuses[status].reachedBy === 'STEP';

/** The usual way of an order from the checkout to its door. */
export const USUAL_WAY = wayFrom('PENDING');

/** The statuses in which buyers may cancel their orders themselves. */
export const CANCELLABLE_STATUSES = thoseWith(({ buyerMayCancel }) => buyerMayCancel);

/** The status that a text names, PENDING for one that is not known: an order is at least received (STAT-02). */
export function readOrderStatus(text: string): OrderStatus {
  return ORDER_STATUSES.find((status) => status === text) ?? 'PENDING';
}

/** Whether an order may go from one status to another, as far as the two of them tell. */
export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  const { next }: OrderStatusFacts = orderStatuses[from];
  return next.includes(to);
}

function wayFrom(status: OrderStatus): OrderStatus[] {
  const { usual }: OrderStatusFacts = orderStatuses[status];
  return usual ? [status, ...wayFrom(usual.to)] : [status];
}

/** The usual steps that an order takes from one status until it comes to another; none if that is not ahead of it. */
export function usualSteps(from: OrderStatus, to: OrderStatus): OrderStatus[] {
  const way = wayFrom(from).slice(1);
  return way.slice(0, way.indexOf(to) + 1);
}
