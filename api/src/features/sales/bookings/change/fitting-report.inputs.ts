import { WHEELS } from '@treadline/schema/trade/fitting/wheel';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { Wheel } from '../../../shop/fitting/index.ts';

const MOST_MILES = 1_000_000;
const MOST_MM = 20;
const MOST_CASINGS = 99;
const MAX_CARRIER = 20;

@InputType({ description: 'The depth of a tyre’s tread.' })
export class TreadDepthInput {
  @Field(() => Wheel, { description: 'The tyre’s place; name each once.' }) wheel: Wheel;
  @Constraint({ min: 0, max: MOST_MM, message: `Enter a tread depth from 0 to ${MOST_MM} mm` })
  @Field(() => Float, { description: 'The depth in millimetres, for example 6.5.' })
  mm: number;
}

@InputType()
export abstract class FittingReportInput {
  @Constraint({ min: 0, max: MOST_MILES, message: 'Enter the mileage in miles, as on the dashboard' })
  @Field(() => Int, { nullable: true, description: 'The vehicle’s mileage, in miles.' })
  mileage?: number | null;
  @Constraint({ maxItems: WHEELS.length, message: 'Name each wheel once' })
  @Field(() => [TreadDepthInput], { defaultValue: [], description: 'The tread depths that were measured.' })
  treadDepths: TreadDepthInput[];
  @Constraint({ min: 0, max: MOST_CASINGS, message: `Enter 0 to ${MOST_CASINGS} old tyres` })
  @Field(() => Int, { description: 'How many old tyres were taken; 0 if the buyer kept them.' })
  casings: number;
  @Constraint({
    maxLength: MAX_CARRIER,
    message: `A waste carrier’s registration has at most ${MAX_CARRIER} characters`,
  })
  @Field(() => String, {
    nullable: true,
    description:
      'The registration of the waste carrier who takes the old tyres, for example CBDU123456; required if any were ' +
      'taken (Environmental Protection Act 1990, section 34).',
  })
  wasteCarrier?: string | null;
}

@InputType({ description: 'A booking whose tyres are fitted, with the fitter’s record.' })
export class CompleteBookingInput extends FittingReportInput {
  @Field(() => ID, { description: 'The booking’s UUID.' }) bookingId: string;
}
