import type { ListingOrder } from './listing-order.ts';

interface PageRequest {
  /** The select list, over a row p of `products`. */
  readonly columns: string;
  readonly where: string;
  /** Whether words are among the conditions. */
  readonly hasWords: boolean;
  readonly order: ListingOrder;
  /** Whether all versions of a model in one size are one item. */
  readonly isGrouped: boolean;
  /** The placeholders of the page's size and of the number of items before it. */
  readonly limit: string;
  readonly offset: string;
}

interface IdsRequest extends Pick<PageRequest, 'columns' | 'where' | 'order'> {
  /** The placeholder of the ids. */
  readonly ids: string;
}

/**
 * One page of a listing. Its ids are found first, in an index of the order that holds the columns to filter by: the
 * rows of other tyres are not read. What words find has an index of its own, so that is found first and then sorted.
 *
 * In a grouped one each row is the first of its versions that can be bought, or the first if none can, with the ids of
 * all of them, sold-out ones last. It stands where that version stands in the order.
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
 * The same for a page far down an ungrouped listing, by the ids of its items: counting off those before them would take
 * the longer the further down it is.
 */
export function pageOfIdsSql({ columns, where, order: { join, by }, ids }: IdsRequest): string {
  return `select ${columns} from products p ${join} where p.id = any(${ids}::integer[]) and ${where} order by ${by}`;
}

/** The ids of a whole listing, in its order. */
export function allIdsSql(where: string, { join, by }: ListingOrder): string {
  return `select array(select p.id from products p ${join} where ${where} order by ${by}) as ids`;
}

/** How many tyres and version groups a listing holds. */
export interface ListingCount {
  readonly tyres: number;
  readonly groups: number;
}

/** Counts a listing; the version groups only where they are the items. */
export function countSql(where: string, isGrouped: boolean): string {
  const groups = isGrouped ? 'count(distinct p.version_group)' : 'count(*)';
  return `select count(*)::integer as tyres, ${groups}::integer as groups from products p where ${where}`;
}
