import type { InputRule } from '@treadline/schema/input/rule';
import { Field, ID, InputType, Int } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { ReviewDecision } from './review.enums.ts';

const MAX_STARS = 5;
const MAX_TEXT = 4_000;
/** No tyre lasts longer; a higher number is a typing error. */
const MAX_MILES = 200_000;
const SCORE: InputRule = { min: 1, max: MAX_STARS, message: 'Please choose from 1 to 5' };

const score = (what: string): { nullable: true; description: string } => ({
  nullable: true,
  description: `${what}, 1 to 5; leave it out if you can’t say.`,
});

@InputType({ description: 'A buyer’s review of a tyre.' })
export class ReviewInput {
  @Constraint({ min: 1, max: MAX_STARS, message: 'Please choose from one to five stars' })
  @Field(() => Int, { description: 'The number of stars.' })
  rating: number;
  @Constraint({ message: 'Please say whether you would buy it again' })
  @Field({ description: 'Whether the author would buy the tyre again.' })
  recommends: boolean;
  @Constraint({ maxLength: 100 })
  @Field(() => String, { nullable: true, description: 'The title, in a few words.' })
  title?: string | null;
  @Constraint({
    maxLength: MAX_TEXT,
    message: `Please use at most ${MAX_TEXT.toLocaleString('en-GB')} characters`,
  })
  @Field(() => String, {
    nullable: true,
    description: 'The review in plain text.',
  })
  text?: string | null;
  @Constraint({
    min: 0,
    max: MAX_MILES,
    message: 'Please enter the miles driven on these tyres, up to 200,000',
  })
  @Field(() => Int, { nullable: true, description: 'Miles driven on the tyres so far.' })
  milesDriven?: number | null;
  @Constraint(SCORE)
  @Field(() => Int, score('Grip in the wet'))
  wetGrip?: number | null;
  @Constraint(SCORE)
  @Field(() => Int, score('Quietness'))
  noise?: number | null;
  @Constraint(SCORE)
  @Field(() => Int, score('Wear'))
  wear?: number | null;
  @Constraint(SCORE)
  @Field(() => Int, score('Comfort'))
  comfort?: number | null;
  @Constraint(SCORE)
  @Field(() => Int, score('Value for money'))
  value?: number | null;
}

const TOKEN = {
  nullable: true,
  description: 'The token in the emailed invitation; not needed if signed in to the order’s account.',
} as const;

@InputType({ description: 'A review of tyres that were bought here and delivered.' })
export class SubmitReviewInput extends ReviewInput {
  @Field(() => ID, { description: 'The tyres’ order line.' }) orderLineId: string;
  @Field(() => String, TOKEN) token?: string | null;
}

@InputType({
  description: 'The one change that authors can make to a review. It replaces the whole review.',
})
export class UpdateReviewInput extends ReviewInput {
  @Field(() => Int, { description: 'The review’s number.' }) id: number;
  @Field(() => String, TOKEN) token?: string | null;
}

@InputType({ description: 'Filters for reviews in one state; reviews must match all of them.' })
export class ReviewQueueFilter {
  @Constraint({ min: 1, max: MAX_STARS })
  @Field(() => Int, { nullable: true, description: 'Only reviews with this many stars.' })
  rating?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether they’re invented for the demonstration.',
  })
  isSample?: boolean | null;
  @Constraint({ maxLength: 200 })
  @Field(() => String, { nullable: true, description: 'Words in the author, title or text.' })
  search?: string | null;
}

/** Rejecting a review requires a reason. */
function checkReason({ decision, reason }: ModerateReviewInput): FieldError[] {
  return decision === 'REJECT' && !reason?.trim()
    ? [{ path: 'reason', message: 'Please tell the author why' }]
    : [];
}

@Checked(checkReason)
@InputType({ description: 'The moderator’s decision on a review.' })
export class ModerateReviewInput {
  @Field(() => Int, { description: 'The review’s number.' }) id: number;
  @Field(() => ReviewDecision, { description: 'Publish, reject or reopen.' }) decision: ReviewDecision;
  /**
   * A decision applies to the revision that was read: if the review was changed since, it must be read again.
   */
  @Field(() => Int, { description: 'The revision that the moderator read.' }) revision: number;
  @Constraint({ maxLength: 500 })
  @Field(() => String, {
    nullable: true,
    description: 'The reason for a rejection, written for the author; not for approvals.',
  })
  reason?: string | null;
}
