import { loadKgOf } from '@treadline/schema/trade/load-index';
import { speedRatingOf } from '@treadline/schema/trade/speed-rating';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import { badInput } from '../../platform/errors.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import type { Services } from '../../platform/services.ts';
import { ProductSort } from './catalogue.enums.ts';
import { Image, imagesOf, ownImages } from './image.type.ts';
import { Specification } from './model.entity.ts';
import type { ProductRow } from './product-columns.ts';
import { describeProduct } from './product-description.ts';
import { ProductPage } from './product-page.type.ts';
import { specificationsOf } from './product-specifications.ts';
import { Product } from './product.entity.ts';
import { ProductFilter } from './product.inputs.ts';
import { MAX_IDS, ProductService, type ProductPageRows } from './product.service.ts';

const LIMIT = 'How many, 1 to 1000.';
/** Below this many shelves of one model or brand nobody scrolls further. */
const MAX_NEIGHBOURS = 100;

function checkNeighbours(limit: number): void {
  if (limit < 1 || limit > MAX_NEIGHBOURS)
    throw badInput(`limit must be from 1 to ${MAX_NEIGHBOURS}; got ${limit}.`);
}

@Resolver(() => Product)
export class ProductResolver {
  readonly #products: ProductService;

  constructor(services: Services) {
    this.#products = services.get(ProductService);
  }

