import { orderStatuses, type OrderStatusFacts } from '@treadline/schema/trade/order/order-status';
import { result } from '../../../../platform/services/result.ts';
import type { Order } from '../../../sales/orders/index.ts';
import { standingOf } from './review-standing.type.ts';
import type { Review } from './review.entity.ts';
import type { ReviewRefusal } from './review.enums.ts';
import { ReviewNotFound, ReviewRefused, TyreNotBought } from './review.results.ts';

const SENTENCES: Readonly<Record<ReviewRefusal, string>> = {
  NOT_DELIVERED: 'You can review these tyres once they’ve been delivered.',
  ORDER_CLOSED: 'This order was cancelled or refunded, so you can’t review its tyres.',
  ALREADY_REVIEWED: 'You’ve already reviewed these tyres. You can change your review once.',
  ALREADY_CHANGED: 'You’ve already changed this review. You can only change a review once.',
  CHANGED_MEANWHILE: 'The author has changed this review since you read it. Please read it again.',
};

/** Tyres can be reviewed once they're delivered, unless they were refunded. */
const REFUSALS: Readonly<Record<OrderStatusFacts['stage'], ReviewRefusal | null>> = {
  UNDER_WAY: 'NOT_DELIVERED',
  ARRIVED: null,
  CLOSED: 'ORDER_CLOSED',
};

/** @param review the existing review, if that's the reason. */
export const refused = (code: ReviewRefusal, review: Review | null = null): ReviewRefused =>
  result(ReviewRefused, { code, message: SENTENCES[code], standing: review && standingOf(review) });

export const tyreNotBought = (): TyreNotBought =>
  result(TyreNotBought, {
    message: 'You can only review tyres you’ve bought here, once we’ve delivered them.',
  });

export const reviewNotFound = (): ReviewNotFound => result(ReviewNotFound, { message: 'Review not found' });

/** Why an order's tyres can't be reviewed; null if they can. */
export function refusalFor({ status }: Pick<Order, 'status'>): ReviewRefusal | null {
  return REFUSALS[orderStatuses[status].stage];
}
