import type { InputRule } from '@treadline/schema/input/rule';
import { loadKgOf } from '@treadline/schema/trade/tyre/marking/load-index';
import { speedRatingOf } from '@treadline/schema/trade/tyre/marking/speed-rating';
import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  Info,
  Int,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { requestedArguments, requestedFields } from '../../../../platform/graphql/requested-fields.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import type { Paging } from '../../../../platform/lists/page.ts';
import { Paged } from '../../../../platform/lists/paged.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { badInput } from '../../../../platform/services/errors.ts';
import { Service } from '../../../../platform/services/services.ts';
import { ownUnits } from '../../stock/index.ts';
import { ProductPage } from '../listing/contract/product-page.type.ts';
import { ProductFilter } from '../listing/contract/product.inputs.ts';
import { ListingGrouping, PictureSource, ProductSort } from '../record/catalogue.enums.ts';
import { Image, imageCountOf, imagesOf, ownImages, pictureSourceOf } from '../record/image.type.ts';
import { Specification } from '../record/model.entity.ts';
import { describeProduct } from '../record/product-description.ts';
import type { ProductRow } from '../record/product-row.ts';
import { specificationsOf } from '../record/product-specifications.ts';
import { Product } from '../record/product.entity.ts';
import { MAX_IDS, ProductService, type ProductKey, type ProductPageRows } from './product.service.ts';

/** No shopper scrolls through more tyres of one model or brand. */
const NEIGHBOURS: InputRule = { min: 1, max: 100 };
const IDS: InputRule = { maxItems: MAX_IDS, message: `At most ${MAX_IDS} ids` };

@ArgsType()
class NeighboursArguments {
  @Constraint(NEIGHBOURS)
  @Field(() => Int, { defaultValue: 4, description: 'The maximum number of tyres to return, 1 to 100.' })
  limit: number;
}

@ArgsType()
class VariationsArguments {
  @Constraint(NEIGHBOURS)
  @Field(() => Int, { defaultValue: 12, description: 'The maximum number of tyres to return, 1 to 100.' })
  limit: number;
}

@Resolver(() => Product)
export class ProductResolver extends Service {
  readonly #products = this.services.get(ProductService);

