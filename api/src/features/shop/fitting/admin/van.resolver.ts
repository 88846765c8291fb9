import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { CreateFittingVanInput, UpdateFittingVanInput } from './van.inputs.ts';
import { AdminFittingVan, CreateFittingVanResult, UpdateFittingVanResult } from './van.results.ts';
import { VanService } from './van.service.ts';

/** The vans, for staff. */
@Resolver()
export class VanResolver extends Service {
  readonly #vans = this.services.get(VanService);

  @Query(() => [AdminFittingVan], { description: 'All vans, closed ones included, by name.' })
  @Auth('ADMIN', 'WRITE_FITTING')
  adminFittingVans(): Promise<AdminFittingVan[]> {
    return this.#vans.list();
  }

  @Mutation(() => CreateFittingVanResult, { description: 'Adds a van.' })
  @Auth('ADMIN', 'WRITE_FITTING')
  createFittingVan(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CreateFittingVanInput, { description: 'The van’s facts.' })
    input: CreateFittingVanInput,
  ): Promise<typeof CreateFittingVanResult> {
    return this.#vans.create(viewer, input);
  }

  @Mutation(() => UpdateFittingVanResult, {
    description: 'Changes a van, closes it for good from a day, or reopens it. Booked jobs stay booked.',
  })
  @Auth('ADMIN', 'WRITE_FITTING')
  updateFittingVan(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateFittingVanInput, { description: 'The van as it should be.' })
    input: UpdateFittingVanInput,
  ): Promise<typeof UpdateFittingVanResult> {
    return this.#vans.update(viewer, input);
  }
}
