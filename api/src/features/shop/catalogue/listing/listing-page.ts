import type { ListingConditions } from './filters/listing-conditions.ts';
import { COUNTED, keptCounts } from './filters/listing-counts.ts';
import type { ListingOrder } from './listing-order.ts';

interface PageRequest {
  /** The select list, over a row p of `products`. */
  readonly columns: string;
  readonly where: string;
  /** Whether the conditions include words. */
  readonly hasWords: boolean;
  readonly order: ListingOrder;
  /** Whether each item stands for all versions of a model in one size. */
  readonly isGrouped: boolean;
  /** The placeholders for the page size and the number of items to skip. */
  readonly limit: string;
  readonly offset: string;
}

type StretchRequest = Pick<PageRequest, 'where' | 'order' | 'limit' | 'offset'>;

interface IdsRequest extends Pick<PageRequest, 'columns' | 'where' | 'order'> {
  /** The placeholder for the ids. */
  readonly ids: string;
}

/**
 * The SQL of one page of a listing. It finds the page's ids first, in an index that has the order and the columns to
 * filter by, so the rows of other tyres aren't read. Words have their own index, so their matches are found first and
 * then sorted.
 *
 * In a grouped listing each row is its first version in stock, or the first if all are sold out, at that version's
 * position in the order. It has the ids of all its versions, sold-out ones last.
 */
export function pageSql(request: PageRequest): string {
  const { columns, where, hasWords, order, isGrouped, limit, offset } = request;
  const { join, by } = order;
  if (!isGrouped) {
    const found = hasWords
      ? `(select p.* from products p where ${where} offset 0) p ${join}`
      : `products p ${join} where ${where}`;
    return `select ${columns} from products p ${join}
      where p.id in (select p.id from ${found} order by ${by} limit ${limit} offset ${offset}) order by ${by}`;
  }
  return `
    with matching as (
      select p.id, p.version_group, p.stock_available > 0 as in_stock, row_number() over (order by ${by}) as place
      from products p ${join} where ${where}
    ), version_groups as (
      select coalesce(min(place) filter (where in_stock), min(place)) as place,
        array_agg(id order by in_stock desc, place) as ids
      from matching group by version_group order by 1 limit ${limit} offset ${offset}
    )
    select ${columns}, g.ids as "versionIds"
    from version_groups g join products p on p.id = g.ids[1] order by g.place`;
}

/**
 * The same for a page far down an ungrouped listing, from the ids of its items. Skipping the items before them would
 * take longer the further down the page is.
 */
export function pageOfIdsSql({ columns, where, order: { join, by }, ids }: IdsRequest): string {
  return `select ${columns} from products p ${join} where p.id = any(${ids}::integer[]) and ${where} order by ${by}`;
}

/** The ids of a stretch of a listing, in its order. */
export function idsSql({ where, order: { join, by }, limit, offset }: StretchRequest): string {
  return `select array(select p.id from products p ${join} where ${where} order by ${by}
    limit ${limit} offset ${offset}) as ids`;
}

/** The numbers of tyres and version groups in a listing. */
export interface ListingCount {
  readonly tyres: number;
  readonly groups: number;
}

/** Counts a listing. Version groups are only counted if they are the items. */
export function countSql(conditions: ListingConditions, isGrouped: boolean): string {
  const counted = isGrouped ? 'VERSION_GROUPS' : 'TYRES';
  const kept = keptCounts(conditions, null, counted);
  const [tyres, groups, from] = kept
    ? ['coalesce(sum(p.tyres), 0)', 'coalesce(sum(p.tyres), 0)', kept()]
    : ['count(*)', `count(${COUNTED[counted]})`, `products p where ${conditions.where()}`];
  return `select ${tyres}::integer as tyres, ${groups}::integer as groups from ${from}`;
}
