import { Arg, Args, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Service } from '../../../../platform/services/services.ts';
import { FittingDaysArguments, FittingOffersInput } from './fitting-offers.inputs.ts';
import { FittingOfferService } from './fitting-offers.service.ts';
import { FittingDay, FittingOffer, FittingOffers } from './fitting-offers.type.ts';

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

@Resolver(() => FittingOffer)
export class FittingOfferResolver {
  @FieldResolver(() => [FittingDay], { description: 'The days with their free starts.' })
  days(@Root() { daysOf }: FittingOffer, @Args() { from, count }: FittingDaysArguments): FittingDay[] {
    return daysOf(from ?? null, count);
  }
}
