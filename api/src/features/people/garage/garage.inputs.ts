import type { InputRule } from '@treadline/schema/input/rule';
import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { LocalDate } from '../../../platform/input/scalars.ts';

const MAX_NICKNAME = 40;
/** Longer than any number plate, because it can be typed with spaces and dots. */
const MAX_PLATE = 20;
const MAX_NAME = 100;

export const NICKNAME: InputRule = {
  maxLength: MAX_NICKNAME,
  message: `A name has at most ${MAX_NICKNAME} characters`,
};

@InputType({
  description: 'A vehicle to save, by registration or by make and model. The registration takes precedence.',
})
export class AddGarageVehicleInput {
  @Constraint({ maxLength: MAX_PLATE })
  @Field(() => String, {
    nullable: true,
    description: 'The registration as typed, in any case and spacing.',
  })
  registration?: string;

  @Constraint({ maxLength: MAX_NAME })
  @Field(() => String, {
    nullable: true,
    description: 'The make; needs the model, and the year if known.',
  })
  make?: string;

  @Constraint({ maxLength: MAX_NAME })
  @Field(() => String, {
    nullable: true,
    description: 'A model from vehicleModels, or the start of its name.',
  })
  model?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The year of manufacture, for example 2017, which can tell two generations apart.',
  })
  year?: number;
}

const MOST_MILES = 1_000_000;
const MOST_MILES_PER_YEAR = 200_000;
const FEWEST_MILES_OF_A_TYRE = 1_000;
const MOST_MILES_OF_A_TYRE = 100_000;

@InputType({ description: 'A vehicle’s current tyres, and whether to send reminders about them.' })
export class GarageTyresInput {
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The date they were fitted. Null if unknown; then no reminders are sent.',
  })
  fittedOn?: string | null;

  @Constraint({ min: 0, max: MOST_MILES, message: 'Enter the miles on the mileometer, up to 1,000,000' })
  @Field(() => Int, { nullable: true, description: 'The mileometer reading on that date.' })
  fittedAtMiles?: number | null;

  @Constraint({ min: 1, max: MOST_MILES_PER_YEAR, message: 'Enter the miles in a year, up to 200,000' })
  @Field(() => Int, { nullable: true, description: 'The miles the vehicle is driven in a year.' })
  milesPerYear?: number | null;

  @Constraint({
    min: FEWEST_MILES_OF_A_TYRE,
    max: MOST_MILES_OF_A_TYRE,
    message: 'Enter between 1,000 and 100,000 miles',
  })
  @Field(() => Int, {
    nullable: true,
    description: 'The miles on these tyres after which to remind the driver; needs milesPerYear.',
  })
  remindAfterMiles?: number | null;

  @Field({ description: 'Whether to send reminders by email; needs a confirmed address and fittedOn.' })
  reminds: boolean;
}
