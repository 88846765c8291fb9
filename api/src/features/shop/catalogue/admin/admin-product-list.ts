import {
  DELETED,
  DRAFT,
  EVERYTHING,
  KEPT,
  STOCK_LEVELS,
  type AdminProductSelection,
} from './admin-product-selection.ts';
import type { AdminProductSort } from './admin-product.enums.ts';

type SortName = AdminProductSort extends `${infer Name}_${'ASC' | 'DESC'}` ? Name : never;

/** What each order goes by. The id ends each, so that no product is on two pages; an SKU is unique itself. */
const KEYS: Readonly<Record<SortName, readonly string[]>> = {
  NAME: ['name', 'id'],
  SKU: ['sku'],
  SIZE: ['diameter', 'width', 'profile', 'id'],
  PRICE: ['charged_price_pence', 'id'],
  STOCK: ['stock_available', 'id'],
  UPDATED: ['updated_at', 'id'],
  POPULARITY: ['popularity', 'id'],
};

interface Page {
  /** The select list over a row p of `products`. */
  readonly columns: string;
  readonly selection: AdminProductSelection;
  readonly total: number;
  readonly sort: AdminProductSort;
  /** The placeholders of the page's size and of the number of products before it. */
  readonly limit: string;
  readonly offset: string;
}

/** So many rows are sorted sooner than the next ones in an index are looked through for those that match. */
const SORTED_AT_ONCE = 30_000;

/**
 * One page of the list. Its ids are found first, all of them from an index where possible: the rows of the pages before
 * it are not read. Where the filter finds much, the products are gone through in their order until the page is full;
 * where it finds little, or what stands side by side, that is found first and then sorted.
 * @param total the number of products on all pages.
 */
export function adminPageSql({ columns, selection, total, sort, limit, offset }: Page): string {
  const keys = KEYS[sort.replace(/_(?:ASC|DESC)$/, '') as SortName];
  const direction = sort.endsWith('_DESC') ? ' desc' : '';
  const by = keys.map((key) => `p.${key}${direction}`).join(', ');
  const { isOfDeleted, state, base } = selection;
  const found = `from products p where ${isOfDeleted ? DELETED : KEPT} and ${state} and ${base}`;
  const rest = `order by ${by} limit ${limit} offset ${offset}`;
  const read = [...new Set(['id', ...keys])].map((key) => `p.${key}`).join(', ');
  const ids =
    selection.isOfMakers || total <= SORTED_AT_ONCE
      ? `select p.id from (select ${read} ${found} offset 0) p ${rest}`
      : `select p.id ${found} ${rest}`;
  return `select ${columns} from products p where p.id in (${ids}) order by ${by}`;
}

const TABS = { all: EVERYTHING, drafts: DRAFT, lowStock: STOCK_LEVELS.LOW, outOfStock: STOCK_LEVELS.NONE };

/**
 * The numbers of the list: those of the tabs, and how many products are on all its pages. What a filter finds is gone
 * through once, but for the few that are deleted; of all products each number has an index to be counted from.
 */
export function adminCountsSql({ base, isOfDeleted, state }: AdminProductSelection): string {
  const isEverything = base === EVERYTHING;
  const alone = (among: string, condition: string): string =>
    `(select count(*) from products p where ${among} and ${condition} and ${base})::integer`;
  const kept = (condition: string): string =>
    isEverything ? alone(KEPT, condition) : `(count(*) filter (where ${condition}))::integer`;
  const columns = [
    ...Object.entries(TABS).map(([name, condition]) => `${kept(condition)} as "${name}"`),
    `${alone(DELETED, EVERYTHING)} as "deleted"`,
    `${isOfDeleted ? alone(DELETED, state) : kept(state)} as "total"`,
  ];
  return `select ${columns.join(', ')}${isEverything ? '' : ` from products p where ${KEPT} and ${base}`}`;
}
