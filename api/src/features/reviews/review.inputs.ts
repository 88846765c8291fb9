import { Field, ID, InputType, Int } from 'type-graphql';
import { ReviewDecision } from './review.enums.ts';

const score = (what: string): { nullable: true; description: string } => ({
  nullable: true,
  description: `${what}, 1 to 5; leave it out if you cannot say.`,
});

@InputType({ description: 'What a buyer says of a tyre.' })
export class ReviewInput {
  @Field(() => Int, { description: 'One to five stars.' }) rating: number;
  @Field({ description: 'Whether the author would buy the tyre again.' }) recommends: boolean;
  @Field(() => String, { nullable: true, description: 'A few words of at most 100 characters.' }) title?:
    | string
    | null;
  @Field(() => String, {
    nullable: true,
    description: 'The review as plain text of at most 4000 characters.',
  })
  text?: string | null;
  @Field(() => Int, { nullable: true, description: 'Miles driven on the tyres so far, up to 200,000.' })
  milesDriven?: number | null;
  @Field(() => Int, score('Grip in the wet')) wetGrip?: number | null;
  @Field(() => Int, score('Quietness')) noise?: number | null;
  @Field(() => Int, score('Wear')) wear?: number | null;
  @Field(() => Int, score('Comfort')) comfort?: number | null;
  @Field(() => Int, score('Value for money')) value?: number | null;
}

const TOKEN = {
  nullable: true,
  description:
    'From the link in the mail that asked for the review; who is signed in to the account of the order leaves it out.',
} as const;

@InputType({ description: 'A review of tyres that were bought and delivered.' })
export class SubmitReviewInput extends ReviewInput {
  @Field(() => ID, { description: 'The line of the order that the tyres stand on.' }) orderLineId: string;
  @Field(() => String, TOKEN) token?: string | null;
}

@InputType({
  description:
    'The one change that an author may make to a review. It takes the place of all that was said before.',
})
export class EditReviewInput extends ReviewInput {
  @Field(() => Int, { description: 'The number of the review.' }) id: number;
  @Field(() => String, TOKEN) token?: string | null;
}

@InputType({ description: 'What the check of a review came to.' })
export class ModerateReviewInput {
  @Field(() => Int, { description: 'The number of the review.' }) id: number;
  @Field(() => ReviewDecision, { description: 'What becomes of it.' }) decision: ReviewDecision;
  /** A decision is about a text: what was changed after it was read must be read again. */
  @Field(() => Int, { description: 'The revision that was read.' }) revision: number;
  @Field(() => String, {
    nullable: true,
    description:
      'Why it is rejected, in a sentence for its author of at most 500 characters. Not for approvals.',
  })
  reason?: string | null;
}
