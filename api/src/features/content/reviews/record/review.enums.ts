import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const ReviewState = graphqlEnum('ReviewState', 'A review’s moderation state.', {
  PENDING: 'Waiting for moderation; only its author and the shop see it.',
  APPROVED: 'Published.',
  REJECTED: 'Breaks the review policy; not published.',
});
export type ReviewState = keyof typeof ReviewState;

export const ReviewDecision = graphqlEnum('ReviewDecision', 'A moderator’s verdict on a review.', {
  APPROVE: 'Publish it.',
  REJECT: 'Don’t publish it, or unpublish it.',
  REOPEN: 'Undo the decision, so that the review waits for moderation again.',
});
export type ReviewDecision = keyof typeof ReviewDecision;

export const ReviewRefusal = graphqlEnum('ReviewRefusal', 'Why a review was refused.', {
  NOT_DELIVERED: 'The tyres haven’t been delivered yet.',
  ORDER_CLOSED: 'The order was cancelled or refunded.',
  ALREADY_REVIEWED: 'The buyer has already reviewed these tyres.',
  ALREADY_CHANGED: 'A review can be changed once, and this one already was.',
  CHANGED_MEANWHILE: 'Its author changed it after it was read.',
});
export type ReviewRefusal = keyof typeof ReviewRefusal;
