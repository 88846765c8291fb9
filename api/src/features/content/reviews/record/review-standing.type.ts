import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../../../platform/lists/page.ts';
import { result } from '../../../../platform/services/result.ts';
import { Review } from './review.entity.ts';
import { ReviewState } from './review.enums.ts';

@ObjectType({ description: 'A review with its moderation state, for its author and the shop.' })
export class ReviewStanding {
  @Field(() => Int, { description: 'The review’s number.' }) id: number;
  @Field(() => Review, { description: 'The review’s content.' }) review: Review;
  @Field(() => ReviewState, { description: 'Its moderation state.' }) state: ReviewState;
  @Field(() => Int, { description: '1 when submitted, 2 after the change.' }) revision: number;
  @Field({ description: 'Whether its author can still change it.' }) canChange: boolean;
  @Field(() => Boolean, { description: 'Whether the author would buy the tyre again.' }) recommends: boolean;
  @Field(() => String, { nullable: true, description: 'Why it was rejected; null unless it is.' })
  rejectionReason: string | null;
}

@ObjectType({ description: 'A page of reviews with their moderation states.' })
export class ReviewStandingPage {
  @Field(() => [ReviewStanding], { description: 'Up to `limit` reviews, newest first.' })
  items: ReviewStanding[];
  @Field(() => PageInfo, { description: 'Where this page is in the list.' }) pageInfo: PageInfo;
}

@ObjectType({ description: 'The number of reviews in each state.' })
export class ReviewCounts {
  @Field(() => Int, { description: 'Reviews waiting for moderation.' }) pending: number;
  @Field(() => Int, { description: 'Published reviews.' }) approved: number;
  @Field(() => Int, { description: 'Turned down by a moderator.' }) rejected: number;
}

/** Wraps a review with its moderation state. */
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
