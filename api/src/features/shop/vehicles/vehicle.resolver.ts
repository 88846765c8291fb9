import { Arg, Directive, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { Service } from '../../../platform/services/services.ts';
import { Vehicle } from './fitment/vehicle.entity.ts';
import { RegisteredVehicle } from './registered-vehicle.type.ts';
import { VehicleService } from './vehicle.service.ts';

@Resolver(() => Vehicle)
export class VehicleResolver extends Service {
  readonly #vehicles = this.services.get(VehicleService);

  @Query(() => Vehicle, {
    nullable: true,
    description:
      'The vehicle with a UK registration; null if it is unknown. Text that isn’t a registration ' +
      'causes the error BAD_USER_INPUT. Daily look-ups are limited per network and for the whole shop; ' +
      'beyond the limits the error is TOO_MANY_REQUESTS or SERVICE_UNAVAILABLE.',
  })
  @Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
  @Auth('GUEST')
  vehicle(
    @Arg('registration', () => String, {
      description: 'The registration as typed: any case, with or without its space.',
    })
    registration: string,
  ): Promise<Vehicle | null> {
    return this.#vehicles.find(registration);
  }

  @Query(() => RegisteredVehicle, {
    nullable: true,
    description:
      'Make and year of the vehicle with a UK registration, even if its tyre sizes are unknown, so ' +
      'that the driver only has to choose the model; null if nothing is known.',
  })
  @Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
  @Auth('GUEST')
  registeredVehicle(
    @Arg('registration', () => String, {
      description: 'The registration as typed: any case, with or without its space.',
    })
    registration: string,
  ): Promise<RegisteredVehicle | null> {
    return this.#vehicles.registered(registration);
  }

  @Query(() => [String], { description: 'Every make whose tyre sizes are known, A to Z.' })
  @Directive('@cacheControl(maxAge: 60)')
  @Auth('GUEST')
  vehicleMakes(): Promise<string[]> {
    return this.#vehicles.makes();
  }

  @Query(() => [String], {
    description: 'Every model of a make, A to Z; trims and generations are separate models.',
  })
  @Directive('@cacheControl(maxAge: 60)')
  @Auth('GUEST')
  vehicleModels(
    @Arg('make', () => String, { description: 'The name of a make, in any case.' }) make: string,
  ): Promise<string[]> {
    return this.#vehicles.models(make);
  }

  @Query(() => [Int], { description: 'The years in which a model was sold, newest first.' })
  @Directive('@cacheControl(maxAge: 60)')
  @Auth('GUEST')
  vehicleYears(
    @Arg('make', () => String, { description: 'The name of a make, in any case.' }) make: string,
    @Arg('model', () => String, {
      description: 'A model as listed by vehicleModels, or the beginning of its name.',
    })
    model: string,
  ): Promise<number[]> {
    return this.#vehicles.years(make, model);
  }

  @Query(() => [Vehicle], {
    description:
      'The vehicles of a make with their tyre sizes: plain models before their trims, newest first.',
  })
  @Auth('GUEST')
  vehicles(
    @Arg('make', () => String, { description: 'The name of a make, in any case.' }) make: string,
    @Arg('model', () => String, { nullable: true, description: 'A model, or the beginning of its name.' })
    model: string | null,
    @Arg('year', () => Int, { nullable: true, description: 'A year it was sold in.' }) year: number | null,
  ): Promise<Vehicle[]> {
    return this.#vehicles.list({ make, model: model ?? undefined, year: year ?? undefined });
  }
}
