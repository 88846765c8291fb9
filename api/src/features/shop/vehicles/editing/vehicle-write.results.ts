import { createUnionType, Directive, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { PageInfo } from '../../../../platform/lists/page.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { PressureSensors, TyreCategory } from '../../../../platform/services/trade.enums.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A vehicle of the fitment table, for staff.' })
export class AdminVehicle {
  @Field(() => Int, { description: 'The vehicle’s id; it never changes.' }) id: number;
  @Field({ description: 'The maker.' }) make: string;
  @Field({ description: 'The model with its trim or generation.' }) model: string;
  @Field(() => Int, { description: 'The first year it was sold with these sizes.' }) yearFrom: number;
  @Field(() => Int, { nullable: true, description: 'The last of those years; null if it’s still sold.' })
  yearTo: number | null;
  @Field(() => TyreCategory, { description: 'The category of tyres it takes.' }) category: TyreCategory;
  @Field({ description: 'The front size, or that of both axles.' }) frontSize: string;
  @Field(() => String, { nullable: true, description: 'The rear size; null if it’s the front’s.' })
  rearSize: string | null;
  @Field(() => Int, { description: 'The lowest permitted load index.' }) minLoadIndex: number;
  @Field(() => Int, { nullable: true, description: 'The same for a rear size; null without one.' })
  rearMinLoadIndex: number | null;
  @Field({ description: 'The lowest permitted speed rating.' }) minSpeedRating: string;
  @Field(() => Int, { nullable: true, description: 'Front pressure in psi; null if unknown.' })
  frontPressurePsi: number | null;
  @Field(() => Int, { nullable: true, description: 'Rear pressure in psi; null if unknown.' })
  rearPressurePsi: number | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it came on run-flat tyres; null if unknown.',
  })
  runFlat: boolean | null;
  @Field(() => PressureSensors, { nullable: true, description: 'Null if unknown.' })
  pressureSensors: PressureSensors | null;
  @Field(() => Int, { description: 'Counts its changes.' }) revision: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A page of the fitment table.' })
export class AdminVehiclePage {
  @Field(() => [AdminVehicle], { description: 'The vehicles on this page, by make and model.' })
  items: AdminVehicle[];
  @Field(() => PageInfo, { description: 'Where this page is in the list.' }) pageInfo: PageInfo;
}

@ObjectType({ implements: Refusal, description: 'The vehicle was deleted in the meantime.' })
export class FitmentNotFound extends Refusal {}

@ObjectType({ description: 'The vehicle is no longer in the fitment table.' })
export class VehicleDeleted {
  @Field(() => Int, { description: 'The id that it had.' }) id: number;
}

export const CreateVehicleResult = createUnionType({
  name: 'CreateVehicleResult',
  description: 'The new vehicle, or why it was refused.',
  types: () => [AdminVehicle, InvalidInput] as const,
});

export const UpdateVehicleResult = createUnionType({
  name: 'UpdateVehicleResult',
  description: 'The updated vehicle, or why the update was refused.',
  types: () => [AdminVehicle, InvalidInput, FitmentNotFound, StaleWrite] as const,
});

export const DeleteVehicleResult = createUnionType({
  name: 'DeleteVehicleResult',
  description: 'Confirmation, or why the vehicle wasn’t deleted.',
  types: () => [VehicleDeleted, FitmentNotFound, StaleWrite] as const,
});
