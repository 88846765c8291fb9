import { Arg, Directive, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Services } from '../../platform/services.ts';
import { Vehicle } from './vehicle.entity.ts';
import { VehicleService } from './vehicle.service.ts';

@Resolver(() => Vehicle)
export class VehicleResolver {
  readonly #vehicles: VehicleService;

  constructor(services: Services) {
    this.#vehicles = services.get(VehicleService);
  }

  @Query(() => Vehicle, {
    nullable: true,
    description:
      'The vehicle that carries a UK registration; null when it is not known. Text that is no registration is an error BAD_USER_INPUT.',
  })
  @Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
  @Auth('GUEST')
  vehicle(
    @Arg('registration', () => String, { description: 'As typed: any case, with or without its space.' })
    registration: string,
  ): Promise<Vehicle | null> {
    return this.#vehicles.find(registration);
  }

  @Query(() => [String], { description: 'Every make whose tyre sizes are known, A to Z.' })
  @Directive('@cacheControl(maxAge: 60)')
  @Auth('GUEST')
  vehicleMakes(): Promise<string[]> {
    return this.#vehicles.makes();
  }

  @Query(() => [String], { description: 'Every model of a make, A to Z; trims and generations stand apart.' })
  @Directive('@cacheControl(maxAge: 60)')
  @Auth('GUEST')
  vehicleModels(
    @Arg('make', () => String, { description: 'A make, in any case.' }) make: string,
  ): Promise<string[]> {
    return this.#vehicles.models(make);
  }

  @Query(() => [Int], { description: 'The years in which a model was sold, newest first.' })
  @Directive('@cacheControl(maxAge: 60)')
  @Auth('GUEST')
  vehicleYears(
    @Arg('make', () => String, { description: 'A make, in any case.' }) make: string,
    @Arg('model', () => String, {
      description: 'A model as vehicleModels names it, or the beginning of its name.',
    })
    model: string,
  ): Promise<number[]> {
    return this.#vehicles.years(make, model);
  }

  @Query(() => [Vehicle], {
    description: 'The vehicles of a make with the sizes that fit them, by model and year.',
  })
  @Auth('GUEST')
  vehicles(
    @Arg('make', () => String, { description: 'A make, in any case.' }) make: string,
    @Arg('model', () => String, { nullable: true, description: 'A model, or the beginning of its name.' })
    model: string | null,
    @Arg('year', () => Int, { nullable: true, description: 'A year in which it was sold.' }) year:
      | number
      | null,
  ): Promise<Vehicle[]> {
    return this.#vehicles.list({ make, model: model ?? undefined, year: year ?? undefined });
  }
}
