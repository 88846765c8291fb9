import { offsetOf, pageInfo, type PageInfo, type Paging } from '../../../../platform/lists/page.ts';
import { Service } from '../../../../platform/services/services.ts';
import { CatalogueDirectory } from '../record/catalogue-directory.service.ts';
import type { AdminBrandSort } from '../record/catalogue.enums.ts';
import { SqlValues } from '../record/sql-values.ts';
import type { AdminBrandFilter } from './admin-model.inputs.ts';
import { SIZE_FIGURES, sizeFiguresBy } from './admin-model.service.ts';
import type { AdminBrand } from './admin-model.type.ts';

const FROM = `
  from brands b
  left join (${sizeFiguresBy('brand_id')}) f on f.id = b.id
  left join (
    select brand_id, count(*)::integer as models, sum(review_count)::integer as reviews,
      round(sum(rating * review_count) / nullif(sum(review_count), 0), 2) as rating
    from models where deleted_at is null group by brand_id
  ) r on r.brand_id = b.id`;

const ORDERS: Readonly<Record<AdminBrandSort, string>> = {
  NAME_ASC: 'b.name',
  NAME_DESC: 'b.name desc',
  MODELS_DESC: 'coalesce(r.models, 0) desc, b.name',
  MODELS_ASC: 'coalesce(r.models, 0), b.name',
  SIZES_DESC: 'coalesce(f.sizes, 0) desc, b.name',
  SIZES_ASC: 'coalesce(f.sizes, 0), b.name',
  STOCK_DESC: 'coalesce(f.stock, 0) desc, b.name',
  STOCK_ASC: 'coalesce(f.stock, 0), b.name',
  RATING_DESC: 'r.rating desc nulls last, b.name',
  RATING_ASC: 'r.rating nulls last, b.name',
};

export interface AdminBrandsRequest {
  readonly filter: AdminBrandFilter;
  readonly sort: AdminBrandSort;
  readonly paging: Paging;
}

/** Brands for administrators, with the totals of their models. */
export class AdminBrandService extends Service {
  readonly #directory = this.services.get(CatalogueDirectory);

  /** One page of brands. Takes two statements, whatever the page size. */
  async list(request: AdminBrandsRequest): Promise<{ items: AdminBrand[]; pageInfo: PageInfo }> {
    const { filter, sort, paging } = request;
    const values = new SqlValues();
    const where = conditionOf(filter, values);
    const [[counted], items] = await Promise.all([
      this.platform.sql.rows<{ total: number }>(
        `select count(*)::integer as total from brands b where ${where}`,
        values.list,
      ),
      this.#brands(where, values.copy(), `order by ${ORDERS[sort]}`, paging),
    ]);
    return { items, pageInfo: pageInfo(paging, counted?.total ?? 0) };
  }

  /** A brand by its id; null if unknown. */
  async find(id: number): Promise<AdminBrand | null> {
    const [brand] = await this.#brands('b.id = $1', new SqlValues([id]), '', { page: 1, limit: 1 });
    return brand ?? null;
  }

  async #brands(where: string, values: SqlValues, order: string, paging: Paging): Promise<AdminBrand[]> {
    const text = `
      select b.id, b.revision, b.updated_at as "updatedAt", coalesce(r.models, 0) as "modelCount", r.rating,
        coalesce(r.reviews, 0) as "reviewCount", ${SIZE_FIGURES} ${FROM}
      where ${where} ${order} limit ${values.add(paging.limit)} offset ${values.add(offsetOf(paging))}`;
    const [rows, { brands }] = await Promise.all([
      this.platform.sql.rows<Omit<AdminBrand, 'brand'>>(text, values.list),
      this.#directory.read(),
    ]);
    return rows.flatMap((row) => {
      const brand = brands.get(row.id);
      return brand ? [{ ...row, brand }] : [];
    });
  }
}

function conditionOf({ search, tiers }: AdminBrandFilter, values: SqlValues): string {
  const words = search?.toLowerCase().trim().split(/\s+/).filter(Boolean) ?? [];
  const conditions = [
    ...words.map((word) => `position(${values.add(word)} in lower(b.name || ' ' || b.country)) > 0`),
    ...(tiers?.length ? [`b.tier = any(${values.add(tiers)}::text[])`] : []),
  ];
  return conditions.join(' and ') || 'true';
}
