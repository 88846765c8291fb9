import type { FacetGroup, ListingConditions } from './listing-conditions.ts';
import { listingFilters } from './listing-filters.ts';

/** The things a listing counts: single tyres, or groups of all versions of a model in one size. */
export const COUNTED = { TYRES: '*', VERSION_GROUPS: 'distinct p.version_group' } as const;
export type Counted = keyof typeof COUNTED;

/** Changes that aren't merged yet count by every column. */
const CHANGE = '*';
/** As many changes are merged at once as take well under a second. */
const MOST_CHANGES = 5_000;

/** The columns of a row p that some SQL reads. */
export const columnsIn = (sql: string): string[] => [
  ...new Set([...sql.matchAll(/\bp\.(\w+)/g)].map(([, column = '']) => column)),
];

/** The columns of facets, which `listing_counts` counts by. */
const COUNTED_COLUMNS = [
  ...new Set(
    Object.values(listingFilters).flatMap(({ facet }) => {
      if (facet === null || facet.group === 'price') return [];
      return 'column' in facet ? [facet.column] : columnsIn(facet.sql);
    }),
  ),
].toSorted();

/** The key in `listing_counts` of the counts by these columns. */
const keyOf = (columns: readonly string[]): string => [...new Set(columns)].toSorted().join(' ');

/**
 * Where the counts of a listing are kept: with filters of at most one column, so that they take the same time however
 * many tyres there are. Null if the tyres have to be counted, of which several filters leave fewer.
 * @param except the group whose filters don't apply.
 * @returns the rows p whose `tyres` add up to the counts by a column, or to the total without one, as SQL.
 */
export function keptCounts(
  conditions: ListingConditions,
  except: FacetGroup | null,
  counted: Counted,
): ((column?: string) => string) | null {
  const narrowing = conditions.narrowing(except);
  const filtered = columnsIn(narrowing.join(' '));
  if (
    counted !== 'TYRES' ||
    filtered.length > 1 ||
    !filtered.every((column) => COUNTED_COLUMNS.includes(column))
  )
    return null;
  return (column) => {
    const key = keyOf(column ? [column, ...filtered] : filtered);
    const conditions = [`p.counted in ('${key}', '${CHANGE}')`, ...narrowing];
    return `listing_counts p where ${conditions.join(' and ')}`;
  };
}

const LIST = COUNTED_COLUMNS.join(', ');
const KEYS = [
  '',
  ...COUNTED_COLUMNS.flatMap((one, at) => COUNTED_COLUMNS.slice(at).map((other) => keyOf([one, other]))),
];
const KEY = COUNTED_COLUMNS.map((column) => `case when grouping(${column}) = 0 then '${column}' end`).join(
  ', ',
);

/** The number of changes that wait to be merged. */
export const WAITING_CHANGES = `select count(*)::integer as changes from listing_counts where counted = '${CHANGE}'`;

/**
 * Adds changes to the counts by each column and pair of columns, and leaves one row of each. Readers and writers don't
 * wait for it.
 */
export const MERGE_CHANGES = `
  with changes as (
    delete from listing_counts
    where ctid = any(array(select ctid from listing_counts where counted = '${CHANGE}' limit ${MOST_CHANGES}))
    returning *
  ), counts as (
    delete from listing_counts where counted <> '${CHANGE}' returning *
  ), added as (
    select counted, tyres, ${LIST} from counts
    union all
    select concat_ws(' ', ${KEY}), sum(tyres), ${LIST} from changes
    group by grouping sets (${KEYS.map((key) => `(${key.replace(' ', ', ')})`).join(', ')})
  )
  insert into listing_counts (counted, tyres, ${LIST})
  select counted, sum(tyres), ${LIST} from added group by counted, ${LIST} having sum(tyres) <> 0`;