  @Query(() => ProductPage, {
    description: 'One page of the listing. Refuses a page below 1 and a limit outside 1 to 1000.',
  })
  @Auth('GUEST')
  async products(
    @Info() info: GraphQLResolveInfo,
    @Ctx() context: Context,
    @Arg('filter', () => ProductFilter, { nullable: true, description: 'What to narrow the listing by.' })
    filter: ProductFilter | null,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Free text: sizes in any spelling, brands, models, seasons, part numbers, a registration.',
    })
    search: string | null,
    @Arg('sort', () => ProductSort, { defaultValue: 'NAME_ASC', description: 'The order.' })
    sort: ProductSort,
    @Arg('page', () => Int, { defaultValue: 1, description: 'The first page is 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20, description: LIMIT }) limit: number,
  ): Promise<ProductPageRows> {
    const given = withoutNulls(filter ?? {});
    const found = await this.#products.list(
      { filter: given, search: search ?? '', sort, page, limit },
      requestedFields(info),
    );
    if (given.registration || found.understood.parts.some(({ kind }) => kind === 'REGISTRATION'))
      context.answer.mayBeShared = false;
    return found;
  }

  @Query(() => Product, {
    nullable: true,
    description:
      'One tyre; null when there is none. Give exactly one of the arguments: none, or two of them, is refused.',
  })
  @Auth('GUEST')
  product(
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => Int, { nullable: true, description: 'The number of the product.' }) id?: number,
    @Arg('slug', () => String, {
      nullable: true,
      description: 'The name in its address; old ones find their product too.',
    })
    slug?: string,
    @Arg('sku', () => String, { nullable: true, description: 'The stock-keeping number.' }) sku?: string,
    @Arg('key', () => String, {
      nullable: true,
      description: 'Whatever stood in an address: a slug, else an id, else a SKU.',
    })
    key?: string,
  ): Promise<ProductRow | null> {
    const given = [id, slug, sku, key].filter((value) => value !== undefined && value !== null);
    if (given.length !== 1) throw badInput('Give exactly one of id, slug, sku and key.');
    const fields = requestedFields(info);
    if (typeof key !== 'string') return this.#products.find({ id, slug, sku }, fields);
    return this.#products.find(
      { slug: key, sku: key, id: /^[1-9]\d{0,8}$/.test(key) ? Number(key) : undefined },
      fields,
    );
  }

  @Query(() => [Product], { description: 'Much-wanted tyres that can be bought now, from different brands.' })
  @Auth('GUEST')
  featuredProducts(
    @Info() info: GraphQLResolveInfo,
    @Arg('limit', () => Int, { defaultValue: 6, description: 'How many, 1 to 100.' }) limit: number,
  ): Promise<ProductRow[]> {
    checkNeighbours(limit);
    return this.#products.featured(limit, requestedFields(info));
  }

  @Query(() => [Product], { description: 'Tyres in the order of the ids given; unknown ids are left out.' })
  @Auth('GUEST')
  productsByIds(
    @Info() info: GraphQLResolveInfo,
    @Arg('ids', () => [Int], { description: `At most ${MAX_IDS} ids.` }) ids: number[],
  ): Promise<ProductRow[]> {
    if (ids.length > MAX_IDS) throw badInput(`At most ${MAX_IDS} ids; got ${ids.length}.`);
    return this.#products.byIds(ids, requestedFields(info));
  }

  @FieldResolver(() => [Image], { description: 'Its pictures, the main one first.' })
  images(@Root() { model, pictures = [], name = model.fullName }: ProductRow): Image[] {
    return pictures.length > 0 ? ownImages(pictures, name) : imagesOf(model.slug, model.fullName);
  }

  @FieldResolver(() => String, {
    description: 'The tyre in plain words; paragraphs are parted by an empty line.',
  })
  description(@Root() product: ProductRow): string {
    return product.ownDescription ?? describeProduct(product, product.model);
  }

  @FieldResolver(() => [Specification], {
    description: 'Every technical fact, in the order a fitter asks for them.',
  })
  specifications(@Root() product: ProductRow): Specification[] {
    return specificationsOf(product);
  }

  @FieldResolver(() => Int, { description: 'Kilograms one tyre carries at its load index.' })
  maxLoadKg(@Root() { loadIndex = 0 }: ProductRow): number {
    return loadKgOf(loadIndex);
  }

  @FieldResolver(() => Int, { description: 'Miles an hour its speed rating allows.' })
  maxSpeedMph(@Root() { speedRating = '' }: ProductRow): number {
    return speedRatingOf(speedRating).mph;
  }

  @FieldResolver(() => Int, { description: 'Kilometres an hour its speed rating allows.' })
  maxSpeedKmh(@Root() { speedRating = '' }: ProductRow): number {
    return speedRatingOf(speedRating).kmh;
  }

  @FieldResolver(() => [Product], {
    description:
      'Other versions of the same model: those of the same size first, then what can be bought now, then the nearest sizes, on the same rim first.',
  })
  @Extensions({ runsStatement: true })
  otherVariations(
    @Root() product: ProductRow,
    @Info() info: GraphQLResolveInfo,
    @Arg('limit', () => Int, { defaultValue: 12, description: 'How many, 1 to 100.' }) limit: number,
  ): Promise<ProductRow[]> {
    checkNeighbours(limit);
    return this.#products.otherVariations(product, limit, requestedFields(info));
  }

  @FieldResolver(() => [Product], {
    description: 'Other tyres of the same brand, those of the same size first.',
  })
  @Extensions({ runsStatement: true })
  sameBrand(
    @Root() product: ProductRow,
    @Info() info: GraphQLResolveInfo,
    @Arg('limit', () => Int, { defaultValue: 4, description: 'How many, 1 to 100.' }) limit: number,
  ): Promise<ProductRow[]> {
    checkNeighbours(limit);
    return this.#products.sameBrand(product, limit, requestedFields(info));
  }

  @FieldResolver(() => [Product], { description: 'Tyres of other models that fit in its place.' })
  @Extensions({ runsStatement: true })
  related(
    @Root() product: ProductRow,
    @Info() info: GraphQLResolveInfo,
    @Arg('limit', () => Int, { defaultValue: 4, description: 'How many, 1 to 100.' }) limit: number,
  ): Promise<ProductRow[]> {
    checkNeighbours(limit);
    return this.#products.related(product, limit, requestedFields(info));
  }
}

/** A variable that is null says the same as one that is left out. */
function withoutNulls(filter: ProductFilter): ProductFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== null && value !== undefined),
  );
}
