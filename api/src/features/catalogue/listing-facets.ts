import { categoryLabels } from '@treadline/schema/trade/category';
import { seasonLabels } from '@treadline/schema/trade/season';
import { bySpeed } from '@treadline/schema/trade/speed-rating';
import type { Directory } from './catalogue-directory.service.ts';
import type { Conditions, FacetGroup } from './listing-conditions.ts';
import { ON_SALE } from './product-columns.ts';
import type { Facet, ProductFacets } from './product-page.type.ts';

/** A count as the database gives it. */
export interface FacetRow {
  readonly group: Exclude<FacetGroup, 'price'> | 'minPrice' | 'maxPrice';
  readonly value: string | null;
  readonly count: number | null;
}

/** Groups counted by the values of one column. */
const COLUMNS: Readonly<Partial<Record<FacetGroup, string>>> = {
  categories: 'category',
  brands: 'brand_id',
  seasons: 'season',
  speedRatings: 'speed_rating',
  widths: 'width',
  profiles: 'profile',
  diameters: 'diameter',
  fuelEfficiency: 'fuel_efficiency',
  wetGrip: 'wet_grip',
  oeMarks: 'oe_mark',
};

/** Yes-or-no properties, counted together in one pass. */
const FLAGS: Readonly<Record<string, string>> = {
  RUN_FLAT: 'p.run_flat',
  EXTRA_LOAD: 'p.extra_load',
  EV_SPEC: 'p.ev_spec',
  THREE_PEAK_SNOWFLAKE: 'p.three_peak_snowflake',
  ON_SALE,
  IN_STOCK: 'p.stock_available > 0',
};

const LABELS: Readonly<Record<string, string>> = {
  ...categoryLabels,
  ...seasonLabels,
  RUN_FLAT: 'Run-flat',
  EXTRA_LOAD: 'Extra load (XL)',
  EV_SPEC: 'Electric car',
  THREE_PEAK_SNOWFLAKE: 'Snow rated (3PMSF)',
  ON_SALE: 'On sale',
  IN_STOCK: 'In stock',
};

function countColumns(conditions: Conditions, groups: readonly FacetGroup[]): string {
  const columns = groups.flatMap((group) => COLUMNS[group] ?? []);
  const name = `case ${columns.map((column, index) => `when grouping(p.${column}) = 0 then '${groups[index]}'`).join(' ')} end`;
  const value = `coalesce(${columns.map((column) => `p.${column}::text`).join(', ')})`;
  const sets = columns.map((column) => `(p.${column})`).join(', ');
  return `select ${name} as "group", ${value} as value, count(*)::integer as count from products p where ${conditions.where(groups.length === 1 ? groups[0] : null)} group by grouping sets (${sets})`;
}

function countFlags(conditions: Conditions): string {
  const names = Object.keys(FLAGS)
    .map((flag) => `'${flag}'`)
    .join(', ');
  const counts = Object.values(FLAGS)
    .map((sql) => `count(*) filter (where ${sql})`)
    .join(', ');
  return `select 'flags', flag, n::integer from (select array[${counts}] as counts from products p where ${conditions.where('flags')}) counted, unnest(array[${names}], counted.counts) as flags(flag, n)`;
}

function priceRange(conditions: Conditions): string {
  return `select bound, null, pence from (select min(p.charged_price_pence) as low, max(p.charged_price_pence) as high from products p where ${conditions.where('price')}) range, lateral (values ('minPrice', low), ('maxPrice', high)) as bounds(bound, pence)`;
}

/**
 * One statement for all counts. Groups without a filter of their own see the same rows and share one pass;
 * each group that is filtered by needs a pass without its own filter.
 */
export function facetsSql(conditions: Conditions): string {
  const groups = Object.keys(COLUMNS) as FacetGroup[];
  const filtered = new Set(conditions.list.map(({ group }) => group));
  const shared = groups.filter((group) => !filtered.has(group));
  const alone = groups.filter((group) => filtered.has(group));
  return [
    ...(shared.length > 0 ? [countColumns(conditions, shared)] : []),
    ...alone.map((group) => countColumns(conditions, [group])),
    countFlags(conditions),
    priceRange(conditions),
  ].join(' union all ');
}

/** Counts first where that helps to choose, the natural order where there is one. */
const ORDERS: Readonly<Partial<Record<FacetRow['group'], (a: Facet, b: Facet) => number>>> = {
  speedRatings: (a, b) => bySpeed(a.value, b.value),
  widths: byNumber,
  profiles: byNumber,
  diameters: byNumber,
  fuelEfficiency: byText,
  wetGrip: byText,
};

function byNumber(a: Facet, b: Facet): number {
  return Number(a.value) - Number(b.value);
}

function byText(a: Facet, b: Facet): number {
  return a.value < b.value ? -1 : 1;
}

function byCount(a: Facet, b: Facet): number {
  return b.count - a.count || byText(a, b);
}

/** Shapes the counts for the schema: brand numbers become slugs, every value gets the words a page shows. */
export function facetsOf(rows: readonly FacetRow[], directory: Directory): ProductFacets {
  const facets = (group: FacetRow['group']): Facet[] =>
    rows
      .flatMap((row): Facet[] => {
        if (row.group !== group || row.value === null || !row.count) return [];
        const brand = group === 'brands' ? directory.brands.get(Number(row.value)) : undefined;
        return [
          {
            value: brand?.slug ?? row.value,
            label: brand?.name ?? LABELS[row.value] ?? row.value,
            count: row.count,
          },
        ];
      })
      .sort(ORDERS[group] ?? byCount);
  const bound = (group: 'minPrice' | 'maxPrice'): number =>
    rows.find((row) => row.group === group)?.count ?? 0;
  return {
    categories: facets('categories'),
    brands: facets('brands'),
    seasons: facets('seasons'),
    speedRatings: facets('speedRatings'),
    widths: facets('widths'),
    profiles: facets('profiles'),
    diameters: facets('diameters'),
    fuelEfficiency: facets('fuelEfficiency'),
    wetGrip: facets('wetGrip'),
    flags: facets('flags'),
    oeMarks: facets('oeMarks'),
    minPrice: bound('minPrice'),
    maxPrice: bound('maxPrice'),
  };
}
