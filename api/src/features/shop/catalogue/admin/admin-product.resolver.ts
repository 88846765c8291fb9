import type { GraphQLResolveInfo } from 'graphql';
import { Arg, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { requestedFields } from '../../../../platform/graphql/requested-fields.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import type { Paging } from '../../../../platform/lists/page.ts';
import { PAGE_SIZE, Paged } from '../../../../platform/lists/paged.ts';
import { Service } from '../../../../platform/services/services.ts';
import { uploadUrl } from '../../pictures/index.ts';
import type { ProductRow } from '../record/product-row.ts';
import { Product } from '../record/product.entity.ts';
import { AdminProductPage } from './admin-product-page.type.ts';
import { AdminProductSort } from './admin-product.enums.ts';
import { AdminProductFilter } from './admin-product.inputs.ts';
import { AdminProductService } from './admin-product.service.ts';
import { PricePeriod } from './price-period.type.ts';

/** The products for administrators, and the fields of a product that only they see. */
@Resolver(() => Product)
export class AdminProductResolver extends Service {
  readonly #products = this.services.get(AdminProductService);

  @Query(() => AdminProductPage, {
    description: 'One page of all products, including drafts, and deleted ones if the filter requests them.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  adminProducts(
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => AdminProductFilter, {
      nullable: true,
      description: 'The products to list; by default all except deleted ones.',
    })
    filter: AdminProductFilter | null,
    @Arg('sort', () => AdminProductSort, { defaultValue: 'NAME_ASC', description: 'The order of the list.' })
    sort: AdminProductSort,
    @Paged(50) paging: Paging,
  ): Promise<AdminProductPage> {
    return this.#products.list({ filter: filter ?? {}, sort, paging }, requestedFields(info));
  }

  @Query(() => Product, {
    nullable: true,
    description: 'A product in any state, even draft or deleted; null if unknown.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  adminProduct(
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => Int, { description: 'References `Product.id`.' }) id: number,
  ): Promise<ProductRow | null> {
    return this.#products.find(id, requestedFields(info));
  }

  @Query(() => [PricePeriod], {
    description:
      'The earlier prices of a product, latest first. They are the evidence for a was price shown ' +
      'beside a new one.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  productPrices(
    @Arg('productId', () => Int, { description: 'References `Product.id`.' }) productId: number,
    @Constraint(PAGE_SIZE)
    @Arg('limit', () => Int, {
      defaultValue: 100,
      description: 'The maximum number of entries to return, 1 to 1000.',
    })
    limit: number,
  ): Promise<PricePeriod[]> {
    return this.#products.prices(productId, limit);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Increases with every change made to the product. Sales don’t count.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  revision(@Root() { revision }: ProductRow): number | undefined {
    return revision;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether shoppers see it; false for a draft.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  published(@Root() { published }: ProductRow): boolean | undefined {
    return published;
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'When it was deleted; null if it is not.' })
  @Auth('ADMIN', 'READ_CATALOGUE')
  deletedAt(@Root() { deletedAt }: ProductRow): Date | null | undefined {
    return deletedAt;
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'When it was last changed.' })
  @Auth('ADMIN', 'READ_CATALOGUE')
  updatedAt(@Root() { updatedAt }: ProductRow): Date | undefined {
    return updatedAt;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How popular this version is with drivers, from 0 to 1,000; it decides which tyres are featured.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  popularity(@Root() { popularity }: ProductRow): number | undefined {
    return popularity;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The shop’s own description; null if the shop generates it from the facts.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  ownDescription(@Root() { ownDescription }: ProductRow): string | null | undefined {
    return ownDescription;
  }

  @FieldResolver(() => [String], {
    description:
      'The addresses of its own pictures, the main one first; empty if it shows those of its model.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  ownPictures(@Root() { pictures = [] }: ProductRow): string[] {
    return pictures.map((name) => uploadUrl(name));
  }
}
