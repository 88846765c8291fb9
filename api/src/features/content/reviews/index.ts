export { ReviewInvitationService } from './review-invitation.service.ts';
export type {
  UpdateReviewInput,
  ModerateReviewInput,
  ReviewInput,
  SubmitReviewInput,
} from './review.inputs.ts';
export { reviews } from './reviews.feature.ts';
