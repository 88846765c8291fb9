import { Arg, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../platform/input/constraint.ts';
import { PAGE_SIZE } from '../../../platform/lists/paged.ts';
import { Service } from '../../../platform/services/services.ts';
import { WantedProducts } from './wanted-product.service.ts';
import { ProductAlertCounts, WantedProduct } from './wanted-product.type.ts';

@Resolver()
export class WantedProductResolver extends Service {
  readonly #wanted = this.services.get(WantedProducts);

  @Query(() => ProductAlertCounts, { description: 'How many people have alerts for a product.' })
  @Auth('ADMIN', 'READ_CATALOGUE')
  productAlertCounts(
    @Arg('productId', () => Int, { description: 'The product’s number.' }) productId: number,
  ): Promise<ProductAlertCounts> {
    return this.#wanted.counts(productId);
  }

  @Query(() => [WantedProduct], { description: 'The out-of-stock products that most people wait for.' })
  @Auth('ADMIN', 'READ_CATALOGUE')
  wantedProducts(
    @Constraint(PAGE_SIZE)
    @Arg('limit', () => Int, { defaultValue: 8, description: 'How many products to return, 1 to 1000.' })
    limit: number,
  ): Promise<WantedProduct[]> {
    return this.#wanted.top(limit);
  }
}
