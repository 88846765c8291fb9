import { MOST_SEARCH_WORDS } from '@treadline/schema/trade/values/limits';
import { LISTED } from '../../record/product-columns.ts';
import { SqlValues } from '../../record/sql-values.ts';
import type { ProductFilter, TyreFilter } from '../contract/product.inputs.ts';
import type { FilterContext, FilterFacet, ListingFilter } from './listing-filter.ts';
import { listingFilters, type FilterField, type FilterValue } from './listing-filters.ts';
import { anyOf, fittingCondition, isWhole, NO_VAN_TYRES, type FittingSize } from './listing-size.ts';

/** A group of facet counts. Each group is counted without its own filters. */
export type FacetGroup = FilterFacet['group'];

/** The filter a search text amounts to. Unlike a listing's filter, it can contain codes. */
export type SearchedFilter = ProductFilter & { readonly sku?: string; readonly ean?: string };

/** The selection of a listing. */
export interface Listing {
  /** The conditions from the search text. Every count includes them. */
  readonly searched: SearchedFilter;
  /** The filters. Each is excluded from its own count. */
  readonly filtered: ProductFilter;
  /** The sizes that fit the vehicle; undefined if no vehicle was given. */
  readonly fitting: readonly FittingSize[] | undefined;
  /** Words for the text search; otherwise null. */
  readonly text: string | null;
}

/** One condition of a listing, and the group of counts that excludes it. */
interface Condition {
  readonly group: FacetGroup | null;
  readonly sql: string;
}

/** The two ways that words can match a tyre, as SQL. */
interface WordConditions {
  readonly match: string;
  readonly likeness: string;
}

/** The conditions of a listing as SQL, with their values. */
export class ListingConditions {
  readonly values = new SqlValues();
  #wordMatch: string | null = null;
  readonly #list: Condition[] = [];

  /**
   * @param match the condition that a tyre has the words.
   * @param likeness the condition that a tyre has something similar.
   */
  addWords({ match, likeness }: WordConditions): void {
    this.#wordMatch = match;
    this.add(null, `(${match} or ${likeness})`);
  }

  add(group: FacetGroup | null, sql: string | null): void {
    if (sql !== null) this.#list.push({ group, sql });
  }

  /** Whether a filter of this group is set. */
  has(group: FacetGroup): boolean {
    return this.#list.some((condition) => condition.group === group);
  }

  /** Whether the conditions include words. */
  get hasWords(): boolean {
    return this.#wordMatch !== null;
  }

  /** The condition that a tyre has the words, as SQL; null without words. */
  get wordMatch(): string | null {
    return this.#wordMatch;
  }

  /** The conditions on listed tyres as SQL, except those of one group. */
  narrowing(except: FacetGroup | null = null): string[] {
    return this.#list.filter(({ group }) => group === null || group !== except).map(({ sql }) => sql);
  }

  /** All conditions as SQL, except those of one group. */
  where(except: FacetGroup | null = null): string {
    return [LISTED, ...this.narrowing(except)].join(' and ');
  }
}

/** Whether a filter contains one or more whole sizes. */
export function statesSize(filter: ProductFilter): boolean {
  return isWhole(filter) || (filter.sizes?.length ?? 0) > 0;
}

/**
 * Turns a listing into conditions.
 * @throws PublicError BAD_USER_INPUT for an invalid filter.
 */
export function listingConditions(
  listing: Listing,
  known: Omit<FilterContext, 'statesCategory'>,
): ListingConditions {
  const { searched, filtered, fitting, text } = listing;
  const statesCategory = [searched, filtered].some(({ categories }) => categories && categories.length > 0);
  const context = { ...known, statesCategory };
  const conditions = new ListingConditions();
  const { values } = conditions;
  // A search isn't a checkbox that can be cleared, so it belongs to no group.
  for (const { sql } of filterConditions(searched, values, context)) conditions.add(null, sql);
  if (searched.sku !== undefined) conditions.add(null, `p.sku = ${values.add(searched.sku)}`);
  if (searched.ean !== undefined) conditions.add(null, `p.ean = ${values.add(searched.ean)}`);
  for (const { group, sql } of filterConditions(filtered, values, context)) conditions.add(group, sql);
  // Part of the categories group, so that their counts still offer van tyres.
  if (!statesCategory && [searched, filtered].some(isWhole)) conditions.add('categories', NO_VAN_TYRES);
  if (fitting) conditions.add(null, anyOf(fitting.map((size) => fittingCondition(size, values))));
  if (text !== null) conditions.addWords(textCondition(text, values));
  return conditions;
}

/** The conditions for the fields set in a filter. */
export function filterConditions(filter: TyreFilter, sql: SqlValues, context: FilterContext): Condition[] {
  return FIELDS.flatMap((field) => conditionOf(field, filter[field], sql, context));
}

const isField = (name: string): name is FilterField => name in listingFilters;
const FIELDS = Object.keys(listingFilters).filter(isField);

function conditionOf<Field extends FilterField>(
  field: Field,
  value: FilterValue<Field> | null | undefined,
  values: SqlValues,
  context: FilterContext,
): Condition[] {
  // An empty list is a cleared filter, not one that matches nothing.
  if (value == null || (Array.isArray(value) && value.length === 0)) return [];
  const { condition, facet }: ListingFilter<FilterValue<Field>> = listingFilters[field];
  const sql = condition(value, values, context);
  return sql === null ? [] : [{ group: facet?.group ?? null, sql }];
}

/** The words of a text to search for, up to the maximum. */
export function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_SEARCH_WORDS);
}

/**
 * A PostgreSQL query for words that begin with this word. A single letter matches only itself, because too many words
 * begin with it.
 */
export const beginning = (word: string): string => ([...word].length > 1 ? `${word}:*` : word);

/** Each word must begin a word of the product, or the whole text must resemble a part of it, to allow for a typo. */
function textCondition(text: string, values: SqlValues): WordConditions {
  const words = wordsOf(text);
  if (words.length === 0) return { match: 'false', likeness: 'false' };
  const query = values.add(words.map(beginning).join(' & '));
  return {
    match: `p.search_vector @@ to_tsquery('simple', ${query})`,
    likeness: `${values.add(words.join(' '))} <% p.search_text`,
  };
}
