import { Field, ID, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { BlankText } from '../../../platform/text/blank-text.ts';
import { NOTE } from '../orders/index.ts';

@InputType()
abstract class ReadCorrection {
  @Field(() => ID, { description: 'The correction’s UUID.' }) id: string;
  @Field(() => Int, { description: 'The revision as you read it. If it has changed since, nothing is done.' })
  revision: number;
}

@Constraint({ message: 'We couldn’t dismiss the correction' })
@InputType({ description: 'A correction that isn’t one, and why.' })
export class DismissFitmentCorrectionInput extends ReadCorrection {
  @Constraint(NOTE)
  @BlankText({ description: 'The reason, which only staff see.' })
  note: string;
}

@InputType({ description: 'The vehicle that a correction is about.' })
export class AssignFitmentCorrectionInput extends ReadCorrection {
  @Field(() => Int, { description: 'References `AdminVehicle.id`. It must have the size.' })
  vehicleId: number;
}
