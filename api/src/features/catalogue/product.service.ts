import { BRAND_TIERS } from '@treadline/schema/trade/brand-tier';
import { inLondon } from '../../platform/london-time.ts';
import { checkPage, pageInfo } from '../../platform/page.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RequestedFields } from '../../platform/requested-fields.ts';
import type { Services } from '../../platform/services.ts';
import { pictureUrl } from '../pictures/picture.service.ts';
import { uploadUrl } from '../pictures/uploaded-picture.service.ts';
import { CatalogueDirectory } from './catalogue-directory.service.ts';
import type { ProductSort } from './catalogue.enums.ts';
import { listingConditions } from './listing-conditions.ts';
import { facetsOf, facetsSql, type FacetRow } from './listing-facets.ts';
import { ListingReader } from './listing-reader.ts';
import { LISTED, productColumns, withToday, type ProductRow } from './product-columns.ts';
import type { ProductPage } from './product-page.type.ts';
import type { ProductFilter } from './product.inputs.ts';

export type { ProductRow } from './product-columns.ts';

/** A page as the hot read gives it: parts that were not asked for are missing. */
export type ProductPageRows = { readonly items: ProductRow[] } & Pick<ProductPage, 'understood'> &
  Partial<Omit<ProductPage, 'items'>>;

export interface ListingRequest {
  readonly filter: ProductFilter;
  readonly search: string;
  readonly sort: ProductSort;
  readonly page: number;
  readonly limit: number;
}

/** The id ends each order, so that no tyre stands on two pages. */
const ORDER_BY: Readonly<Record<ProductSort, string>> = {
  NAME_ASC: 'p.name, p.id',
  NAME_DESC: 'p.name desc, p.id desc',
  PRICE_ASC: 'p.charged_price_pence, p.id',
  PRICE_DESC: 'p.charged_price_pence desc, p.id desc',
  BRAND_ASC: '(select b.name from brands b where b.id = p.brand_id), p.name, p.id',
  CREATED_AT_DESC: 'p.created_at desc, p.id desc',
};

/** The tiers of brands as SQL texts; they are the code's own words. */
const DEAREST_FIRST = BRAND_TIERS.map((tier) => `'${tier}'`).join(', ');

/** Which product an address or an integrator means. */
export interface ProductKey {
  readonly id?: number | undefined;
  readonly slug?: string | undefined;
  readonly sku?: string | undefined;
}

/** At most this many products are asked for by id at once: a cart and a wish list fit by far. */
export const MAX_IDS = 100;

/** The catalogue's reads. */
export class ProductService {
  readonly #platform: Platform;
  readonly #directory: CatalogueDirectory;
  readonly #reader: ListingReader;

  constructor(services: Services) {
    this.#platform = services.platform;
    this.#directory = services.get(CatalogueDirectory);
    this.#reader = services.get(ListingReader);
  }

