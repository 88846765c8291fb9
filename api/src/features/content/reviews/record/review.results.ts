import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { ReviewStanding } from './review-standing.type.ts';
import { Review } from './review.entity.ts';
import { ReviewRefusal } from './review.enums.ts';

@ObjectType({
  implements: Refusal,
  description:
    'The viewer didn’t buy these tyres here. Unknown orders and other customers’ orders get the ' +
    'same answer.',
})
export class TyreNotBought extends Refusal {}

@ObjectType({ implements: Refusal, description: 'The review was refused and nothing was changed.' })
export class ReviewRefused extends Refusal {
  @Field(() => ReviewRefusal, { description: 'The reason.' }) code: ReviewRefusal;
  @Field(() => ReviewStanding, {
    nullable: true,
    description: 'The existing review; null if there isn’t one.',
  })
  standing: ReviewStanding | null;
}

@ObjectType({ implements: Refusal, description: 'No review has this number.' })
export class ReviewNotFound extends Refusal {}

@ObjectType({ implements: Refusal, description: 'Authors can’t vote for their own reviews.' })
export class OwnReviewVote extends Refusal {}

export const WriteReviewResult = createUnionType({
  name: 'WriteReviewResult',
  description: 'The submitted review, or why it was refused.',
  types: () => [ReviewStanding, TyreNotBought, ReviewRefused, InvalidInput] as const,
});

export const ModerateReviewResult = createUnionType({
  name: 'ModerateReviewResult',
  description: 'The moderated review, or why it wasn’t changed.',
  types: () => [ReviewStanding, ReviewNotFound, ReviewRefused, InvalidInput] as const,
});

export const VoteReviewResult = createUnionType({
  name: 'VoteReviewResult',
  description: 'The review with the vote counted, or why the vote was refused.',
  types: () => [Review, ReviewNotFound, OwnReviewVote] as const,
});
