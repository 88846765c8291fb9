import { recounting } from '../frame/useWaiting.ts';
import type { RefundPanelQuery } from './RefundPanel.generated.ts';

/** An order as the panel of its payment and refunds reads it. */
export type RefundableOrder = NonNullable<RefundPanelQuery['order']>;

export type RefundableLine = RefundableOrder['lines'][number];

/** What is read again once money or goods have moved: the panel, the screen around it, and what waits. */
export const AFTER_A_MOVE = recounting('RefundPanel', 'AdminOrder');

export const UNREACHABLE = 'We couldn’t reach the shop. What you typed is still here: try again.';

/** Whether a line is of tyres, which can come back; a plan cannot. */
export const isTyreLine = ({ kind }: Pick<RefundableLine, 'kind'>): boolean => kind === 'TYRE';

/** Whether its tyres are still in the warehouse. */
export const isUnsent = ({ status }: Pick<RefundableOrder, 'status'>): boolean =>
  status === 'PENDING' || status === 'PROCESSING';
