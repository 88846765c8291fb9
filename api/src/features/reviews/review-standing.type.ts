import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../platform/page.ts';
import { result } from '../../platform/result.ts';
import { Review } from './review.entity.ts';
import { ReviewState } from './review.enums.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A review as its author and the shop see it: with where it stands.',
})
export class ReviewStanding {
  @Field(() => Int, { description: 'The number of the review.' }) id: number;
  @Field(() => Review, { description: 'What it says.' }) review: Review;
  @Field(() => ReviewState, { description: 'Where it stands with the shop’s check.' }) state: ReviewState;
  @Field(() => Int, { description: '1 as it was submitted, 2 once it was changed.' }) revision: number;
  @Field({ description: 'Whether its author may still change it.' }) canEdit: boolean;
  @Field(() => Boolean, { description: 'Whether the author would buy the tyre again.' }) recommends: boolean;
  @Field(() => String, { nullable: true, description: 'Why it was rejected; null unless it was.' })
  rejectionReason: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of reviews with where they stand.' })
export class ReviewStandingPage {
  @Field(() => [ReviewStanding], { description: 'The reviews of this page.' }) items: ReviewStanding[];
  @Field(() => PageInfo, { description: 'Where this page stands.' }) pageInfo: PageInfo;
}

/** Where a review stands. */
export function standingOf(review: Review): ReviewStanding {
  const { id, state, editedAt, orderLineId, recommends, rejectionReason } = review;
  const canEdit = orderLineId !== null && editedAt === null;
  return result(ReviewStanding, {
    id,
    review,
    state,
    canEdit,
    recommends,
    rejectionReason,
    revision: editedAt === null ? 1 : 2,
  });
}
