import { Arg, Ctx, Extensions, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import type { Paging } from '../../../platform/lists/page.ts';
import { Paged } from '../../../platform/lists/paged.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { AdminVehicle } from '../../shop/vehicles/index.ts';
import { OrderReturn } from '../returns/index.ts';
import { CorrectionDesk } from './correction-desk.service.ts';
import { FitmentCorrection, FitmentCorrectionState } from './fitment-correction.entity.ts';
import { AssignFitmentCorrectionInput, DismissFitmentCorrectionInput } from './fitment-correction.inputs.ts';
import { FitmentCorrectionLoader, MOST_SHOWN_RETURNS } from './fitment-correction.loader.ts';
import { FitmentCorrectionPage, HandleFitmentCorrectionResult } from './fitment-correction.results.ts';

/** How many corrections of a vehicle the cost of a document assumes; a vehicle has one or two sizes. */
const MOST_OF_VEHICLE = 2;

/** Proposed corrections of the fitment table, for staff. */
@Resolver(() => FitmentCorrection)
export class FitmentCorrectionResolver extends Service {
  readonly #desk = this.services.get(CorrectionDesk);
  readonly #loader = this.services.get(FitmentCorrectionLoader);

  @Query(() => FitmentCorrectionPage, {
    description: 'Corrections of the fitment table that returns propose, most returns first.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  fitmentCorrections(
    @Arg('state', () => FitmentCorrectionState, {
      defaultValue: 'WAITING',
      description: 'Only those in this state.',
    })
    state: FitmentCorrectionState,
    @Paged() paging: Paging,
  ): Promise<FitmentCorrectionPage> {
    return this.#desk.page(state, paging);
  }

  @Mutation(() => HandleFitmentCorrectionResult, {
    description:
      'Dismisses a waiting correction, so the vehicle keeps the size. To approve one, use updateVehicle.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  dismissFitmentCorrection(
    @Ctx() { viewer }: Context,
    @Arg('input', () => DismissFitmentCorrectionInput, { description: 'The correction and the reason.' })
    input: DismissFitmentCorrectionInput,
  ): Promise<typeof HandleFitmentCorrectionResult> {
    return this.#desk.dismiss(viewer, input);
  }

  @Mutation(() => HandleFitmentCorrectionResult, {
    description:
      'Names the vehicle of a waiting correction. If another waits for the same vehicle and size, the two become one.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  assignFitmentCorrection(
    @Ctx() { viewer }: Context,
    @Arg('input', () => AssignFitmentCorrectionInput, { description: 'The correction and the vehicle.' })
    input: AssignFitmentCorrectionInput,
  ): Promise<typeof HandleFitmentCorrectionResult> {
    return this.#desk.assign(viewer, input);
  }

  @FieldResolver(() => AdminVehicle, {
    nullable: true,
    description: 'The vehicle that has the size; null until staff name it, if no return did.',
  })
  vehicle(
    @Root() { vehicleId }: FitmentCorrection,
    @Ctx() context: Context,
  ): Promise<AdminVehicle | null> | null {
    return vehicleId === null ? null : this.#loader.vehicles.load(context, vehicleId);
  }

  @FieldResolver(() => Int, { description: 'How many returns propose it.' })
  returnCount(@Root() { id }: FitmentCorrection, @Ctx() context: Context): Promise<number> {
    return this.#loader.counts.load(context, id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The other size that most of them read on the vehicle’s old tyres; null if none gave one.',
  })
  sidewallSize(@Root() { id }: FitmentCorrection, @Ctx() context: Context): Promise<string | null> {
    return this.#loader.sidewalls.load(context, id);
  }

  @FieldResolver(() => [OrderReturn], {
    nullable: true,
    description: `The latest of these returns, at most ${MOST_SHOWN_RETURNS}.`,
  })
  @Auth('ADMIN', 'READ_ORDERS')
  @Extensions({ assumedItems: MOST_SHOWN_RETURNS })
  returns(@Root() { id }: FitmentCorrection, @Ctx() context: Context): Promise<OrderReturn[]> {
    return this.#loader.returns.load(context, id);
  }
}

@Resolver(() => AdminVehicle)
export class VehicleCorrectionsResolver extends Service {
  readonly #loader = this.services.get(FitmentCorrectionLoader);

  @FieldResolver(() => [FitmentCorrection], {
    description: 'The corrections that wait for a decision, oldest first.',
  })
  @Extensions({ assumedItems: MOST_OF_VEHICLE })
  corrections(@Root() { id }: AdminVehicle, @Ctx() context: Context): Promise<FitmentCorrection[]> {
    return this.#loader.ofVehicles.load(context, id);
  }
}
