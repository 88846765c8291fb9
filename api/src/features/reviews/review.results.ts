import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../platform/invalid-input.ts';
import { ReviewStanding } from './review-standing.type.ts';
import { Review } from './review.entity.ts';
import { ReviewRefusal } from './review.enums.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'The viewer bought no such tyres here. Another’s order and an unknown one answer alike.',
})
export class TyreNotBought {
  @Field({ description: 'A sentence for whoever asked.' }) message: string;
}

@ObjectType({ simpleResolvers: true, description: 'The review was not taken; nothing was changed.' })
export class ReviewRefused {
  @Field(() => ReviewRefusal, { description: 'Why.' }) code: ReviewRefusal;
  @Field({ description: 'Why, in a sentence.' }) message: string;
  @Field(() => ReviewStanding, {
    nullable: true,
    description: 'The review that there is; null when there is none.',
  })
  standing: ReviewStanding | null;
}

@ObjectType({ simpleResolvers: true, description: 'There is no such review.' })
export class ReviewNotFound {
  @Field({ description: 'A sentence for whoever asked.' }) message: string;
}

@ObjectType({ simpleResolvers: true, description: 'Nobody votes for a review of their own.' })
export class OwnReviewVote {
  @Field({ description: 'A sentence for whoever asked.' }) message: string;
}

export const WriteReviewResult = createUnionType({
  name: 'WriteReviewResult',
  description: 'The review as it stands now, or why it was not taken.',
  types: () => [ReviewStanding, TyreNotBought, ReviewRefused, InvalidInput] as const,
});

export const ModerateReviewResult = createUnionType({
  name: 'ModerateReviewResult',
  description: 'The review as it stands now, or why it stays as it was.',
  types: () => [ReviewStanding, ReviewNotFound, ReviewRefused, InvalidInput] as const,
});

export const VoteReviewResult = createUnionType({
  name: 'VoteReviewResult',
  description: 'The review with the vote counted, or why it was not.',
  types: () => [Review, ReviewNotFound, OwnReviewVote] as const,
});
