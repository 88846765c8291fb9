import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const ReviewState = graphqlEnum('ReviewState', 'Where a review stands with the shop’s check.', {
  PENDING: 'Waits for the check; nobody but its author and the shop sees it.',
  APPROVED: 'Published.',
  REJECTED: 'Against the review policy, and not published.',
});
export type ReviewState = keyof typeof ReviewState;

export const ReviewDecision = graphqlEnum('ReviewDecision', 'What the check of a review comes to.', {
  APPROVE: 'It is published.',
  REJECT: 'It is not published, or no longer.',
  REOPEN: 'The decision is taken back, and the review waits for the check again.',
});
export type ReviewDecision = keyof typeof ReviewDecision;

export const ReviewRefusal = graphqlEnum('ReviewRefusal', 'Why a review was not taken.', {
  NOT_DELIVERED: 'The tyres have not arrived yet.',
  ORDER_CLOSED: 'The order was cancelled or paid back.',
  ALREADY_REVIEWED: 'There is a review of these tyres by their buyer.',
  ALREADY_CHANGED: 'A review can be changed once, and this one was.',
  CHANGED_MEANWHILE: 'Its author changed it after it was read.',
});
export type ReviewRefusal = keyof typeof ReviewRefusal;
