import type { InputRule } from '@treadline/schema/input/rule';
import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { LocalDate } from '../../../platform/input/scalars.ts';

const MAX_NICKNAME = 40;
/** Longer than any plate, for it may be typed with spaces and dots. */
const MAX_PLATE = 20;
const MAX_NAME = 100;

export const NICKNAME: InputRule = {
  maxLength: MAX_NICKNAME,
  message: `A name has at most ${MAX_NICKNAME} characters`,
};

@InputType({
  description:
    'A vehicle to save: its registration, or its make and model. The registration takes precedence.',
})
export class AddGarageVehicleInput {
  @Constraint({ maxLength: MAX_PLATE })
  @Field(() => String, {
    nullable: true,
    description: 'The registration as typed: any case, with or without its space.',
  })
  registration?: string;

  @Constraint({ maxLength: MAX_NAME })
  @Field(() => String, {
    nullable: true,
    description: 'The make, together with the model and, if known, the year.',
  })
  make?: string;

  @Constraint({ maxLength: MAX_NAME })
  @Field(() => String, {
    nullable: true,
    description: 'A model as listed by vehicleModels, or the beginning of its name.',
  })
  model?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'When it was built, for example 2017; it may tell two generations apart.',
  })
  year?: number;
}

const MOST_MILES = 1_000_000;
const MOST_MILES_PER_YEAR = 200_000;
const FEWEST_MILES_OF_A_TYRE = 1_000;
const MOST_MILES_OF_A_TYRE = 100_000;

@InputType({ description: 'The tyres that are on a vehicle, and whether to remind its driver of them.' })
export class GarageTyresInput {
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day they were fitted. Null if unknown; there are no reminders then.',
  })
  fittedOn?: string | null;

  @Constraint({ min: 0, max: MOST_MILES, message: 'Enter the miles on the mileometer, up to 1,000,000' })
  @Field(() => Int, { nullable: true, description: 'What the mileometer showed on that day.' })
  fittedAtMiles?: number | null;

  @Constraint({ min: 1, max: MOST_MILES_PER_YEAR, message: 'Enter the miles in a year, up to 200,000' })
  @Field(() => Int, { nullable: true, description: 'The miles the vehicle goes in a year.' })
  milesPerYear?: number | null;

  @Constraint({
    min: FEWEST_MILES_OF_A_TYRE,
    max: MOST_MILES_OF_A_TYRE,
    message: 'Enter between 1,000 and 100,000 miles',
  })
  @Field(() => Int, {
    nullable: true,
    description: 'After how many miles on these tyres to remind the driver; needs milesPerYear.',
  })
  remindAfterMiles?: number | null;

  @Field({ description: 'Whether to remind the driver by e-mail; needs a confirmed address and fittedOn.' })
  reminds: boolean;
}
