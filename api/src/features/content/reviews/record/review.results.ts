import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { ReviewStanding } from './review-standing.type.ts';
import { Review } from './review.entity.ts';
import { ReviewRefusal } from './review.enums.ts';

@ObjectType({
  implements: Refusal,
  description:
    'The viewer did not buy these tyres here. Another customer’s order and an unknown one get ' +
    'the same answer.',
})
export class TyreNotBought extends Refusal {}

@ObjectType({ implements: Refusal, description: 'The review was refused; nothing was changed.' })
export class ReviewRefused extends Refusal {
  @Field(() => ReviewRefusal, { description: 'The reason.' }) code: ReviewRefusal;
  @Field(() => ReviewStanding, {
    nullable: true,
    description: 'The existing review; null if there is none.',
  })
  standing: ReviewStanding | null;
}

@ObjectType({ implements: Refusal, description: 'There is no such review.' })
export class ReviewNotFound extends Refusal {}

@ObjectType({ implements: Refusal, description: 'The viewer cannot vote for their own review.' })
export class OwnReviewVote extends Refusal {}

export const WriteReviewResult = createUnionType({
  name: 'WriteReviewResult',
  description: 'The submitted review, or why it was refused.',
  types: () => [ReviewStanding, TyreNotBought, ReviewRefused, InvalidInput] as const,
});

export const ModerateReviewResult = createUnionType({
  name: 'ModerateReviewResult',
  description: 'The changed review, or why it was not changed.',
  types: () => [ReviewStanding, ReviewNotFound, ReviewRefused, InvalidInput] as const,
});

export const VoteReviewResult = createUnionType({
  name: 'VoteReviewResult',
  description: 'The review with the vote counted, or why the vote was refused.',
  types: () => [Review, ReviewNotFound, OwnReviewVote] as const,
});
