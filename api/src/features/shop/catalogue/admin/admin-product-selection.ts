import { LOW_STOCK_BELOW } from '@treadline/schema/trade/listing/stock-level';
import { LABELLED_RIMS } from '@treadline/schema/trade/tyre/label/label-duty';
import { readSearch, type SearchFilter } from '../../search/index.ts';
import type { TyreFilter } from '../listing/contract/product.inputs.ts';
import { beginning, filterConditions, wordsOf } from '../listing/filters/listing-conditions.ts';
import type { Directory } from '../record/catalogue-directory.service.ts';
import { SqlValues } from '../record/sql-values.ts';
import type { AdminProductState, StockLevel } from './admin-product.enums.ts';
import type { AdminProductFilter } from './admin-product.inputs.ts';

/** Conditions on whether a row p of `products` is deleted. Every index of the list covers one or the other. */
export const KEPT = 'p.deleted_at is null';
export const DELETED = 'p.deleted_at is not null';

export const DRAFT = 'not p.published';
const PUBLISHED: Readonly<Record<AdminProductState, string | null>> = {
  KEPT: null,
  PUBLISHED: 'p.published',
  DRAFT,
  DELETED: null,
};

export const STOCK_LEVELS: Readonly<Record<StockLevel, string>> = {
  IN_STOCK: 'p.stock_available > 0',
  LOW: `p.stock_available between 1 and ${LOW_STOCK_BELOW - 1}`,
  NONE: 'p.stock_available <= 0',
};

/** A tyre that needs a label and lacks a rating on it. An index has the same condition. */
export const UNLABELLED =
  `p.category <> 'MOTORCYCLE' and p.diameter between ${LABELLED_RIMS.min} and ${LABELLED_RIMS.max} ` +
  'and (p.fuel_efficiency is null or p.wet_grip is null or p.noise_db is null)';

/** A condition that every row meets. */
export const EVERYTHING = 'true';

/** The products that match a filter, as conditions on a row p of `products`. */
export interface AdminProductSelection {
  readonly values: SqlValues;
  /** Everything except state, stock and label. */
  readonly base: string;
  /** Whether it's about deleted products, which no other state includes. */
  readonly isOfDeleted: boolean;
  /** The condition for state, stock and label. */
  readonly state: string;
  /** Whether it filters by brand or model, whose tyres are adjacent in name order. */
  readonly isOfMakers: boolean;
}

/** Tells a part of an SKU from a word or a size. */
const PART_OF_SKU = /^(?=.*\d)[a-z\d]+(?:-[a-z\d]+)+$/i;
const START_OF_EAN = /^\d{6,13}$/;
/** Perhaps a supplier's number of a tyre. */
const CODE = /^(?=.*\d)[a-z\d./_-]{2,40}$/i;

/** @throws PublicError BAD_USER_INPUT if the text of a size filter isn't a size. */
export function selectionOf(
  filter: AdminProductFilter,
  known: { readonly directory: Directory; readonly today: Date },
): AdminProductSelection {
  const values = new SqlValues();
  const context = { ...known, statesCategory: true };
  const searched = searchConditions(filter.search?.trim() ?? '', values, context);
  const filtered = filterConditions(filter, values, context).map(({ sql }) => sql);
  const pictures = filter.withoutPicture ? ['p.picture_count = 0'] : [];
  const { brands, models, state, stock, withoutLabel } = filter;
  const conditions = [...searched, ...filtered, ...pictures];
  return {
    values,
    base: together(conditions),
    isOfDeleted: state === 'DELETED',
    state: together([
      PUBLISHED[state ?? 'KEPT'],
      stock ? STOCK_LEVELS[stock] : null,
      withoutLabel ? UNLABELLED : null,
    ]),
    isOfMakers: [brands, models].some((slugs) => slugs && slugs.length > 0),
  };
}

/** Joins the conditions with "and"; `true` if all are null. */
function together(conditions: readonly (string | null)[]): string {
  return conditions.filter((condition) => condition !== null).join(' and ') || EVERYTHING;
}

type Context = Parameters<typeof filterConditions>[2];

/**
 * The conditions for a search. Text that looks like a code also matches a part of an SKU, the beginning of an EAN or a
 * supplier's code.
 */
function searchConditions(search: string, values: SqlValues, context: Context): string[] {
  if (search === '') return [];
  const { filter, text } = readSearch(search, context.directory.vocabulary, null);
  const { sku, ean, loadIndex } = filter;
  const conditions = [
    ...filterConditions(tyreFilterOf(filter), values, context).map(({ sql }) => sql),
    ...(sku === undefined ? [] : [`p.sku = ${values.add(sku)}`]),
    ...(ean === undefined ? [] : [`p.ean = ${values.add(ean)}`]),
    ...(loadIndex === undefined ? [] : [`p.load_index = ${values.addNumber(loadIndex)}`]),
    ...(text === null ? [] : [textCondition(text, values)]),
  ];
  const typed = search.toLowerCase();
  const meant = together(conditions);
  const codes = [
    ...(PART_OF_SKU.test(search) ? [`p.search_text like ${values.add(`%${typed}%`)}`] : []),
    ...(START_OF_EAN.test(search) ? [begins([typed], values)] : []),
    ...(CODE.test(search) ? [offeredAs(values.add(typed))] : []),
  ];
  return [codes.length === 0 ? meant : `((${meant}) or ${codes.join(' or ')})`];
}

/** The products with a supplier's code, as an array, so that an index finds them. */
const offeredAs = (code: string): string =>
  `p.id = any (array(select product_id from supplier_offers where lower(code) = ${code}))`;

/** Ratings match exactly here: staff look for one particular tyre, not for any tyre that would do. */
function tyreFilterOf({ seasons, minSpeedRating, ...found }: SearchFilter): TyreFilter {
  return {
    ...found,
    ...(seasons ? { season: seasons } : {}),
    ...(minSpeedRating ? { speedRatings: [minSpeedRating] } : {}),
  };
}

/** Each word must begin a word of the product. */
function textCondition(text: string, values: SqlValues): string {
  const words = wordsOf(text);
  return words.length > 0 ? begins(words, values) : 'false';
}

function begins(words: readonly string[], values: SqlValues): string {
  const query = values.add(words.map(beginning).join(' & '));
  return `p.search_vector @@ to_tsquery('simple', ${query})`;
}
