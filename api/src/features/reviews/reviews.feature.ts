import type { Feature } from '../../platform/feature.ts';
import { OrderReviewsResolver } from './order-reviews.resolver.ts';
import { ModelReviewsResolver, ProductReviewsResolver } from './product-reviews.resolver.ts';
import { ReviewVote } from './review-vote.entity.ts';
import { Review } from './review.entity.ts';
import { ReviewResolver } from './review.resolver.ts';
import { forgetVotingBrowsers } from './reviews.jobs.ts';
import { personalReviews } from './reviews.personal-data.ts';

/** What drivers say of the tyres: read by everybody, written by those who bought them, checked by the shop. */
export const reviews: Feature = {
  entities: [Review, ReviewVote],
  resolvers: [ProductReviewsResolver, ModelReviewsResolver, OrderReviewsResolver, ReviewResolver],
  jobs: [forgetVotingBrowsers],
  personalData: personalReviews,
};
