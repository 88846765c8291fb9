import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Paging } from '../../../../platform/lists/page.ts';
import { Paged } from '../../../../platform/lists/paged.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { CentreWriter } from './centre-writer.service.ts';
import {
  AdminFittingCentreFilter,
  CreateFittingCentreInput,
  UpdateFittingCentreInput,
} from './centre.inputs.ts';
import { CreateFittingCentreResult, UpdateFittingCentreResult } from './centre.results.ts';
import { AdminCentreService } from './centre.service.ts';
import { AdminFittingCentre, AdminFittingCentrePage } from './centre.type.ts';
import { AdminFittingCentreSort } from './fitting-admin.enums.ts';

/** Fitting centres, for staff. */
@Resolver()
export class AdminCentreResolver extends Service {
  readonly #centres = this.services.get(AdminCentreService);
  readonly #writer = this.services.get(CentreWriter);

  @Query(() => AdminFittingCentrePage, { description: 'One page of fitting centres, closed ones included.' })
  @Auth('ADMIN', 'WRITE_FITTING')
  adminFittingCentres(
    @Arg('filter', () => AdminFittingCentreFilter, {
      nullable: true,
      description: 'The centres to list; by default all.',
    })
    filter: AdminFittingCentreFilter | null,
    @Arg('sort', () => AdminFittingCentreSort, {
      defaultValue: 'DISTANCE_ASC',
      description: 'The order of the list.',
    })
    sort: AdminFittingCentreSort,
    @Paged(50) paging: Paging,
  ): Promise<AdminFittingCentrePage> {
    return this.#centres.list({ filter: filter ?? {}, sort, paging });
  }

  @Query(() => AdminFittingCentre, { nullable: true, description: 'A fitting centre; null if there’s none.' })
  @Auth('ADMIN', 'WRITE_FITTING')
  adminFittingCentre(
    @Arg('slug', { description: 'References `AdminFittingCentre.slug`.' }) slug: string,
  ): Promise<AdminFittingCentre | null> {
    return this.#centres.find(slug);
  }

  @Mutation(() => CreateFittingCentreResult, { description: 'Adds a fitting centre.' })
  @Auth('ADMIN', 'WRITE_FITTING')
  createFittingCentre(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CreateFittingCentreInput, { description: 'The centre’s facts.' })
    input: CreateFittingCentreInput,
  ): Promise<typeof CreateFittingCentreResult> {
    return this.#writer.create(viewer, input);
  }

  @Mutation(() => UpdateFittingCentreResult, {
    description:
      'Changes a fitting centre, closes it for good from a day, or reopens it. Booked jobs stay booked.',
  })
  @Auth('ADMIN', 'WRITE_FITTING')
  updateFittingCentre(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateFittingCentreInput, { description: 'The centre as it should be.' })
    input: UpdateFittingCentreInput,
  ): Promise<typeof UpdateFittingCentreResult> {
    return this.#writer.update(viewer, input);
  }
}
