import type { Feature } from '../../../platform/features/feature.ts';
import { productReviews } from '../../shop/catalogue/index.ts';
import { SentInvitation } from './invitations/review-invitation.entity.ts';
import { OrderReviewsResolver } from './reading/order-reviews.resolver.ts';
import { ModelReviewsResolver, ProductReviewsResolver } from './reading/product-reviews.resolver.ts';
import { ReviewService } from './reading/review.service.ts';
import { ReviewVote } from './record/review-vote.entity.ts';
import { Review } from './record/review.entity.ts';
import { forgetVotingBrowsers, inviteReviews } from './reviews.jobs.ts';
import { personalReviews } from './reviews.personal-data.ts';
import { ReviewResolver } from './writing/review.resolver.ts';

/** Drivers' reviews of tyres: written by buyers, moderated by the shop, read by everyone. */
export const reviews: Feature = {
  entities: [Review, SentInvitation, ReviewVote],
  resolvers: [ProductReviewsResolver, ModelReviewsResolver, OrderReviewsResolver, ReviewResolver],
  provides: [productReviews.providedBy(ReviewService)],
  jobs: [forgetVotingBrowsers, inviteReviews],
  personalData: personalReviews,
};
