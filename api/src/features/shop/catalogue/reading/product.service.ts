import { BRAND_TIERS } from '@treadline/schema/trade/listing/brand-tier';
import { speedRatingsFrom } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { MOST_WISHES } from '@treadline/schema/trade/values/limits';
import type { RequestedFields } from '../../../../platform/graphql/requested-fields.ts';
import { offsetOf, pageInfo, type Paging } from '../../../../platform/lists/page.ts';
import { Service } from '../../../../platform/services/services.ts';
import { FailedSearches } from '../../search/index.ts';
import type { ProductPage } from '../listing/contract/product-page.type.ts';
import type { ProductFilter } from '../listing/contract/product.inputs.ts';
import { failedSearchesOf } from '../listing/failed-search.ts';
import { FarPageReader } from '../listing/far-page-reader.ts';
import type { ListingConditions } from '../listing/filters/listing-conditions.ts';
import type { Counted } from '../listing/filters/listing-counts.ts';
import { facetsOf, facetsSql, type FacetRow } from '../listing/filters/listing-facets.ts';
import { listingOrder } from '../listing/listing-order.ts';
import { countSql, pageSql, type ListingCount } from '../listing/listing-page.ts';
import { ListingReader, type ReadListing } from '../listing/listing-reader.ts';
import { CatalogueDirectory } from '../record/catalogue-directory.service.ts';
import type { ListingGrouping, ProductSort } from '../record/catalogue.enums.ts';
import { LISTED, ON_SALE } from '../record/product-columns.ts';
import { ProductRowReader } from '../record/product-row-reader.ts';
import type { ProductRow } from '../record/product-row.ts';
import { SqlValues, withUsed } from '../record/sql-values.ts';
import { productReviews } from './product-reviews.port.ts';

/** A page as read from the database: without the parts that weren't selected. */
export type ProductPageRows = {
  readonly items: ProductRow[];
  readonly versions: ProductRow[][] | null;
} & Pick<ProductPage, 'understood'> &
  Partial<Omit<ProductPage, 'items' | 'versions'>>;

export interface ListingRequest {
  readonly filter: ProductFilter;
  readonly search: string;
  readonly sort: ProductSort | null;
  readonly grouping: ListingGrouping;
  readonly paging: Paging;
}

/** The tiers of brands as SQL literals, which are constants of the code. */
const DEAREST_FIRST = BRAND_TIERS.map((tier) => `'${tier}'`).join(', ');

/** Whether a tyre can replace the one in `replacing`: same size, with at least its load index and speed rating. */
const IN_ITS_PLACE =
  'p.size = $1 and p.category = $2 and p.load_index >= $3 and p.speed_rating = any($4::text[])';
const replacing = ({ size, category, loadIndex, speedRating }: ProductRow): unknown[] => [
  size,
  category,
  loadIndex,
  speedRatingsFrom(speedRating ?? ''),
];

/** Identifies a product by its id, slug or SKU. */
export interface ProductKey {
  readonly id?: number | undefined;
  readonly slug?: string | undefined;
  readonly sku?: string | undefined;
}

/** The maximum number of products read by id at once: a full wish list. */
export const MAX_IDS = MOST_WISHES;

export class ProductService extends Service {
  readonly #directory = this.services.get(CatalogueDirectory);
  readonly #missed = this.services.get(FailedSearches);
  readonly #reader = this.services.get(ListingReader);
  readonly #reviews = productReviews.in(this.services);
  readonly #rows = new ProductRowReader(this.services);
  readonly #farPages = new FarPageReader(this.platform, this.#rows);

  /**
   * One page of the listing. Takes at most four statements, whatever the page size: the items, their versions, the
   * total and the counts.
   * @param fields the selection on the page; only these are read.
   * @throws PublicError BAD_USER_INPUT for an invalid page, limit or filter.
   */
  async list(request: ListingRequest, fields: RequestedFields): Promise<ProductPageRows> {
    const { paging, sort, grouping, filter, search } = request;
    const listing = await this.#reader.read(filter, search, sort);
    const { conditions, understood } = listing;
    const isGrouped = grouping === 'MODEL_AND_SIZE' || (grouping === 'AUTO' && listing.isForSize);
    const counted = isGrouped ? 'VERSION_GROUPS' : 'TYRES';
    const [{ items, versions }, { tyres, groups }, facets, directory] = await Promise.all([
      this.#page(listing, isGrouped, request, fields),
      this.#count(conditions, isGrouped, fields),
      this.#facets(conditions, counted, fields.get('facets')),
      this.#directory.read(),
    ]);
    // A form that only counts results requests no items. Only a visible listing counts as a search.
    if (fields.has('items'))
      for (const miss of failedSearchesOf(request, listing, items.length === 0)) this.#missed.note(miss);
    return {
      items,
      versions,
      isGrouped,
      tyreCount: tyres,
      pageInfo: pageInfo(paging, groups),
      understood,
      ...(facets ? { facets: facetsOf(facets, conditions, directory) } : {}),
    };
  }