  @Query(() => ProductPage, {
    description: 'One page of the listing. A page below 1 or a limit outside 1 to 1000 is refused.',
  })
  @Auth('GUEST')
  async products(
    @Info() info: GraphQLResolveInfo,
    @Ctx() context: Context,
    @Arg('filter', () => ProductFilter, { nullable: true, description: 'The filter of the listing.' })
    filter: ProductFilter | null,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Free text: sizes in any spelling, brands, models, seasons, part numbers, a registration.',
    })
    search: string | null,
    @Arg('sort', () => ProductSort, {
      nullable: true,
      description:
        'The order of the listing. By default a search uses the order its words ask for or else ' +
        'RECOMMENDED, and anything else uses NAME_ASC.',
    })
    sort: ProductSort | null,
    @Arg('grouping', () => ListingGrouping, {
      defaultValue: 'NONE',
      description: 'Whether an item is one product or stands for several versions.',
    })
    grouping: ListingGrouping,
    @Paged() paging: Paging,
  ): Promise<ProductPageRows> {
    const given = withoutNulls(filter ?? {});
    const found = await this.#products.list(
      { filter: given, search: search ?? '', sort, grouping, paging },
      requestedFields(info),
    );
    if (given.registration || found.understood.parts.some(({ kind }) => kind === 'REGISTRATION'))
      context.answer.mayBeShared = false;
    return found;
  }

  @Query(() => Product, {
    nullable: true,
    description: 'One tyre; null if unknown. Give exactly one of the arguments.',
  })
  @Auth('GUEST')
  product(
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => Int, { nullable: true, description: 'References `Product.id`.' }) id?: number,
    @Arg('slug', () => String, {
      nullable: true,
      description: 'The product’s slug; former ones work too.',
    })
    slug?: string,
    @Arg('sku', () => String, { nullable: true, description: 'The stock-keeping number.' }) sku?: string,
    @Arg('key', () => String, {
      nullable: true,
      description: 'A slug, an id or a SKU, tried in this order.',
    })
    key?: string,
  ): Promise<ProductRow | null> {
    const given = [id, slug, sku, key].filter((value) => value !== undefined && value !== null);
    if (given.length !== 1) throw badInput('Give exactly one of id, slug, sku and key.');
    const wanted: ProductKey =
      typeof key === 'string'
        ? { slug: key, sku: key, id: /^[1-9]\d{0,8}$/.test(key) ? Number(key) : undefined }
        : { id, slug, sku };
    return this.#products.find(wanted, requestedFields(info), reviewsToRead(info));
  }

  @Query(() => [Product], { description: 'Popular tyres in stock, from different brands.' })
  @Auth('GUEST')
  featuredProducts(
    @Info() info: GraphQLResolveInfo,
    @Constraint(NEIGHBOURS)
    @Arg('limit', () => Int, {
      defaultValue: 6,
      description: 'The maximum number of tyres to return, 1 to 100.',
    })
    limit: number,
  ): Promise<ProductRow[]> {
    return this.#products.featured(limit, requestedFields(info));
  }

  @Query(() => [Product], { description: 'Tyres in the order of the given ids; unknown ids are skipped.' })
  @Auth('GUEST')
  productsByIds(
    @Info() info: GraphQLResolveInfo,
    @Constraint(IDS) @Arg('ids', () => [Int], { description: 'Each references `Product.id`.' }) ids: number[],
  ): Promise<ProductRow[]> {
    return this.#products.byIds(ids, requestedFields(info));
  }

  @FieldResolver(() => [Image], { description: 'Its pictures, the main one first.' })
  images(@Root() { model, pictures = [], name = model.fullName, ...size }: ProductRow): Image[] {
    return pictures.length > 0 ? ownImages(pictures, name) : imagesOf(model, size);
  }

  @FieldResolver(() => PictureSource, { description: 'Where `images` come from.' })
  pictureSource(@Root() { model, pictures = [] }: ProductRow): PictureSource {
    return pictures.length > 0 ? 'PRODUCT' : pictureSourceOf(model);
  }

  @FieldResolver(() => Int, { description: 'The number of `images`.' })
  imageCount(@Root() { model, pictures = [] }: ProductRow): number {
    return pictures.length || imageCountOf(model);
  }

  @FieldResolver(() => String, {
    description: 'The description as plain text, with empty lines between paragraphs.',
  })
  description(@Root() product: ProductRow): string {
    return product.ownDescription ?? describeProduct(product, product.model);
  }

  @FieldResolver(() => [Specification], {
    description: 'All technical facts, in the order a fitter needs them.',
  })
  specifications(@Root() product: ProductRow): Specification[] {
    return specificationsOf(product);
  }

  @FieldResolver(() => Int, { description: 'The units that can be bought now.' })
  stockQuantity(@Root() { id, stockQuantity = 0 }: ProductRow, @Ctx() { answer }: Context): number {
    answer.stockOf.add(id);
    return stockQuantity;
  }

  @FieldResolver(() => Int, {
    description: 'Those of them that are in own stock. The others come from a supplier within supplierDays.',
  })
  ownStockQuantity(@Root() product: ProductRow, @Ctx() { answer }: Context): number {
    answer.stockOf.add(product.id);
    const { stockOnHand = 0, stockReserved = 0 } = product;
    return ownUnits({ stockOnHand, stockReserved });
  }

  @FieldResolver(() => Int, { description: 'The load of one tyre in kilograms, from its load index.' })
  maxLoadKg(@Root() { loadIndex = 0 }: ProductRow): number {
    return loadKgOf(loadIndex);
  }

  @FieldResolver(() => Int, { description: 'The maximum speed in miles per hour, from its speed rating.' })
  maxSpeedMph(@Root() { speedRating = '' }: ProductRow): number {
    return speedRatingOf(speedRating).mph;
  }

  @FieldResolver(() => Int, {
    description: 'The maximum speed in kilometres per hour, from its speed rating.',
  })
  maxSpeedKmh(@Root() { speedRating = '' }: ProductRow): number {
    return speedRatingOf(speedRating).kmh;
  }

  @FieldResolver(() => [Product], {
    description:
      'Other versions of the same model: the same size first, then tyres in stock, then the nearest ' +
      'sizes, starting with the same rim.',
  })
  @Extensions({ runsStatement: true })
  otherVariations(
    @Root() product: ProductRow,
    @Info() info: GraphQLResolveInfo,
    @Args() { limit }: VariationsArguments,
  ): Promise<ProductRow[]> {
    return this.#products.otherVariations(product, limit, requestedFields(info));
  }

  @FieldResolver(() => [Product], {
    description: 'Other tyres of the same brand: those in stock first, then those that can replace it.',
  })
  @Extensions({ runsStatement: true })
  sameBrand(
    @Root() product: ProductRow,
    @Info() info: GraphQLResolveInfo,
    @Args() { limit }: NeighboursArguments,
  ): Promise<ProductRow[]> {
    return this.#products.sameBrand(product, limit, requestedFields(info));
  }

  @FieldResolver(() => [Product], {
    description:
      'Tyres of other models that can replace it: those in stock first, then those without another car ' +
      'maker’s mark.',
  })
  @Extensions({ runsStatement: true })
  related(
    @Root() product: ProductRow,
    @Info() info: GraphQLResolveInfo,
    @Args() { limit }: NeighboursArguments,
  ): Promise<ProductRow[]> {
    return this.#products.related(product, limit, requestedFields(info));
  }
}

/** Treats a null variable like an absent one. */
function withoutNulls(filter: ProductFilter): ProductFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** Larger pages of reviews are read separately, after their arguments have been checked. */
const MOST_REVIEWS_AT_ONCE = 20;

/** The page of reviews requested with a product; null if there isn't exactly one, or it's large. */
function reviewsToRead(info: GraphQLResolveInfo): Paging | null {
  const { page, limit } = requestedArguments(info, info.schema.getType('Product'), 'reviews') ?? {};
  const isSmall = typeof limit === 'number' && limit >= 1 && limit <= MOST_REVIEWS_AT_ONCE;
  return isSmall && typeof page === 'number' && page >= 1 ? { page, limit } : null;
}
