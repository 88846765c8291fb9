import { orderStatuses, UNSENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import { recounting } from '../frame/waiting/useWaiting.ts';
import type { RefundPanelQuery } from './RefundPanel.generated.ts';

/** An order as loaded by the panel of its payment and refunds. */
export type RefundableOrder = NonNullable<RefundPanelQuery['order']>;

export type RefundableLine = RefundableOrder['lines'][number];

/** Refetches the panel, the screen around it and the task counts after money or goods have moved. */
export const AFTER_A_MOVE = recounting('RefundPanel', 'AdminOrder');

/** Messages to staff for refunds that were requested but not made. */
export const REFUND_OUTCOMES = {
  RefundPending: 'Stripe hasn’t confirmed the refund yet. We’ll keep checking; the list shows the result.',
  RefundRefused: 'Stripe refused the refund. The list says why and lets you try again.',
} as const;

/** A warning to staff who take money for a cancelled order. */
export const REOPENS =
  'This order is cancelled. A payment opens it again and reserves its tyres, if they’re still there.';

/** Whether a line is for tyres, which can come back; plans can't. */
export const isTyreLine = ({ kind }: Pick<RefundableLine, 'kind'>): boolean => kind === 'TYRE';

/** Whether the order ended without the buyer keeping the goods. */
export const isOver = ({ status }: Pick<RefundableOrder, 'status'>): boolean =>
  orderStatuses[status].stage === 'CLOSED';

/** Whether the tyres are still in the warehouse. */
export const isUnsent = ({ status }: Pick<RefundableOrder, 'status'>): boolean =>
  UNSENT_STATUSES.includes(status);
