import { result } from '../../platform/result.ts';
import type { Order } from '../orders/order.entity.ts';
import { standingOf } from './review-standing.type.ts';
import type { Review } from './review.entity.ts';
import type { ReviewRefusal } from './review.enums.ts';
import { ReviewNotFound, ReviewRefused, TyreNotBought } from './review.results.ts';

const SENTENCES: Readonly<Record<ReviewRefusal, string>> = {
  NOT_DELIVERED: 'You can review these tyres once they have been delivered.',
  ORDER_CLOSED: 'This order was cancelled or refunded, so its tyres cannot be reviewed.',
  ALREADY_REVIEWED: 'You have reviewed these tyres already. You can change your review once.',
  ALREADY_EDITED: 'You have changed this review already. A review can be changed once.',
  CHANGED_MEANWHILE: 'The author has changed this review since you read it. Please read it again.',
};

/** @param review the one there is, if that is why. */
export const refused = (code: ReviewRefusal, review: Review | null = null): ReviewRefused =>
  result(ReviewRefused, { code, message: SENTENCES[code], standing: review && standingOf(review) });

export const tyreNotBought = (): TyreNotBought =>
  result(TyreNotBought, {
    message: 'You can only review tyres that you bought here and that we delivered to you.',
  });

export const reviewNotFound = (): ReviewNotFound => result(ReviewNotFound, { message: 'Review not found' });

/** Why the tyres of an order cannot be reviewed; null when they can. */
export function refusalFor({ status }: Pick<Order, 'status'>): ReviewRefusal | null {
  if (status === 'DELIVERED') return null;
  return status === 'CANCELLED' || status === 'REFUNDED' ? 'ORDER_CLOSED' : 'NOT_DELIVERED';
}
