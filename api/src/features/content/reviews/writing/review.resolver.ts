import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Paging } from '../../../../platform/lists/page.ts';
import { Paged } from '../../../../platform/lists/paged.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { Order, OrderLine } from '../../../sales/orders/index.ts';
import { CatalogueDirectory, Model } from '../../../shop/catalogue/index.ts';
import { ReviewLoader } from '../reading/review.loader.ts';
import { ReviewCounts, ReviewStanding, ReviewStandingPage } from '../record/review-standing.type.ts';
import type { Review } from '../record/review.entity.ts';
import { ReviewState } from '../record/review.enums.ts';
import {
  UpdateReviewInput,
  ModerateReviewInput,
  ReviewQueueFilter,
  SubmitReviewInput,
} from '../record/review.inputs.ts';
import { ModerateReviewResult, VoteReviewResult, WriteReviewResult } from '../record/review.results.ts';
import { ReviewModerationService } from './review-moderation.service.ts';
import { ReviewVoteService } from './review-vote.service.ts';
import { ReviewWritingService } from './review-writing.service.ts';

@Resolver(() => ReviewStanding)
export class ReviewResolver extends Service {
  readonly #directory = this.services.get(CatalogueDirectory);
  readonly #loader = this.services.get(ReviewLoader);
  readonly #moderation = this.services.get(ReviewModerationService);
  readonly #votes = this.services.get(ReviewVoteService);
  readonly #writing = this.services.get(ReviewWritingService);

  @Mutation(() => WriteReviewResult, {
    description:
      'Submits a review of tyres that the viewer bought and received, for moderation. Needs the ' +
      'emailed token unless signed in to the order’s account.',
  })
  @Auth('GUEST')
  submitReview(
    @Ctx() context: Context,
    @Arg('input', () => SubmitReviewInput, { description: 'Ratings from 1 to 5, and optionally a text.' })
    input: SubmitReviewInput,
  ): Promise<typeof WriteReviewResult> {
    return this.#writing.submit(input, context);
  }

  @Mutation(() => WriteReviewResult, {
    description: 'Changes the viewer’s own review, once. It’s hidden from others until it’s moderated again.',
  })
  @Auth('GUEST')
  updateReview(
    @Ctx() context: Context,
    @Arg('input', () => UpdateReviewInput, { description: 'The complete new review.' })
    input: UpdateReviewInput,
  ): Promise<typeof WriteReviewResult> {
    return this.#writing.edit(input, context);
  }

  @Mutation(() => VoteReviewResult, {
    description:
      'Marks a published review as helpful. Each account, and each guest’s browser, counts once; ' +
      'repeating it changes nothing. At most five votes a day per review count from one network.',
  })
  @Auth('GUEST')
  voteReviewHelpful(
    @Ctx() context: Context,
    @Arg('id', () => Int, { description: 'The review’s number.' }) id: number,
  ): Promise<typeof VoteReviewResult> {
    const { viewer, network } = context;
    return this.#votes.vote(id, {
      viewer,
      network,
      browserId: viewer.userId === null ? context.rememberBrowser() : null,
    });
  }

  @Query(() => ReviewStandingPage, {
    description: 'Reviews in one state: pending ones oldest first, others newest first.',
  })
  @Auth('ADMIN', 'WRITE_REVIEWS')
  reviewQueue(
    @Arg('state', () => ReviewState, { defaultValue: 'PENDING', description: 'The moderation state.' })
    state: ReviewState,
    @Arg('filter', () => ReviewQueueFilter, { defaultValue: {}, description: 'Which of these reviews.' })
    filter: ReviewQueueFilter,
    @Paged() paging: Paging,
  ): Promise<ReviewStandingPage> {
    return this.#moderation.queue(state, filter, paging);
  }

  @Query(() => ReviewCounts, { description: 'The number of reviews in each state.' })
  @Auth('ADMIN', 'WRITE_REVIEWS')
  reviewCounts(): Promise<ReviewCounts> {
    return this.#moderation.counts();
  }

  @Mutation(() => ModerateReviewResult, {
    description:
      'Approves or rejects a review, or undoes that, and updates its model’s figures. Repeating a ' +
      'decision changes nothing.',
  })
  @Auth('ADMIN', 'WRITE_REVIEWS')
  moderateReview(
    @Ctx() { viewer }: Context,
    @Arg('input', () => ModerateReviewInput, { description: 'The review and the decision.' })
    input: ModerateReviewInput,
  ): Promise<typeof ModerateReviewResult> {
    return this.#moderation.moderate(viewer, input);
  }

  @FieldResolver(() => Model, { nullable: true, description: 'The reviewed model.' })
  async model(@Root() { review }: ReviewStanding): Promise<Model | null> {
    return (await this.#directory.read()).models.get(review.modelId) ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The order’s number; null for sample reviews.',
  })
  @Auth('ADMIN', 'WRITE_REVIEWS')
  async orderNumber(@Root() { review }: ReviewStanding, @Ctx() context: Context): Promise<string | null> {
    return (await this.#lineOf(review, context))?.order.number ?? null;
  }

  @FieldResolver(() => OrderLine, {
    nullable: true,
    description: 'The tyres as bought; null for sample reviews.',
  })
  @Auth('ADMIN', 'WRITE_REVIEWS')
  orderLine(@Root() { review }: ReviewStanding, @Ctx() context: Context): Promise<OrderLine | null> {
    return this.#lineOf(review, context);
  }

  @FieldResolver(() => Order, {
    nullable: true,
    description: 'The order; null for sample reviews.',
  })
  @Auth('ADMIN', 'WRITE_REVIEWS')
  async order(@Root() { review }: ReviewStanding, @Ctx() context: Context): Promise<Order | null> {
    return (await this.#lineOf(review, context))?.order ?? null;
  }

  async #lineOf({ orderLineId }: Review, context: Context): Promise<OrderLine | null> {
    return orderLineId === null ? null : this.#loader.line.load(context, orderLineId);
  }
}
