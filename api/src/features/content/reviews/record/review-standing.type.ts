import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../../../platform/lists/page.ts';
import { result } from '../../../../platform/services/result.ts';
import { Review } from './review.entity.ts';
import { ReviewState } from './review.enums.ts';

@ObjectType({ description: 'A review as its author and the shop see it: with its moderation state.' })
export class ReviewStanding {
  @Field(() => Int, { description: 'The number of the review.' }) id: number;
  @Field(() => Review, { description: 'The content of the review.' }) review: Review;
  @Field(() => ReviewState, { description: 'The state of moderation.' }) state: ReviewState;
  @Field(() => Int, { description: '1 as submitted, 2 after the change.' }) revision: number;
  @Field({ description: 'Whether its author may still change it.' }) canChange: boolean;
  @Field(() => Boolean, { description: 'Whether the author would buy the tyre again.' }) recommends: boolean;
  @Field(() => String, { nullable: true, description: 'Why it was rejected; null unless it was.' })
  rejectionReason: string | null;
}

@ObjectType({ description: 'One page of reviews with their moderation state.' })
export class ReviewStandingPage {
  @Field(() => [ReviewStanding], { description: 'At most as many as were asked for.' })
  items: ReviewStanding[];
  @Field(() => PageInfo, { description: 'The position of this page in the list.' }) pageInfo: PageInfo;
}

@ObjectType({ description: 'How many reviews stand in each state.' })
export class ReviewCounts {
  @Field(() => Int, { description: 'Reviews that wait for the check.' }) pending: number;
  @Field(() => Int, { description: 'Published reviews.' }) approved: number;
  @Field(() => Int, { description: 'Reviews that are not published.' }) rejected: number;
}

/** The state of a review. */
export function standingOf(review: Review): ReviewStanding {
  const { id, state, editedAt, orderLineId, recommends, rejectionReason } = review;
  const canChange = orderLineId !== null && editedAt === null;
  return result(ReviewStanding, {
    id,
    review,
    state,
    canChange,
    recommends,
    rejectionReason,
    revision: editedAt === null ? 1 : 2,
  });
}
