import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { CreateFittingClosureInput } from './closure.inputs.ts';
import {
  AdminFittingClosure,
  CreateFittingClosureResult,
  DeleteFittingClosureResult,
} from './closure.results.ts';
import { ClosureService } from './closure.service.ts';

/** Days on which centres and vans don't work, for staff. */
@Resolver()
export class ClosureResolver extends Service {
  readonly #closures = this.services.get(ClosureService);

  @Query(() => [AdminFittingClosure], {
    description: 'The days on which centres and vans don’t work that aren’t over, first ones first.',
  })
  @Auth('ADMIN', 'WRITE_FITTING')
  adminFittingClosures(): Promise<AdminFittingClosure[]> {
    return this.#closures.upcoming();
  }

  @Mutation(() => CreateFittingClosureResult, {
    description: 'Closes a centre or a van, or all of them, on some days. Booked jobs stay booked.',
  })
  @Auth('ADMIN', 'WRITE_FITTING')
  createFittingClosure(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CreateFittingClosureInput, { description: 'The days, and who doesn’t work on them.' })
    input: CreateFittingClosureInput,
  ): Promise<typeof CreateFittingClosureResult> {
    return this.#closures.create(viewer, input);
  }

  @Mutation(() => DeleteFittingClosureResult, { description: 'Makes closed days ordinary days again.' })
  @Auth('ADMIN', 'WRITE_FITTING')
  deleteFittingClosure(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, { description: 'References `AdminFittingClosure.id`.' }) id: number,
  ): Promise<typeof DeleteFittingClosureResult> {
    return this.#closures.delete(viewer, id);
  }
}
