import type { InputRule } from '@treadline/schema/input/rule';
import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { FittingService } from './fitting.enums.ts';

/** How many centres a list has unless another number is asked for. */
export const NEAREST_CENTRES = 12;
export const MOST_CENTRES = 50;

/** The rule for a place as visitors type it. */
export const PLACE_RULE: InputRule = {
  maxLength: 60,
  message: 'Enter a town or a postcode of at most 60 characters',
};

/** The rims that tyres are made for, in inches. */
export const RIM_RULE: InputRule = {
  min: 8,
  max: 30,
  message: 'Rims must be from 8 to 30 inches',
};

@InputType({ description: 'The work that a fitting centre must be able to do.' })
export class FittingNeeds {
  @Field(() => Int, { nullable: true, description: 'Fits tyres to rims of this diameter in inches.' })
  @Constraint(RIM_RULE)
  rim?: number;

  @Field(() => [FittingService], { nullable: true, description: 'Offers all of these services.' })
  services?: FittingService[];
}
