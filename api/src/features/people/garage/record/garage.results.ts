import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { GarageVehicle } from './garage-vehicle.entity.ts';

@ObjectType({ implements: Refusal, description: 'The vehicle or its tyre sizes are unknown.' })
export class VehicleNotFound extends Refusal {}

@ObjectType({
  implements: Refusal,
  description: 'Refusal: the customer has saved as many vehicles as an account can hold.',
})
export class GarageFull extends Refusal {
  @Field(() => Int, { description: 'The maximum number of vehicles.' }) limit: number;
}

@ObjectType({ implements: Refusal, description: 'The viewer has no saved vehicle with this id.' })
export class GarageVehicleNotFound extends Refusal {}

export const AddGarageVehicleResult = createUnionType({
  name: 'AddGarageVehicleResult',
  description: 'The saved vehicle, or why it wasn’t saved.',
  types: () => [GarageVehicle, InvalidInput, VehicleNotFound, GarageFull] as const,
});

export const UpdateGarageVehicleResult = createUnionType({
  name: 'UpdateGarageVehicleResult',
  description: 'The renamed vehicle, or why it wasn’t renamed.',
  types: () => [GarageVehicle, InvalidInput, GarageVehicleNotFound] as const,
});

export const SetGarageTyresResult = createUnionType({
  name: 'SetGarageTyresResult',
  description: 'The vehicle with its tyres, or why they weren’t saved.',
  types: () => [GarageVehicle, InvalidInput, GarageVehicleNotFound] as const,
});

export const SetMotReminderResult = createUnionType({
  name: 'SetMotReminderResult',
  description: 'The vehicle, or why its reminders weren’t changed.',
  types: () => [GarageVehicle, InvalidInput, GarageVehicleNotFound] as const,
});
