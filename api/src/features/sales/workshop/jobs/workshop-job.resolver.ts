import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { AnswerLoader } from '../../../../platform/graphql/answer-loader.ts';
import { LocalDate } from '../../../../platform/input/scalars.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { User } from '../../../people/accounts/index.ts';
import {
  FittingCentre,
  FittingCentreService,
  FittingVanService,
  type FittingVan,
} from '../../../shop/fitting/index.ts';
import { CompleteBookingInput } from '../../bookings/index.ts';
import { WorkVan } from './work-van.type.ts';
import { WorkshopJobService } from './workshop-job.service.ts';
import { UpdateMyJobResult, WorkshopDay } from './workshop-job.types.ts';

/** The jobs of fitters. They never lead to an order, a price or a customer. */
@Resolver(() => User)
export class WorkshopJobResolver extends Service {
  readonly #jobs = this.services.get(WorkshopJobService);
  readonly #centreService = this.services.get(FittingCentreService);
  readonly #centres = new AnswerLoader<string, FittingCentre | null>((slugs) =>
    this.#centreService.withSlugs(slugs),
  );
  readonly #vanService = this.services.get(FittingVanService);
  readonly #vans = new AnswerLoader<number, FittingVan | null>((ids) => this.#vanService.withIds(ids));

  @FieldResolver(() => FittingCentre, {
    nullable: true,
    description: 'The fitting centre whose jobs they see and finish; null if they belong to none.',
  })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  fittingCentre(
    @Root() { fittingCentre }: User,
    @Ctx() context: Context,
  ): Promise<FittingCentre | null> | null {
    return fittingCentre === null ? null : this.#centres.load(context, fittingCentre);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of the van whose jobs they see and finish; null if they belong to none.',
  })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  async fittingVan(@Root() { fittingVan }: User, @Ctx() context: Context): Promise<string | null> {
    return fittingVan === null ? null : ((await this.#vans.load(context, fittingVan))?.name ?? null);
  }

  @Query(() => [WorkVan], {
    description: 'The vans that a fitter can be given to, by name; those closed for good are left out.',
  })
  @Auth('ADMIN', 'MANAGE_STAFF')
  workVans(): Promise<WorkVan[]> {
    return this.#vanService.working();
  }

  @Query(() => WorkshopDay, {
    nullable: true,
    description: 'The jobs of the viewer’s centre or van on a day; null if they belong to neither.',
  })
  @Auth('ADMIN', 'WORK_AT_CENTRE')
  myJobs(
    @Ctx() { viewer }: Context,
    @Arg('day', () => LocalDate, { nullable: true, description: 'The day in London; today if omitted.' })
    day: string | null,
  ): Promise<WorkshopDay | null> {
    return this.#jobs.day(viewer, day);
  }

  @Mutation(() => UpdateMyJobResult, {
    description: 'Records that the tyres of a job of the viewer’s centre or van are fitted.',
  })
  @Auth('ADMIN', 'WORK_AT_CENTRE')
  completeMyJob(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CompleteBookingInput, { description: 'The booking and the fitter’s record.' })
    input: CompleteBookingInput,
  ): Promise<typeof UpdateMyJobResult> {
    return this.#jobs.complete(viewer, input);
  }

  @Mutation(() => UpdateMyJobResult, {
    description:
      'Records that the vehicle of a job of the viewer’s centre or van wasn’t there, and emails its buyer.',
  })
  @Auth('ADMIN', 'WORK_AT_CENTRE')
  recordMyNoShow(
    @Ctx() { viewer }: Context,
    @Arg('bookingId', () => ID, { description: 'The booking’s UUID.' }) bookingId: string,
  ): Promise<typeof UpdateMyJobResult> {
    return this.#jobs.miss(viewer, bookingId);
  }
}
