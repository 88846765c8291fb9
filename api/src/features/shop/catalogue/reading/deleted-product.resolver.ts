import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Directive,
  Extensions,
  Field,
  FieldResolver,
  Info,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { requestedFields } from '../../../../platform/graphql/requested-fields.ts';
import { Service } from '../../../../platform/services/services.ts';
import type { ProductRow } from '../record/product-row.ts';
import { Product } from '../record/product.entity.ts';
import { RemovedProducts } from './deleted-product.service.ts';
import { ProductService } from './product.service.ts';

/** One row of cards. */
const INSTEAD = 4;

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A tyre that the shop no longer sells.' })
class DeletedProduct {
  @Field({ description: 'The full name with brand, model, size and markings.' }) name: string;
  @Field({ description: 'The size as printed on the sidewall, for example 205/55 R16.' }) size: string;
}

@Resolver(() => DeletedProduct)
export class DeletedProductResolver extends Service {
  readonly #products = this.services.get(ProductService);
  readonly #removed = this.services.get(RemovedProducts);

  @Query(() => DeletedProduct, {
    nullable: true,
    description: 'A tyre that used to be on sale; null if it is unknown or still sold.',
  })
  @Auth('GUEST')
  deletedProduct(
    @Arg('key', () => String, { description: 'A slug, an id or a SKU, tried in this order.' }) key: string,
  ): Promise<ProductRow | null> {
    return this.#removed.find({
      slug: key,
      sku: key,
      id: /^[1-9]\d{0,8}$/.test(key) ? Number(key) : undefined,
    });
  }

  @FieldResolver(() => [Product], { description: 'Tyres of other models that can replace it.' })
  @Extensions({ runsStatement: true })
  instead(@Root() product: ProductRow, @Info() info: GraphQLResolveInfo): Promise<ProductRow[]> {
    return this.#products.related(product, INSTEAD, requestedFields(info));
  }
}
