import type { RequestedFields } from '../../../../../platform/graphql/requested-fields.ts';
import type { Directory } from '../../record/catalogue-directory.service.ts';
import { ProductFacets, type Facet } from '../contract/product-page.type.ts';
import { byCount } from './facet-order.ts';
import type { FacetGroup, ListingConditions } from './listing-conditions.ts';
import { columnsIn, COUNTED, keptCounts, type Counted } from './listing-counts.ts';
import type { ColumnFacet, FlagFacet } from './listing-filter.ts';
import { listingFilters } from './listing-filters.ts';

/** The facets that are prices rather than lists. */
const BOUNDS = ['minPrice', 'maxPrice'] as const;

/** A count as the database returns it. */
export interface FacetRow {
  /** The counted group, see {@link keyOf}; or flags, minPrice, maxPrice. */
  readonly key: string;
  readonly value: string | null;
  readonly count: number | null;
}

const FACETS = Object.values(listingFilters).flatMap(({ facet }) => facet ?? []);
const COLUMN_FACETS = FACETS.filter((facet): facet is ColumnFacet => 'column' in facet);
/** Yes-or-no properties, counted together in one pass. */
const FLAG_FACETS = FACETS.filter((facet): facet is FlagFacet => facet.group === 'flags');

/**
 * The key of a facet's counts. Facets without an active filter share the counts of their column; a group with one has
 * its own counts.
 */
function keyOf({ group, column }: ColumnFacet, conditions: ListingConditions): string {
  return conditions.has(group) ? group : column;
}

/**
 * The counts of the listing's facets, each under its key, as statements to unite.
 * @param keys the columns to count by under each key.
 */
function countColumns(
  conditions: ListingConditions,
  except: FacetGroup | null,
  counted: Counted,
  keys: ReadonlyMap<string, string>,
): string[] {
  const kept = keptCounts(conditions, except, counted);
  if (kept)
    return [...keys].map(
      ([key, column]) => `
    select '${key}' as key, p.${column}::text as value, sum(p.tyres)::integer as count
    from ${kept(column)} group by p.${column}`,
    );
  if (keys.size === 0) return [];
  const columns = [...keys.values()].map((column) => `p.${column}`);
  const cases = [...keys].map(([key, column]) => `when grouping(p.${column}) = 0 then '${key}'`);
  return [
    `
    select case ${cases.join(' ')} end as key,
      coalesce(${columns.map((column) => `${column}::text`).join(', ')}) as value,
      count(${COUNTED[counted]})::integer as count
    from products p where ${conditions.where(except)}
    group by grouping sets (${columns.map((column) => `(${column})`).join(', ')})`,
  ];
}

function countFlags(conditions: ListingConditions, counted: Counted): string[] {
  const kept = keptCounts(conditions, 'flags', counted);
  if (kept)
    return FLAG_FACETS.map(
      ({ value, sql }) => `
    select 'flags' as key, '${value}' as value, sum(p.tyres)::integer as count
    from ${columnsIn(sql).map(kept).join()} and ${sql}`,
    );
  const names = FLAG_FACETS.map(({ value }) => `'${value}'`).join(', ');
  const counts = FLAG_FACETS.map(({ sql }) => `count(${COUNTED[counted]}) filter (where ${sql})`).join(', ');
  return [
    `
    select 'flags' as key, flag as value, n::integer as count
    from (select array[${counts}] as counts from products p where ${conditions.where('flags')}) counted,
      unnest(array[${names}], counted.counts) as flags(flag, n)`,
  ];
}

function priceRange(conditions: ListingConditions): string {
  return `
    select bound as key, null as value, pence as count
    from (
        select min(p.charged_price_pence) as low, max(p.charged_price_pence) as high
        from products p where ${conditions.where('price')}
      ) range,
      lateral (values ('minPrice', low), ('maxPrice', high)) as bounds(bound, pence)`;
}

/**
 * One statement for all requested counts; null if none was requested. Counts that aren't kept take a pass over the
 * tyres: groups without an active filter share one, and each group with a filter needs one without it.
 */
export function facetsSql(
  conditions: ListingConditions,
  counted: Counted,
  asked: RequestedFields,
): string | null {
  const facets = COLUMN_FACETS.filter(({ group }) => asked.has(group));
  const shared = facets.filter(({ group }) => !conditions.has(group));
  const alone = facets.filter(({ group }) => conditions.has(group));
  const keys = new Map(shared.map((facet) => [keyOf(facet, conditions), facet.column]));
  const parts = [
    ...countColumns(conditions, null, counted, keys),
    ...alone.flatMap(({ group, column }) =>
      countColumns(conditions, group, counted, new Map([[group, column]])),
    ),
    ...(asked.has('flags') ? countFlags(conditions, counted) : []),
    ...(BOUNDS.some((bound) => asked.has(bound)) ? [priceRange(conditions)] : []),
  ];
  return parts.length > 0 ? parts.join(' union all ') : null;
}

/** Shapes the counts for the schema: brand ids become slugs, and every value gets its label. */
export function facetsOf(
  rows: readonly FacetRow[],
  conditions: ListingConditions,
  directory: Directory,
): ProductFacets {
  const facets = new ProductFacets();
  for (const facet of COLUMN_FACETS) {
    const { group, order, shown } = facet;
    const own = counts(rows, keyOf(facet, conditions), (text) => shown?.(text, directory));
    facets[group] = own.sort(order);
  }
  facets.flags = counts(rows, 'flags', (flag) => FLAG_FACETS.find(({ value }) => value === flag)).sort(
    byCount,
  );
  for (const bound of BOUNDS) facets[bound] = rows.find(({ key }) => key === bound)?.count ?? 0;
  return facets;
}

/** The counts under a key by displayed value; the brands of one tier are added up. */
function counts(
  rows: readonly FacetRow[],
  wanted: string,
  shown: (text: string) => Pick<Facet, 'value' | 'label'> | undefined,
): Facet[] {
  const facets = new Map<string, Facet>();
  for (const { key, value: text, count } of rows) {
    if (key !== wanted || text === null || !count) continue;
    const { value, label } = shown(text) ?? { value: text, label: text };
    facets.set(value, { value, label, count: count + (facets.get(value)?.count ?? 0) });
  }
  return [...facets.values()];
}
