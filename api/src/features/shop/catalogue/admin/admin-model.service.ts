import { formatTyreSize, parseTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import type { RequestedFields } from '../../../../platform/graphql/requested-fields.ts';
import { offsetOf, pageInfo, type PageInfo, type Paging } from '../../../../platform/lists/page.ts';
import { Service } from '../../../../platform/services/services.ts';
import { uploadUrl } from '../../pictures/index.ts';
import { CatalogueDirectory } from '../record/catalogue-directory.service.ts';
import { TreadPattern, type AdminModelSort, type AdminModelState } from '../record/catalogue.enums.ts';
import { LISTED, ProductColumns } from '../record/product-columns.ts';
import { SqlValues } from '../record/sql-values.ts';
import type { AdminModelFilter } from './admin-model.inputs.ts';
import type { AdminModel, ModelSize } from './admin-model.type.ts';

/** Figures about the sizes of each model, or brand, without deleted ones. */
export const sizeFiguresBy = (column: 'model_id' | 'brand_id'): string => `
  select ${column} as id, count(*)::integer as sizes, (count(*) filter (where published))::integer as published,
    min(charged_price_pence) as cheapest, max(charged_price_pence) as dearest, sum(stock_available)::integer as stock
  from products where deleted_at is null group by ${column}`;

/** The same figures under their names in the schema. */
export const SIZE_FIGURES = `
  coalesce(f.sizes, 0) as "sizeCount", coalesce(f.published, 0) as "publishedSizeCount",
  f.cheapest as "minPrice", f.dearest as "maxPrice", coalesce(f.stock, 0) as "stockQuantity"`;

const FROM = 'from models m join brands b on b.id = m.brand_id';
const WITH_FIGURES = `${FROM} left join (${sizeFiguresBy('model_id')}) f on f.id = m.id`;

const IS_LISTED = `exists (select from products p where p.model_id = m.id and ${LISTED})`;
/** Conditions that don't use the figures, so that counting the list needn't add them up. */
const STATES: Readonly<Record<AdminModelState, string>> = {
  LISTED: `(m.deleted_at is null and ${IS_LISTED})`,
  UNLISTED: `(m.deleted_at is null and not ${IS_LISTED})`,
  DELETED: 'm.deleted_at is not null',
};
const NOT_REMOVED = 'm.deleted_at is null';

const NAME = 'b.name, m.name, m.id';
const ORDERS: Readonly<Record<AdminModelSort, string>> = {
  NAME_ASC: NAME,
  NAME_DESC: 'b.name desc, m.name desc, m.id desc',
  SIZES_DESC: `coalesce(f.sizes, 0) desc, ${NAME}`,
  SIZES_ASC: `coalesce(f.sizes, 0), ${NAME}`,
  PRICE_ASC: `f.cheapest nulls last, ${NAME}`,
  PRICE_DESC: `f.dearest desc nulls last, ${NAME}`,
  STOCK_ASC: `coalesce(f.stock, 0), ${NAME}`,
  STOCK_DESC: `coalesce(f.stock, 0) desc, ${NAME}`,
  RATING_DESC: `m.rating desc nulls last, ${NAME}`,
  RATING_ASC: `m.rating nulls last, ${NAME}`,
  UPDATED_DESC: 'm.updated_at desc, m.id desc',
  UPDATED_ASC: 'm.updated_at, m.id',
};

interface Row extends Omit<
  AdminModel,
  'model' | 'tread' | 'pictureSize' | 'ownPictures' | 'isDeleted' | 'launchYear'
> {}

export interface AdminModelsRequest {
  readonly filter: AdminModelFilter;
  readonly sort: AdminModelSort;
  readonly paging: Paging;
}

/** Models and their sizes for administrators, including drafts and deleted ones. */
export class AdminModelService extends Service {
  readonly #columns = new ProductColumns(this.platform.orm);
  readonly #directory = this.services.get(CatalogueDirectory);

  /** One page of models. Takes two statements, whatever the page size. */
  async list(request: AdminModelsRequest): Promise<{ items: AdminModel[]; pageInfo: PageInfo }> {
    const { filter, sort, paging } = request;
    const values = new SqlValues();
    const where = conditionsOf(filter, values).join(' and ');
    const [[counted], items] = await Promise.all([
      this.platform.sql.rows<{ total: number }>(
        `select count(*)::integer as total ${FROM} where ${where}`,
        values.list,
      ),
      this.#models(where, values.copy(), ORDERS[sort], paging),
    ]);
    return { items, pageInfo: pageInfo(paging, counted?.total ?? 0) };
  }

  /** A model by its id, even if deleted; null if unknown. */
  async find(id: number): Promise<AdminModel | null> {
    const [model] = await this.#models('m.id = $1', new SqlValues([id]), NAME, { page: 1, limit: 1 });
    return model ?? null;
  }

  /** The sizes of a model including drafts, smallest rim first. */
  sizesOf(modelId: number, fields: RequestedFields): Promise<ModelSize[]> {
    const text = `select ${this.#columns.of(fields)} from products p where p.model_id = $1 and p.deleted_at is null
      order by p.diameter, p.width, p.profile, p.load_index, p.speed_rating, p.id`;
    return this.platform.sql.rows<ModelSize>(text, [modelId]);
  }

  async #models(where: string, values: SqlValues, order: string, paging: Paging): Promise<AdminModel[]> {
    const text = `select m.id, m.revision, m.updated_at as "updatedAt", ${SIZE_FIGURES} ${WITH_FIGURES}
      where ${where} order by ${order} limit ${values.add(paging.limit)} offset ${values.add(offsetOf(paging))}`;
    const [rows, { models }] = await Promise.all([
      this.platform.sql.rows<Row>(text, values.list),
      this.#directory.read(),
    ]);
    return rows.flatMap((row) => {
      const model = models.get(row.id);
      if (!model) return [];
      const {
        launchYear,
        deletedAt,
        pictures,
        pictureWidth: width,
        pictureProfile: profile,
        pictureDiameter,
      } = model;
      return [
        {
          ...row,
          model,
          launchYear,
          ownPictures: pictures.map((name) => uploadUrl(name)),
          isDeleted: deletedAt !== null,
          tread: treadOf(model.tread),
          pictureSize: formatTyreSize({ width, profile, diameter: pictureDiameter, construction: 'R' }),
        },
      ];
    });
  }
}

