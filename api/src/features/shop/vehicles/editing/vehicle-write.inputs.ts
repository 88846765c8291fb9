import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { PressureSensors, TyreCategory } from '../../../../platform/services/trade.enums.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';

export const MAX_NAME = 60;
export const MAX_SIZE = 20;
const MAX_SEARCH = 100;

/** The fields that staff enter about a vehicle. */
@InputType()
export abstract class VehicleFields {
  @Constraint({ required: 'Please enter the make', maxLength: MAX_NAME })
  @BlankText({ description: 'The maker, for example Volkswagen.' })
  make: string;
  @Constraint({ required: 'Please enter the model', maxLength: MAX_NAME })
  @BlankText({
    description: 'The model with its trim or generation, such as Golf GTI (Mk7). No other may begin with it.',
  })
  model: string;
  @Field(() => Int, { description: 'The first year it was sold with these sizes.' }) yearFrom: number;
  @Field(() => Int, { nullable: true, description: 'The last of those years; null if it’s still sold.' })
  yearTo?: number | null;
  @Field(() => TyreCategory, { description: 'The category of tyres it takes.' }) category: TyreCategory;
  @Constraint({ required: 'Please enter a size such as 205/55 R16', maxLength: MAX_SIZE })
  @BlankText({ description: 'The front size, or that of both axles, in any spelling.' })
  frontSize: string;
  @Constraint({ maxLength: MAX_SIZE })
  @Field(() => String, { nullable: true, description: 'The rear size if it differs; null or empty if not.' })
  rearSize?: string | null;
  @Field(() => Int, { description: 'The lowest permitted load index, from 50 to 130.' }) minLoadIndex: number;
  @Field(() => Int, { nullable: true, description: 'The same for the rear; only with a rear size.' })
  rearMinLoadIndex?: number | null;
  @Constraint({ required: 'Please choose the speed rating', maxLength: 3 })
  @BlankText({ description: 'The lowest permitted speed rating, for example V.' })
  minSpeedRating: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Front pressure in psi, from 10 to 120; null if unknown.',
  })
  frontPressurePsi?: number | null;
  @Field(() => Int, { nullable: true, description: 'Rear pressure in psi, likewise.' })
  rearPressurePsi?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it came on run-flat tyres; null if unknown.',
  })
  runFlat?: boolean | null;
  @Field(() => PressureSensors, { nullable: true, description: 'Null if unknown.' })
  pressureSensors?: PressureSensors | null;
}

@Constraint({ message: 'We couldn’t add the vehicle' })
@InputType({ description: 'A new vehicle with its sizes.' })
export class CreateVehicleInput extends VehicleFields {}

@Constraint({ message: 'We couldn’t save the vehicle' })
@InputType({ description: 'A vehicle as it should be.' })
export class UpdateVehicleInput extends VehicleFields {
  @Field(() => Int, { description: 'References `AdminVehicle.id`.' }) id: number;
  @Field(() => Int, { description: 'The revision that was read.' }) revision: number;
}

@InputType({ description: 'Filters for the fitment table.' })
export class VehicleFilter {
  @Constraint({ maxLength: MAX_SEARCH })
  @Field(() => String, { nullable: true, description: 'Words of make, model or size; all must match.' })
  search?: string | null;
  @Field(() => TyreCategory, {
    nullable: true,
    description: 'Only vehicles that take tyres of this category.',
  })
  category?: TyreCategory | null;
}
