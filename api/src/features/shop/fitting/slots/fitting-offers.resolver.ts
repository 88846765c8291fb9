import { Arg, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { LocalDate } from '../../../../platform/input/scalars.ts';
import { Service } from '../../../../platform/services/services.ts';
import { FittingOffersInput } from './fitting-offers.inputs.ts';
import { FittingOfferService, MOST_DAYS } from './fitting-offers.service.ts';
import { CentreOffer, FittingDay, FittingOffers, VanOffer } from './fitting-offers.type.ts';

const WEEK = 7;
const DAYS = { min: 1, max: MOST_DAYS, message: `Ask for 1 to ${MOST_DAYS} days` };
const FROM = 'The first day; the first on which the tyres can be there if omitted or earlier.';
const COUNT = `How many days, at most ${MOST_DAYS}.`;

@Resolver(() => FittingOffers)
export class FittingOffersResolver extends Service {
  readonly #offers = this.services.get(FittingOfferService);

  @Query(() => FittingOffers, {
    description:
      'Where and when tyres can be fitted near a place: centres, nearest first, and the shop’s vans.',
  })
  @Auth('GUEST')
  fittingOffers(
    @Arg('input', () => FittingOffersInput, { description: 'The job and the place.' })
    input: FittingOffersInput,
  ): Promise<FittingOffers> {
    return this.#offers.offers(input);
  }
}

@Resolver(() => CentreOffer)
export class CentreOfferResolver {
  @FieldResolver(() => [FittingDay], { description: 'The days with their free starts.' })
  days(
    @Root() { daysOf }: CentreOffer,
    @Arg('from', () => LocalDate, { nullable: true, description: FROM }) from: string | null,
    @Constraint(DAYS)
    @Arg('count', () => Int, { defaultValue: WEEK, description: COUNT })
    count: number,
  ): FittingDay[] {
    return daysOf(from ?? null, count);
  }
}

@Resolver(() => VanOffer)
export class VanOfferResolver {
  @FieldResolver(() => [FittingDay], { description: 'The days with their free starts.' })
  days(
    @Root() { daysOf }: VanOffer,
    @Arg('from', () => LocalDate, { nullable: true, description: FROM }) from: string | null,
    @Constraint(DAYS)
    @Arg('count', () => Int, { defaultValue: WEEK, description: COUNT })
    count: number,
  ): FittingDay[] {
    return daysOf(from ?? null, count);
  }
}
