import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../platform/invalid-input.ts';
import { GarageVehicle } from './garage-vehicle.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'The vehicle, or what fits it, is not known.' })
export class VehicleUnknown {
  @Field({ description: 'A sentence for the driver, with what to do instead.' }) message: string;
}

@ObjectType({ simpleResolvers: true, description: 'The garage holds as many vehicles as it can.' })
export class GarageFull {
  @Field({ description: 'A sentence for the driver.' }) message: string;
  @Field(() => Int, { description: 'How many vehicles a garage holds.' }) limit: number;
}

@ObjectType({ simpleResolvers: true, description: 'The viewer keeps no such vehicle.' })
export class GarageVehicleNotFound {
  @Field({ description: 'A sentence for the driver.' }) message: string;
}

export const AddGarageVehicleResult = createUnionType({
  name: 'AddGarageVehicleResult',
  description: 'The vehicle, in the garage now or before, or why it is not.',
  types: () => [GarageVehicle, InvalidInput, VehicleUnknown, GarageFull] as const,
});

export const RenameGarageVehicleResult = createUnionType({
  name: 'RenameGarageVehicleResult',
  description: 'The vehicle with its new name, or why it has none.',
  types: () => [GarageVehicle, InvalidInput, GarageVehicleNotFound] as const,
});
