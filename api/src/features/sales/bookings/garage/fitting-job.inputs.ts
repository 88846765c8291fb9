import { Field, ID, InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { FittingReportInput } from '../change/fitting-report.inputs.ts';

const MAX_KEY = 100;
const MAX_REASON = 300;
const MOST_TIMES = 2;
const KEY = { maxLength: MAX_KEY, message: 'This link is incomplete. Please open it from the email again.' };

/** A garage's link to a job. */
export interface GarageLink {
  readonly id: string;
  readonly key: string;
}

@InputType({ description: 'A garage’s link to a job.' })
export class FittingJobInput implements GarageLink {
  @Field(() => ID, { description: 'The booking’s UUID.' }) id: string;
  @Constraint(KEY)
  @Field({ description: 'The secret after #key= in the link.' })
  key: string;
}

@InputType({ description: 'Other times that a garage proposes for a job.' })
export class ProposeFittingTimesInput extends FittingJobInput {
  @Constraint({
    required: 'Choose a time to propose',
    maxItems: MOST_TIMES,
    message: `Propose at most ${MOST_TIMES} times`,
  })
  @Field(() => [DateTime], { description: 'Free starts at this garage.' })
  starts: Date[];
}

@InputType({ description: 'A garage that can’t do a job.' })
export class DeclineFittingJobInput extends FittingJobInput {
  @Constraint({
    required: 'Say why you can’t do it',
    maxLength: MAX_REASON,
    message: `Say why in at most ${MAX_REASON} characters`,
  })
  @Field({ description: 'The reason, in a sentence that the buyer reads.' })
  reason: string;
}

@InputType({ description: 'A garage’s report of a job that is done.' })
export class CompleteFittingJobInput extends FittingReportInput implements GarageLink {
  @Field(() => ID, { description: 'The booking’s UUID.' }) id: string;
  @Constraint(KEY)
  @Field({ description: 'The secret after #key= in the link.' })
  key: string;
}