  async #page(
    listing: ReadListing,
    isGrouped: boolean,
    { paging }: Pick<ListingRequest, 'paging'>,
    fields: RequestedFields,
  ): Promise<Pick<ProductPageRows, 'items' | 'versions'>> {
    const { conditions, sort, typed } = listing;
    const versionFields = isGrouped ? fields.get('versions') : undefined;
    if (!fields.has('items') && !versionFields) return { items: [], versions: null };
    const columns = this.#rows.columns(fields.get('items') ?? new Map());
    if (!isGrouped && !conditions.hasWords && this.#farPages.isFar(paging))
      return { items: await this.#farPages.read(listing, paging, columns), versions: null };
    // The page adds parameters for its order and position, which the counts don't take.
    const values = conditions.values.copy();
    const text = pageSql({
      columns,
      where: conditions.where(),
      hasWords: conditions.hasWords,
      order: listingOrder(sort, typed, conditions.wordMatch, values),
      isGrouped,
      limit: values.add(paging.limit),
      offset: values.add(offsetOf(paging)),
    });
    const items = await this.#rows.of<ProductRow & { versionIds?: number[] }>(text, values.list);
    if (!versionFields) return { items, versions: null };
    const groups = items.map(({ versionIds = [] }) => versionIds);
    const versions = new Map((await this.byIds(groups.flat(), versionFields)).map((row) => [row.id, row]));
    return { items, versions: groups.map((ids) => ids.flatMap((id) => versions.get(id) ?? [])) };
  }

  async #count(
    conditions: ListingConditions,
    isGrouped: boolean,
    fields: RequestedFields,
  ): Promise<ListingCount> {
    const nothing = { tyres: 0, groups: 0 };
    if (!fields.has('pageInfo') && !fields.has('tyreCount')) return nothing;
    const text = countSql(conditions, isGrouped);
    const [row] = await this.#read<ListingCount>(conditions, text);
    return row ?? nothing;
  }

  /** The counts of the requested facets; null if no facets were requested. */
  async #facets(
    conditions: ListingConditions,
    counted: Counted,
    asked: RequestedFields | undefined,
  ): Promise<FacetRow[] | null> {
    if (!asked) return null;
    const text = facetsSql(conditions, counted, asked);
    return text === null ? [] : this.#read<FacetRow>(conditions, text);
  }

  /**
   * Reads counts of a listing. They are the same on all its pages and in every order, so they are cached, except for
   * text searches.
   */
  #read<Row extends object>(conditions: ListingConditions, text: string): Promise<Row[]> {
    // A count excludes the filters of its own group, so it uses fewer parameters.
    const statement = withUsed(text, conditions.values.list);
    return conditions.hasWords ? this.#rows.read<Row>(...statement) : this.#rows.readOnce<Row>(...statement);
  }

  /**
   * The product with this id, slug or SKU; null if there isn't one. A former slug still finds its product.
   * @param reviews the page of its reviews to read in the same statement; null for none.
   */
  async find(
    { id, slug, sku }: ProductKey,
    fields: RequestedFields,
    reviews: Paging | null = null,
  ): Promise<ProductRow | null> {
    const values = new SqlValues([slug ?? null, id ?? null, sku ?? null]);
    const page = reviews
      ? `, ${this.#reviews.column(values.add(reviews.limit), values.add(offsetOf(reviews)))} as "reviewsRead"`
      : '';
    const text = `select ${this.#rows.columns(fields)}${page} from products p where ${LISTED} and p.id = coalesce(
      (select id from products where slug = $1), (select product_id from slug_redirects where slug = $1),
      (select id from products where id = $2), (select id from products where sku = upper($3)))`;
    const [row] = await this.#rows.of<ProductRow & { reviewsRead?: unknown }>(text, values.list);
    if (!row) return null;
    return reviews ? { ...row, reviewsRead: { paging: reviews, page: row.reviewsRead } } : row;
  }

  /** A product, even a draft, for a caller who can edit it. */
  async evenUnlisted(id: number, fields: RequestedFields): Promise<ProductRow | null> {
    const [row] = await this.#rows.of(
      `select ${this.#rows.columns(fields)} from products p where p.id = $1 and p.deleted_at is null`,
      [id],
    );
    return row ?? null;
  }

  /** Products in the order of their ids. Unknown and unlisted ones are skipped. */
  async byIds(ids: readonly number[], fields: RequestedFields): Promise<ProductRow[]> {
    const text = `
      select ${this.#rows.columns(fields)} from products p where ${LISTED} and p.id = any($1::integer[])
        order by array_position($1::integer[], p.id)`;
    return this.#rows.of(text, [ids]);
  }

  /** Popular tyres in stock: one of each brand before a second of any. */
  featured(limit: number, fields: RequestedFields): Promise<ProductRow[]> {
    const text = `select ${this.#rows.columns(fields)} from (
        select distinct on (brand_id) * from products p where ${LISTED} and p.stock_available >= 4
          order by p.brand_id, p.popularity desc, p.id
      ) p join brands b on b.id = p.brand_id
      order by array_position(array[${DEAREST_FIRST}], b.tier), p.popularity desc, p.id limit $1`;
    return this.#rows.of(text, [limit]);
  }

  /** Tyres in stock with a reduced price whose was price may still be shown, largest reductions first. */
  reduced(limit: number, fields: RequestedFields): Promise<ProductRow[]> {
    const text = `select ${this.#rows.columns(fields)} from products p
      where ${LISTED} and ${ON_SALE} and p.stock_available > 0
      order by p.charged_price_pence::float / p.was_price_pence, p.popularity desc, p.id limit $1`;
    return this.#rows.of(text, [limit]);
  }

  /**
   * Other versions of the same model: the same size first, then those in stock, then the nearest sizes, starting with
   * the same rim.
   */
  otherVariations(product: ProductRow, limit: number, fields: RequestedFields): Promise<ProductRow[]> {
    const text = `select ${this.#rows.columns(fields)} from products p where ${LISTED}
        and p.model_id = $1 and p.id <> $2
      order by (p.size = $3) desc, (p.stock_available > 0) desc, (p.diameter = $4) desc, abs(p.diameter - $4),
        abs(p.width - $5), abs(p.profile - $6), p.id limit $7`;
    return this.#rows.of(text, [
      product.modelId,
      product.id,
      product.size,
      product.diameter,
      product.width,
      product.profile,
      limit,
    ]);
  }

  /**
   * Other tyres of the brand: in stock first, then those that can replace it, then the same size, the same kind of
   * vehicle, and the most popular.
   */
  sameBrand(product: ProductRow, limit: number, fields: RequestedFields): Promise<ProductRow[]> {
    const text = `select ${this.#rows.columns(fields)} from products p where ${LISTED}
        and p.brand_id = $5 and p.id <> $6
      order by (p.stock_available > 0) desc, (${IN_ITS_PLACE}) desc, (p.size = $1 and p.category = $2) desc,
        (p.category = $2) desc, (p.model_id <> $7) desc, p.popularity desc, p.id limit $8`;
    const { brandId, id, modelId } = product;
    return this.#rows.of(text, [...replacing(product), brandId, id, modelId, limit]);
  }

  /**
   * Tyres of other models that can replace it. Those in stock come first, then those without another car maker's mark,
   * then those for the same season and with the nearest price. The size's measures select the same rows as the size,
   * but have an index.
   */
  related(product: ProductRow, limit: number, fields: RequestedFields): Promise<ProductRow[]> {
    const text = `select ${this.#rows.columns(fields)} from products p where ${LISTED}
        and ${IN_ITS_PLACE} and p.model_id <> $5
        and (p.width, p.profile, p.diameter) = ($10, $11, $12)
      order by (p.stock_available > 0) desc, (p.oe_mark is null or p.oe_mark = $6) is true desc, (p.season = $7) desc,
        abs(p.charged_price_pence - $8), p.id limit $9`;
    const { modelId, oeMark, season, price, width, profile, diameter } = product;
    const facts = [modelId, oeMark, season, price];
    return this.#rows.of(text, [...replacing(product), ...facts, limit, width, profile, diameter]);
  }

  variations(modelId: number, orderBy: string, fields: RequestedFields): Promise<ProductRow[]> {
    return this.#rows.of(
      `select ${this.#rows.columns(fields)} from products p where ${LISTED} and p.model_id = $1 order by ${orderBy}`,
      [modelId],
    );
  }
}