  /**
   * One page of the listing in at most three statements, whatever its size: the page, the total, the counts.
   * @param fields what the document asks of the page; only that is read.
   * @throws PublicError BAD_USER_INPUT for a page, limit or filter that cannot be meant.
   */
  async list(request: ListingRequest, fields: RequestedFields): Promise<ProductPageRows> {
    const { page, limit, sort, filter, search } = request;
    checkPage(page, limit);
    const { listing, understood } = await this.#reader.read(filter, search);
    const conditions = listingConditions(listing);
    const [items, totalItems, facets] = await Promise.all([
      fields.has('items')
        ? this.#page(
            conditions.where(),
            conditions.values,
            sort,
            page,
            limit,
            fields.get('items') ?? new Map(),
          )
        : [],
      fields.has('pageInfo') ? this.#count(conditions.where(), conditions.values) : 0,
      fields.has('facets') ? this.#read<FacetRow>(facetsSql(conditions), conditions.values) : null,
    ]);
    const directory = await this.#directory.read();
    return {
      items,
      pageInfo: pageInfo(page, limit, totalItems),
      understood,
      ...(facets ? { facets: facetsOf(facets, directory) } : {}),
    };
  }

  #page(
    where: string,
    values: readonly unknown[],
    sort: ProductSort,
    page: number,
    limit: number,
    fields: RequestedFields,
  ): Promise<ProductRow[]> {
    const columns = productColumns(fields);
    const text = `select ${columns} from products p where ${where} order by ${ORDER_BY[sort]} limit $${values.length + 1} offset $${values.length + 2}`;
    return this.#rows(text, [...values, limit, (page - 1) * limit]);
  }

  async #count(where: string, values: readonly unknown[]): Promise<number> {
    const [row] = await this.#read<{ total: number }>(
      `select count(*)::integer as total from products p where ${where}`,
      values,
    );
    return row?.total ?? 0;
  }

  /** The product somebody means, or null. A slug that was changed still finds its product. */
  async find({ id, slug, sku }: ProductKey, fields: RequestedFields): Promise<ProductRow | null> {
    const text = `select ${productColumns(fields)} from products p where ${LISTED} and p.id = coalesce(
      (select id from products where slug = $1), (select product_id from slug_redirects where slug = $1),
      (select id from products where id = $2), (select id from products where sku = upper($3)))`;
    const [row] = await this.#rows(text, [slug ?? null, id ?? null, sku ?? null]);
    return row ?? null;
  }

  /** A product for whoever may change it: drafts too. */
  async evenUnlisted(id: number, fields: RequestedFields): Promise<ProductRow | null> {
    const [row] = await this.#rows(
      `select ${productColumns(fields)} from products p where p.id = $1 and p.deleted_at is null`,
      [id],
    );
    return row ?? null;
  }

  /** Products in the order of their ids; unknown and unlisted ones are left out. */
  async byIds(ids: readonly number[], fields: RequestedFields): Promise<ProductRow[]> {
    const text = `select ${productColumns(fields)} from products p where ${LISTED} and p.id = any($1::integer[]) order by array_position($1::integer[], p.id)`;
    return this.#rows(text, [ids]);
  }

  /** Much-wanted tyres that can be bought now, one of each brand before a second of any. */
  featured(limit: number, fields: RequestedFields): Promise<ProductRow[]> {
    const text = `select ${productColumns(fields)} from (
        select distinct on (brand_id) * from products p where ${LISTED} and p.stock_available >= 4 order by p.brand_id, p.popularity desc, p.id
      ) p join brands b on b.id = p.brand_id
      order by array_position(array[${DEAREST_FIRST}], b.tier), p.popularity desc, p.id limit $1`;
    return this.#rows(text, [limit]);
  }

  /** Other versions of the same model: those of the same size first, then what can be bought now, then the sizes nearest to it, on the same rim first. */
  otherVariations(product: ProductRow, limit: number, fields: RequestedFields): Promise<ProductRow[]> {
    const text = `select ${productColumns(fields)} from products p where ${LISTED} and p.model_id = $1 and p.id <> $2
      order by (p.size = $3) desc, (p.stock_available > 0) desc, (p.diameter = $4) desc, abs(p.diameter - $4), abs(p.width - $5), abs(p.profile - $6), p.id limit $7`;
    return this.#rows(text, [
      product.modelId,
      product.id,
      product.size,
      product.diameter,
      product.width,
      product.profile,
      limit,
    ]);
  }

  /** Other tyres of the brand: the same size first, then the same kind of vehicle, then what is asked for most. */
  sameBrand(product: ProductRow, limit: number, fields: RequestedFields): Promise<ProductRow[]> {
    const text = `select ${productColumns(fields)} from products p where ${LISTED} and p.brand_id = $1 and p.id <> $2
      order by (p.size = $3 and p.category = $4) desc, (p.category = $4) desc, (p.model_id <> $5) desc, p.popularity desc, p.id limit $6`;
    return this.#rows(text, [
      product.brandId,
      product.id,
      product.size,
      product.category,
      product.modelId,
      limit,
    ]);
  }

  /** Tyres of other models that fit in its place, those for the same season and the nearest price first. */
  related(product: ProductRow, limit: number, fields: RequestedFields): Promise<ProductRow[]> {
    const text = `select ${productColumns(fields)} from products p where ${LISTED} and p.size = $1 and p.category = $2 and p.model_id <> $3
      order by (p.season = $4) desc, abs(p.charged_price_pence - $5), p.id limit $6`;
    return this.#rows(text, [
      product.size,
      product.category,
      product.modelId,
      product.season,
      product.price,
      limit,
    ]);
  }

  #read<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const { sql, now } = this.#platform;
    return sql.rows<Row>(...withToday(text, values, inLondon(now()).day));
  }

  /** Runs a read and fills in what is in memory: brand and model, and what their figures say of each product. */
  async #rows(text: string, values: readonly unknown[]): Promise<ProductRow[]> {
    const [rows, { models }] = await Promise.all([
      this.#read<ProductRow>(text, values),
      this.#directory.read(),
    ]);
    for (const row of rows) {
      const model = models.get(row.modelId);
      if (!model)
        throw new Error(`Product ${row.id} names model ${row.modelId}, which is not in the directory.`);
      const { brand, rating, reviewCount, recommendPercent } = model;
      Object.assign(row, {
        brand,
        model,
        rating,
        reviewCount,
        recommendPercent,
        imageUrl: row.pictures?.[0] ? uploadUrl(row.pictures[0]) : pictureUrl(model.slug, 'three-quarter'),
      });
    }
    return rows;
  }

  /** All sizes of a model. */
  variations(modelId: number, orderBy: string, fields: RequestedFields): Promise<ProductRow[]> {
    return this.#rows(
      `select ${productColumns(fields)} from products p where ${LISTED} and p.model_id = $1 order by ${orderBy}`,
      [modelId],
    );
  }
}
