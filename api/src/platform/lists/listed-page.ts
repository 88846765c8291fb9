import type { Sql } from '../database/sql.ts';
import { inOrderOf } from '../text/in-order.ts';
import { offsetOf, pageInfo, type PageInfo, type Paging } from './page.ts';

/** A list as PostgreSQL filters and sorts it. */
export interface Listing {
  /** The SQL from `from` to the last condition. */
  readonly from: string;
  /** The same rows in SQL that is quicker to count; `from` unless given. */
  readonly counted?: string;
  /** The id column, for example `r.id`. */
  readonly id: string;
  readonly order: string;
  /** The values of its parameters. */
  readonly values: readonly unknown[];
}

const BY_AGE = { NEWEST: 'desc', OLDEST: 'asc' } as const;

/**
 * Sorts a list by its rows' last change.
 *
 * @param alias the table's alias, for example `r`.
 */
export const byAge = (alias: string, sort: keyof typeof BY_AGE): Pick<Listing, 'id' | 'order'> => ({
  id: `${alias}.id`,
  order: `${alias}.updated_at ${BY_AGE[sort]}, ${alias}.id ${BY_AGE[sort]}`,
});

/**
 * Reads one page of a list.
 * @param read loads rows by id, in any order.
 */
export async function listedPage<Row extends { readonly id: string }>(
  sql: Sql,
  { from, counted = from, id, order, values }: Listing,
  paging: Paging,
  read: (ids: string[]) => Promise<readonly Row[]>,
): Promise<{ items: Row[]; pageInfo: PageInfo }> {
  const place = `limit $${values.length + 1} offset $${values.length + 2}`;
  const [[all], found] = await Promise.all([
    sql.rows<{ total: number }>(`select count(*) as total ${counted}`, values),
    sql.rows<{ id: string }>(`select ${id} as id ${from} order by ${order} ${place}`, [
      ...values,
      paging.limit,
      offsetOf(paging),
    ]),
  ]);
  const ids = found.map((row) => row.id);
  const rows = inOrderOf(ids, await read(ids), (row) => row.id);
  return { items: rows.filter((row) => row !== null), pageInfo: pageInfo(paging, all?.total ?? 0) };
}
