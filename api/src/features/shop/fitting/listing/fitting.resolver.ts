import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { FittingCentre } from '../fitting-centre.entity.ts';
import { FittingArea } from '../fitting.enums.ts';
import { FittingNeeds, MOST_CENTRES, NEAREST_CENTRES, PLACE_RULE } from '../fitting.inputs.ts';
import { FittingCentreService } from '../fitting.service.ts';
import { CLOSED_DAYS_AHEAD, ClosedDaysLoader } from './closed-days.loader.ts';
import { ClosedDays } from './closed-days.type.ts';

@Resolver(() => FittingCentre)
export class FittingResolver extends Service {
  readonly #fitting = this.services.get(FittingCentreService);
  readonly #closures = this.services.get(ClosedDaysLoader);

  @Query(() => [FittingCentre], {
    description: 'The open garages that fit tyres bought here, nearest first.',
  })
  @Auth('GUEST')
  fittingCentres(
    @Arg('area', () => FittingArea, {
      nullable: true,
      description: 'Only those of the nearest that are in this area; all if left out.',
    })
    area: FittingArea | null,
    @Arg('near', () => String, {
      nullable: true,
      description:
        'The postcode, first half of one, or town to measure from; the base town if left out or unknown.',
    })
    @Constraint(PLACE_RULE)
    near: string | null,
    @Arg('needs', () => FittingNeeds, {
      nullable: true,
      description: 'Only garages that can do this.',
    })
    needs: FittingNeeds | null,
    @Arg('limit', () => Int, {
      defaultValue: NEAREST_CENTRES,
      description: 'How many to list at most.',
    })
    @Constraint({ min: 1, max: MOST_CENTRES, message: `limit must be from 1 to ${MOST_CENTRES}` })
    limit: number,
  ): Promise<FittingCentre[]> {
    return this.#fitting.centres({ area, near, needs, limit });
  }

  @FieldResolver(() => [ClosedDays], {
    description: `The days within ${CLOSED_DAYS_AHEAD} days on which it’s closed besides its weekly days off.`,
  })
  closedDays(@Root() { slug, week }: FittingCentre, @Ctx() context: Context): Promise<ClosedDays[]> {
    return this.#closures.ofCentre(context, slug, week);
  }
}
