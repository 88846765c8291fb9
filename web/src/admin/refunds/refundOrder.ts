import { orderStatuses, UNSENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import { recounting } from '../frame/waiting/useWaiting.ts';
import type { RefundPanelQuery } from './RefundPanel.generated.ts';

/** An order as the panel of its payment and refunds reads it. */
export type RefundableOrder = NonNullable<RefundPanelQuery['order']>;

export type RefundableLine = RefundableOrder['lines'][number];

/** What is read again once money or goods have moved: the panel, the screen around it, and what waits. */
export const AFTER_A_MOVE = recounting('RefundPanel', 'AdminOrder');

/** What staff read of a refund that was asked for and not made. */
export const REFUND_OUTCOMES = {
  RefundPending: 'Stripe hasn’t confirmed the refund yet. We keep asking, and the list shows how it ends.',
  RefundRefused: 'Stripe refused the refund. The list says why, and can try it again.',
} as const;

/** Whether a line is of tyres, which can come back; a plan cannot. */
export const isTyreLine = ({ kind }: Pick<RefundableLine, 'kind'>): boolean => kind === 'TYRE';

/** Whether an order has ended without its goods. */
export const isOver = ({ status }: Pick<RefundableOrder, 'status'>): boolean =>
  orderStatuses[status].stage === 'CLOSED';

/** Whether its tyres are still in the warehouse. */
export const isUnsent = ({ status }: Pick<RefundableOrder, 'status'>): boolean =>
  UNSENT_STATUSES.includes(status);
