import type { Feature } from '../../../platform/features/feature.ts';
import { productReviews } from '../../shop/catalogue/index.ts';
import { OrderReviewsResolver } from './order-reviews.resolver.ts';
import { ModelReviewsResolver, ProductReviewsResolver } from './product-reviews.resolver.ts';
import { SentInvitation } from './review-invitation.entity.ts';
import { ReviewVote } from './review-vote.entity.ts';
import { Review } from './review.entity.ts';
import { ReviewResolver } from './review.resolver.ts';
import { ReviewService } from './review.service.ts';
import { forgetVotingBrowsers, inviteReviews } from './reviews.jobs.ts';
import { personalReviews } from './reviews.personal-data.ts';

/** Drivers' reviews of tyres: read by everybody, written by buyers, moderated by the shop. */
export const reviews: Feature = {
  entities: [Review, SentInvitation, ReviewVote],
  resolvers: [ProductReviewsResolver, ModelReviewsResolver, OrderReviewsResolver, ReviewResolver],
  provides: [productReviews.providedBy(ReviewService)],
  jobs: [forgetVotingBrowsers, inviteReviews],
  personalData: personalReviews,
};
