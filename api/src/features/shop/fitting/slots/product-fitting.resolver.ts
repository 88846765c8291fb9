import { fittingPriceOf } from '@treadline/schema/trade/fitting/fitting-charge';
import { FieldResolver, Resolver, Root } from 'type-graphql';
import { LocalDate, Pence } from '../../../../platform/input/scalars.ts';
import { Service } from '../../../../platform/services/services.ts';
import { Product } from '../../catalogue/index.ts';
import { daysUntilHere } from '../../stock/index.ts';
import { EarliestFittings } from './earliest-fitting.service.ts';
import { jobTyresOf } from './job-tyres.ts';

/** Most drivers replace the tyres of an axle. */
const PAIR = 2;

@Resolver(() => Product)
export class ProductFittingResolver extends Service {
  readonly #earliest = this.services.get(EarliestFittings);

  @FieldResolver(() => Pence, {
    nullable: true,
    description:
      'The price of fitting one tyre, with a new valve, balancing and disposal of the old tyre: fittedPrice less ' +
      'price. Null if the tyre isn’t sold fitted.',
  })
  fittingPrice(@Root() product: Product): number | null {
    return fittingPriceOf(product);
  }

  @FieldResolver(() => LocalDate, {
    nullable: true,
    description:
      'The first day on which a pair ordered now can be fitted at a centre around the base town; null if it can’t ' +
      'be, or isn’t sold fitted. fittingOffers has the days and times anywhere else.',
  })
  async fittedFrom(@Root() product: Product): Promise<string | null> {
    if (fittingPriceOf(product) === null) return null;
    return this.#earliest.dayFor(jobTyresOf(product, PAIR), daysUntilHere(product, PAIR));
  }
}
