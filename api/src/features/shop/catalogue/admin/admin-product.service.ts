import type { RequestedFields } from '../../../../platform/graphql/requested-fields.ts';
import { offsetOf, pageInfo, type Paging } from '../../../../platform/lists/page.ts';
import { Service } from '../../../../platform/services/services.ts';
import { CatalogueDirectory } from '../record/catalogue-directory.service.ts';
import { ProductRowReader } from '../record/product-row-reader.ts';
import type { ProductRow } from '../record/product-row.ts';
import { adminCountsSql, adminPageSql } from './admin-product-list.ts';
import type { AdminProductCounts, AdminProductPage } from './admin-product-page.type.ts';
import { selectionOf, type AdminProductSelection } from './admin-product-selection.ts';
import type { AdminProductSort } from './admin-product.enums.ts';
import type { AdminProductFilter } from './admin-product.inputs.ts';
import type { PricePeriod } from './price-period.type.ts';

export interface AdminListRequest {
  readonly filter: AdminProductFilter;
  readonly sort: AdminProductSort;
  readonly paging: Paging;
}

const PRICES = `
  select id, price_pence as price, valid_from as "validFrom", valid_until as "validUntil"
  from product_prices where product_id = $1 order by valid_until desc, id desc limit $2`;

/** Reads products for administrators, in any state. */
export class AdminProductService extends Service {
  readonly #directory = this.services.get(CatalogueDirectory);
  readonly #rows = new ProductRowReader(this.services);

  /**
   * One page of the list. Takes two statements, whatever the page size: the counts, which decide how to find the page,
   * and the page.
   * @param fields the selection on the page; only these are read.
   */
  async list({ filter, sort, paging }: AdminListRequest, fields: RequestedFields): Promise<AdminProductPage> {
    const selection = await this.selection(filter);
    const { total, ...counts } = await this.#counts(selection);
    const items = fields.has('items')
      ? await this.#page(selection, total, { sort, paging }, fields.get('items') ?? new Map())
      : [];
    return { items, counts, pageInfo: pageInfo(paging, total) };
  }

  /** The products that match a filter, as conditions. */
  async selection(filter: AdminProductFilter): Promise<AdminProductSelection> {
    return selectionOf(filter, { directory: await this.#directory.read(), today: this.platform.now() });
  }

  /** A product in any state; null if the id is unknown. */
  async find(id: number, fields: RequestedFields): Promise<ProductRow | null> {
    const text = `select ${this.#rows.columns(fields)} from products p where p.id = $1`;
    const [row] = await this.#rows.of(text, [id]);
    return row ?? null;
  }

  /** The earlier prices of a product, latest first. */
  prices(productId: number, limit: number): Promise<PricePeriod[]> {
    return this.platform.sql.rows<PricePeriod>(PRICES, [productId, limit]);
  }

  #page(
    selection: AdminProductSelection,
    total: number,
    { sort, paging }: Omit<AdminListRequest, 'filter'>,
    fields: RequestedFields,
  ): Promise<ProductRow[]> {
    const values = selection.values.copy();
    const text = adminPageSql({
      columns: this.#rows.columns(fields),
      selection,
      total,
      sort,
      limit: values.add(paging.limit),
      offset: values.add(offsetOf(paging)),
    });
    return this.#rows.of(text, values.list);
  }

  async #counts(selection: AdminProductSelection): Promise<AdminProductCounts & { total: number }> {
    const [row] = await this.#rows.read<Omit<AdminProductCounts, 'published'> & { total: number }>(
      adminCountsSql(selection),
      selection.values.list,
    );
    if (!row) throw new Error('The count returned no row.');
    return { ...row, published: row.all - row.drafts };
  }
}
