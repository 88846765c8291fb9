export { ReviewInvitationService } from './invitations/review-invitation.service.ts';
export type {
  UpdateReviewInput,
  ModerateReviewInput,
  ReviewInput,
  SubmitReviewInput,
} from './record/review.inputs.ts';
export { reviews } from './reviews.feature.ts';
