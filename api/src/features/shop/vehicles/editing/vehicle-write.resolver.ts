import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Paging } from '../../../../platform/lists/page.ts';
import { Paged } from '../../../../platform/lists/paged.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { VehicleDesk } from './vehicle-desk.service.ts';
import { CreateVehicleInput, UpdateVehicleInput, VehicleFilter } from './vehicle-write.inputs.ts';
import {
  AdminVehicle,
  AdminVehiclePage,
  CreateVehicleResult,
  DeleteVehicleResult,
  UpdateVehicleResult,
} from './vehicle-write.results.ts';
import { VehicleWriter } from './vehicle-writer.service.ts';

/** The fitment table, for staff. */
@Resolver()
export class VehicleWriteResolver extends Service {
  readonly #desk = this.services.get(VehicleDesk);
  readonly #writer = this.services.get(VehicleWriter);

  @Query(() => AdminVehiclePage, { description: 'The fitment table, by make and model.' })
  @Auth('ADMIN', 'READ_CATALOGUE')
  adminVehicles(
    @Arg('filter', () => VehicleFilter, { defaultValue: {}, description: 'Filters by words and category.' })
    filter: VehicleFilter,
    @Paged() paging: Paging,
  ): Promise<AdminVehiclePage> {
    return this.#desk.list(filter, paging);
  }

  @Query(() => AdminVehicle, { nullable: true, description: 'A vehicle; null if the id is unknown.' })
  @Auth('ADMIN', 'READ_CATALOGUE')
  adminVehicle(
    @Arg('id', () => Int, { description: 'References `AdminVehicle.id`.' }) id: number,
  ): Promise<AdminVehicle | null> {
    return this.#desk.find(id);
  }

  @Mutation(() => CreateVehicleResult, { description: 'Adds a vehicle with its sizes.' })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  createVehicle(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CreateVehicleInput, { description: 'Its names, years and sizes.' })
    input: CreateVehicleInput,
  ): Promise<typeof CreateVehicleResult> {
    return this.#writer.create(viewer, input);
  }

  @Mutation(() => UpdateVehicleResult, {
    description: 'Updates a vehicle with its sizes. Garages and searches follow at once.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  updateVehicle(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateVehicleInput, { description: 'The vehicle as it should be.' })
    input: UpdateVehicleInput,
  ): Promise<typeof UpdateVehicleResult> {
    return this.#writer.update(viewer, input);
  }

  @Mutation(() => DeleteVehicleResult, {
    description: 'Deletes a vehicle. Garages that hold it show no sizes for it from then on.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  deleteVehicle(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, { description: 'References `AdminVehicle.id`.' }) id: number,
    @Arg('revision', () => Int, { description: 'The revision that was read.' }) revision: number,
  ): Promise<typeof DeleteVehicleResult> {
    return this.#writer.delete(viewer, id, revision);
  }
}
