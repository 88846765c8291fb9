import { MOST_GARAGE_VEHICLES } from '@treadline/schema/trade/values/limits';
import { formatRegistration } from '@treadline/schema/trade/vehicle/registration';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../platform/input/constraint.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { VehicleService, VehicleTyreSize } from '../../shop/vehicles/index.ts';
import { AddGarageVehicleInput, NICKNAME } from './garage.inputs.ts';
import { GarageService } from './garage.service.ts';
import { GarageVehicle } from './record/garage-vehicle.entity.ts';
import { AddGarageVehicleResult, UpdateGarageVehicleResult } from './record/garage.results.ts';

const ID_OF_ONE = 'An id from myGarage.';

@Resolver(() => GarageVehicle)
export class GarageResolver extends Service {
  readonly #garage = this.services.get(GarageService);
  readonly #vehicles = this.services.get(VehicleService);

  @Query(() => [GarageVehicle], { description: 'The viewer’s saved vehicles, oldest first.' })
  @Auth('CUSTOMER')
  myGarage(@Ctx() { viewer }: Context): Promise<GarageVehicle[]> {
    return this.#garage.list(viewer);
  }

  @Mutation(() => AddGarageVehicleResult, {
    description:
      'Saves a vehicle and makes it the current one; a vehicle already saved is only made current. ' +
      `A garage holds ${MOST_GARAGE_VEHICLES}.`,
  })
  @Auth('CUSTOMER')
  addGarageVehicle(
    @Ctx() { viewer }: Context,
    @Arg('input', () => AddGarageVehicleInput, {
      description: 'The vehicle by registration, or by make and model.',
    })
    input: AddGarageVehicleInput,
  ): Promise<typeof AddGarageVehicleResult> {
    return this.#garage.add(viewer, input);
  }

  @Mutation(() => UpdateGarageVehicleResult, { description: 'Sets the driver’s name for a vehicle.' })
  @Auth('CUSTOMER')
  updateGarageVehicle(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: ID_OF_ONE }) id: string,
    @Constraint(NICKNAME)
    @Arg('nickname', () => String, {
      nullable: true,
      description: 'Null or empty to remove it.',
    })
    nickname: string | null,
  ): Promise<typeof UpdateGarageVehicleResult> {
    return this.#garage.rename(viewer, id, nickname ?? '');
  }

  @Mutation(() => GarageVehicle, {
    nullable: true,
    description: 'Makes a vehicle the current one. Null if the viewer doesn’t have it.',
  })
  @Auth('CUSTOMER')
  setCurrentGarageVehicle(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: ID_OF_ONE }) id: string,
  ): Promise<GarageVehicle | null> {
    return this.#garage.choose(viewer, id);
  }

  @Mutation(() => Boolean, {
    description:
      'Deletes a vehicle. False if the viewer doesn’t have it. If it was the current one, the ' +
      'latest added becomes current.',
  })
  @Auth('CUSTOMER')
  removeGarageVehicle(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: ID_OF_ONE }) id: string,
  ): Promise<boolean> {
    return this.#garage.remove(viewer, id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The registration as on the number plate; null if the vehicle was entered by make, model and year.',
  })
  registration(@Root() { mark }: GarageVehicle): string | null {
    return mark && formatRegistration(mark);
  }

  @FieldResolver(() => [VehicleTyreSize], { description: 'The sizes that fit, front before rear.' })
  async tyreSizes(@Root() { fitmentIds }: GarageVehicle): Promise<VehicleTyreSize[]> {
    return (await this.#vehicles.merged(fitmentIds))?.tyreSizes ?? [];
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The maker’s pressure for the front tyres with a normal load, in psi; null if unknown.',
  })
  async frontPressurePsi(@Root() { fitmentIds }: GarageVehicle): Promise<number | null> {
    return (await this.#vehicles.merged(fitmentIds))?.frontPressurePsi ?? null;
  }

  @FieldResolver(() => Int, { nullable: true, description: 'The same for the rear tyres.' })
  async rearPressurePsi(@Root() { fitmentIds }: GarageVehicle): Promise<number | null> {
    return (await this.#vehicles.merged(fitmentIds))?.rearPressurePsi ?? null;
  }
}
