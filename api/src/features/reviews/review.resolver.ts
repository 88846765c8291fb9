import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { CatalogueDirectory } from '../catalogue/catalogue-directory.service.ts';
import { Model } from '../catalogue/model.entity.ts';
import { ReviewModerationService } from './review-moderation.service.ts';
import { ReviewStanding, ReviewStandingPage } from './review-standing.type.ts';
import { ReviewVoteService } from './review-vote.service.ts';
import { ReviewWritingService } from './review-writing.service.ts';
import { ReviewState } from './review.enums.ts';
import { EditReviewInput, ModerateReviewInput, SubmitReviewInput } from './review.inputs.ts';
import { ReviewLoader } from './review.loader.ts';
import { ModerateReviewResult, VoteReviewResult, WriteReviewResult } from './review.results.ts';

@Resolver(() => ReviewStanding)
export class ReviewResolver {
  readonly #directory: CatalogueDirectory;
  readonly #loader: ReviewLoader;
  readonly #moderation: ReviewModerationService;
  readonly #votes: ReviewVoteService;
  readonly #writing: ReviewWritingService;

  constructor(services: Services) {
    this.#directory = services.get(CatalogueDirectory);
    this.#loader = services.get(ReviewLoader);
    this.#moderation = services.get(ReviewModerationService);
    this.#votes = services.get(ReviewVoteService);
    this.#writing = services.get(ReviewWritingService);
  }

  @Mutation(() => WriteReviewResult, {
    description:
      'Reviews tyres that the viewer bought, once they were delivered. It waits for the shop’s check. Who is not signed in to the account of the order gives the token that was mailed for it.',
  })
  @Auth('GUEST')
  submitReview(
    @Ctx() context: Context,
    @Arg('input', () => SubmitReviewInput, { description: 'The review.' }) input: SubmitReviewInput,
  ): Promise<typeof WriteReviewResult> {
    return this.#writing.submit(input, context);
  }

  @Mutation(() => WriteReviewResult, {
    description:
      'Changes a review of the viewer’s own, once. It is checked anew, and is not shown to others until then.',
  })
  @Auth('GUEST')
  editReview(
    @Ctx() context: Context,
    @Arg('input', () => EditReviewInput, { description: 'The review as it shall be.' })
    input: EditReviewInput,
  ): Promise<typeof WriteReviewResult> {
    return this.#writing.edit(input, context);
  }

  @Mutation(() => VoteReviewResult, {
    description:
      'Says that a published review was helpful. Each account, and each browser that nobody is signed in on, is counted once; saying it again changes nothing. Of one network five votes a day are counted for a review.',
  })
  @Auth('GUEST')
  voteReviewHelpful(
    @Ctx() context: Context,
    @Arg('id', () => Int, { description: 'The number of the review.' }) id: number,
  ): Promise<typeof VoteReviewResult> {
    const { viewer, network } = context;
    return this.#votes.vote(id, {
      viewer,
      network,
      browserId: viewer.userId === null ? context.rememberBrowser() : null,
    });
  }

  @Query(() => ReviewStandingPage, {
    nullable: true,
    description:
      'The reviews in a state: those that wait for the check, longest first; of the others the newest first.',
  })
  @Auth('ADMIN')
  reviewQueue(
    @Arg('state', () => ReviewState, { defaultValue: 'PENDING', description: 'Which reviews.' })
    state: ReviewState,
    @Arg('page', () => Int, { defaultValue: 1, description: 'The first page is 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'How many, 1 to 1000.' }) limit: number,
  ): Promise<ReviewStandingPage> {
    return this.#moderation.queue(state, page, limit);
  }

  @Mutation(() => ModerateReviewResult, {
    nullable: true,
    description:
      'Publishes a review or takes it off; the figures of its model follow. The same decision twice is one.',
  })
  @Auth('ADMIN')
  moderateReview(
    @Ctx() { viewer }: Context,
    @Arg('input', () => ModerateReviewInput, { description: 'The decision.' }) input: ModerateReviewInput,
  ): Promise<typeof ModerateReviewResult> {
    return this.#moderation.moderate(viewer, input);
  }

  @FieldResolver(() => Model, { nullable: true, description: 'The tyre it is about.' })
  async model(@Root() { review }: ReviewStanding): Promise<Model | null> {
    return (await this.#directory.read()).models.get(review.modelId) ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The number of the order it was bought with; null for reviews of the demonstration.',
  })
  @Auth('ADMIN')
  async orderNumber(@Root() { review }: ReviewStanding, @Ctx() context: Context): Promise<string | null> {
    return review.orderLineId === null ? null : this.#loader.orderNumber(context, review.orderLineId);
  }
}