function treadOf(stored: string): TreadPattern {
  return Object.values(TreadPattern).find((tread) => tread.toLowerCase() === stored) ?? 'SYMMETRIC';
}

function conditionsOf(filter: AdminModelFilter, values: SqlValues): string[] {
  const { search, brands, categories, seasons, states } = filter;
  const among = (column: string, wanted: readonly string[] | null | undefined): string[] =>
    wanted?.length ? [`${column} = any(${values.add(wanted)}::text[])`] : [];
  return [
    states?.length ? `(${states.map((state) => STATES[state]).join(' or ')})` : NOT_REMOVED,
    ...among('b.slug', brands),
    ...among('m.category', categories),
    ...among('m.season', seasons),
    ...(search?.trim() ? [searchCondition(search.trim(), values)] : []),
  ];
}

/** A size or a code finds the models that have it. Any other text finds models whose names contain each word. */
function searchCondition(search: string, values: SqlValues): string {
  const size = parseTyreSize(search);
  if (size) {
    const [width, profile, diameter] = [size.width, size.profile, size.diameter].map((part) =>
      values.addNumber(part),
    );
    return `exists (select from products p where p.model_id = m.id and p.deleted_at is null
      and (p.width, p.profile, p.diameter) = (${width}, ${profile}, ${diameter}))`;
  }
  const code = values.add(search.toUpperCase());
  const words = search.toLowerCase().split(/\s+/);
  const named = words.map((word) => `position(${values.add(word)} in lower(b.name || ' ' || m.name)) > 0`);
  return `((${named.join(' and ')}) or m.sku = ${code} or m.ean = ${code}
    or exists (select from products p where p.model_id = m.id and ${code} in (p.sku, p.ean)))`;
}
