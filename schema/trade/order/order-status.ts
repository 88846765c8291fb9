import { keysOf } from '../values/words.ts';

export type OrderStatus = 'PENDING' | 'PROCESSING' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | 'REFUNDED';

/** The tone of a status. Pages and emails choose the colour. */
export const statusTones = {
  WAITING: 'Something has to happen before it continues.',
  ACTIVE: 'We’re working on it.',
  MOVING: 'It is in transit.',
  POSITIVE: 'It is done, and went well.',
  NEGATIVE: 'It was stopped.',
  NEUTRAL: 'It is over, with nothing left to do.',
} as const;

export type StatusTone = keyof typeof statusTones;

export interface OrderStatusFacts {
  /** Its description in the API schema. */
  readonly meaning: string;
  /** Its label everywhere: in the shop, the admin, emails and the audit log. */
  readonly label: string;
  /** Its meaning for the buyer, in a sentence. */
  readonly description: string;
  /** The tracking page's sentence for reaching it, unless staff write their own. */
  readonly step: string;
  /** The email that tells the buyer. */
  readonly mail: `order${Capitalize<string>}`;
  readonly tone: StatusTone;
  /** The progress towards delivery, 0 to 100. */
  readonly progress: number;
  /** Whether the shop still has work to do, the tyres have arrived, or the order was ended before or after. */
  readonly stage: 'UNDER_WAY' | 'ARRIVED' | 'CLOSED';
  /** The location of its tyres. */
  readonly tyres: 'IN_SHOP' | 'ON_THE_WAY' | 'WITH_BUYER' | 'NEVER_SENT' | 'UNKNOWN';
  /** The usual next step, with the label of the shop's button for it; null if there isn't one. */
  readonly usual: { readonly to: OrderStatus; readonly button: string } | null;
  /**
   * The statuses an order can move to; any other is refused. Reopening isn't a step and isn't listed: a late payment
   * makes a cancelled order PENDING again.
   */
  readonly next: readonly OrderStatus[];
  /** How an order gets here: by a step alone, or by a cancellation or refund, which moves its money. */
  readonly reachedBy: 'STEP' | 'CANCELLATION' | 'REFUND';
  /** The money the shop must have received before an order gets here: the whole payment, any amount, or nothing. */
  readonly requires: 'PAYMENT' | 'MONEY' | 'NOTHING';
  /** Whether the buyer can cancel the order here, because preparation hasn't started. */
  readonly buyerMayCancel: boolean;
  /**
   * Why the buyer can no longer cancel the order here, given the days of the statutory right to cancel; null if
   * there's nothing to add.
   */
  readonly tooLateToCancel: ((cancellationDays: number) => string) | null;
}

/** The statuses of an order, with everything that depends on them (C-34). */
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
    meaning: 'Being prepared.',
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
    meaning: 'Delivered to the buyer.',
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
      'Refunded in full, and so closed. If the bank returns the money to the shop, paymentStatus ' +
      'becomes PAID again.',
    label: 'Refunded',
    description: 'We’ve refunded this order in full.',
    step: 'We’ve refunded your payment in full.',
    mail: 'orderRefunded',
    tone: 'NEUTRAL',
    progress: 0,
    stage: 'CLOSED',
    tyres: 'UNKNOWN',
    usual: null,
    // Only if the bank returned the money; otherwise there's nothing to refund.
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

/** The statuses in which the shop still has work to do. */
export const UNDER_WAY_STATUSES = thoseWith(({ stage }) => stage === 'UNDER_WAY');

/** The statuses in which the tyres haven't left the shop yet. */
export const UNSENT_STATUSES = thoseWith(({ tyres }) => tyres === 'IN_SHOP');

export const ON_THE_WAY_STATUSES = thoseWith(({ tyres }) => tyres === 'ON_THE_WAY');

export const DELIVERED_STATUSES = thoseWith(({ tyres }) => tyres === 'WITH_BUYER');

/** The statuses in which the tyres have left the shop and aren't known to be back. */
export const SENT_STATUSES = [...ON_THE_WAY_STATUSES, ...DELIVERED_STATUSES];

/** The statuses in which an unpaid order can still be paid. */
export const PAYABLE_STATUSES = thoseWith(
  ({ stage, requires }) => stage === 'UNDER_WAY' && requires === 'NOTHING',
);

/** The statuses that close an order with a refund. */
export const PAID_BACK_STATUSES = thoseWith(({ reachedBy }) => reachedBy === 'REFUND');

/** The statuses an order reaches by a step alone. */
export type StepStatus = {
  [Status in OrderStatus]: (typeof orderStatuses)[Status]['reachedBy'] extends 'STEP' ? Status : never;
}[OrderStatus];

/** The statuses that end an order and move its money. */
export type EndingStatus = Exclude<OrderStatus, StepStatus>;

export const isStepStatus = (status: OrderStatus): status is StepStatus =>
  orderStatuses[status].reachedBy === 'STEP';

/** The usual statuses of an order, from checkout to delivery. */
export const USUAL_WAY = wayFrom('PENDING');

/** The statuses in which buyers can cancel their orders themselves. */
export const CANCELLABLE_STATUSES = thoseWith(({ buyerMayCancel }) => buyerMayCancel);

/** The status with this name. An unknown name gives PENDING, because an order has at least been received (STAT-02). */
export function readOrderStatus(text: string): OrderStatus {
  return ORDER_STATUSES.find((status) => status === text) ?? 'PENDING';
}

/** Whether an order can move from one status to another, judging by the statuses alone. */
export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  const { next }: OrderStatusFacts = orderStatuses[from];
  return next.includes(to);
}

function wayFrom(status: OrderStatus): OrderStatus[] {
  const { usual }: OrderStatusFacts = orderStatuses[status];
  return usual ? [status, ...wayFrom(usual.to)] : [status];
}

/** The usual steps from one status to another; empty if the other isn't ahead. */
export function usualSteps(from: OrderStatus, to: OrderStatus): OrderStatus[] {
  const way = wayFrom(from).slice(1);
  return way.slice(0, way.indexOf(to) + 1);
}
