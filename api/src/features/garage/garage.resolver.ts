import { formatRegistration } from '@treadline/schema/trade/registration';
import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { VehicleTyreSize } from '../vehicles/vehicle.entity.ts';
import { VehicleService } from '../vehicles/vehicle.service.ts';
import { GarageVehicle } from './garage-vehicle.entity.ts';
import { AddGarageVehicleInput } from './garage.inputs.ts';
import { AddGarageVehicleResult, RenameGarageVehicleResult } from './garage.results.ts';
import { GarageService, LONGEST_NICKNAME, MOST_VEHICLES } from './garage.service.ts';

const ID_OF_ONE = 'An id that myGarage gave.';

@Resolver(() => GarageVehicle)
export class GarageResolver {
  readonly #garage: GarageService;
  readonly #vehicles: VehicleService;

  constructor(services: Services) {
    this.#garage = services.get(GarageService);
    this.#vehicles = services.get(VehicleService);
  }

  @Query(() => [GarageVehicle], {
    nullable: true,
    description: 'The vehicles the viewer keeps, in the order in which they came.',
  })
  @Auth('CUSTOMER')
  myGarage(@Ctx() { viewer }: Context): Promise<GarageVehicle[]> {
    return this.#garage.list(viewer);
  }

  @Mutation(() => AddGarageVehicleResult, {
    nullable: true,
    description: `Keeps a vehicle and makes it the current one; one that is kept already is only made current. A garage holds ${MOST_VEHICLES}.`,
  })
  @Auth('CUSTOMER')
  addGarageVehicle(
    @Ctx() { viewer }: Context,
    @Arg('input', () => AddGarageVehicleInput, { description: 'Which vehicle.' })
    input: AddGarageVehicleInput,
  ): Promise<typeof AddGarageVehicleResult> {
    return this.#garage.add(viewer, input);
  }

  @Mutation(() => RenameGarageVehicleResult, {
    nullable: true,
    description: 'Gives a vehicle the name its driver calls it by.',
  })
  @Auth('CUSTOMER')
  renameGarageVehicle(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: ID_OF_ONE }) id: string,
    @Arg('nickname', () => String, {
      nullable: true,
      description: `At most ${LONGEST_NICKNAME} characters; null or empty for none.`,
    })
    nickname: string | null,
  ): Promise<typeof RenameGarageVehicleResult> {
    return this.#garage.rename(viewer, id, nickname ?? '');
  }

  @Mutation(() => GarageVehicle, {
    nullable: true,
    description: 'Makes a vehicle the current one; null when the viewer keeps no such vehicle.',
  })
  @Auth('CUSTOMER')
  chooseGarageVehicle(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: ID_OF_ONE }) id: string,
  ): Promise<GarageVehicle | null> {
    return this.#garage.choose(viewer, id);
  }

  @Mutation(() => Boolean, {
    nullable: true,
    description:
      'Forgets a vehicle; false when the viewer keeps no such vehicle. When it was the current one, the one that came last takes its place.',
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
      'The registration as on the plate; null when the vehicle was described by make, model and year.',
  })
  registration(@Root() { mark }: GarageVehicle): string | null {
    return mark && formatRegistration(mark);
  }

  @FieldResolver(() => [VehicleTyreSize], { description: 'The sizes that fit, front before rear.' })
  tyreSizes(@Root() { fitmentIds }: GarageVehicle): Promise<VehicleTyreSize[]> {
    return this.#vehicles.tyreSizes(fitmentIds);
  }
}
