import {
  DELETED,
  DRAFT,
  EVERYTHING,
  KEPT,
  STOCK_LEVELS,
  UNLABELLED,
  type AdminProductSelection,
} from './admin-product-selection.ts';
import type { AdminProductSort } from './admin-product.enums.ts';

type SortName = AdminProductSort extends `${infer Name}_${'ASC' | 'DESC'}` ? Name : never;

/**
 * The sort keys of each order. All end with a unique column, the id or the SKU, so that no product is on two pages.
 */
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
  /** The placeholders for the page size and the number of products to skip. */
  readonly limit: string;
  readonly offset: string;
}

/** Sorting up to this many rows takes less time than walking an index for rows that match. */
const SORTED_AT_ONCE = 30_000;

/**
 * The SQL of one page of the list. It finds the page's ids first, from an index alone where possible, so the rows of
 * earlier pages aren't read. If the filter matches many products, it walks them in order until the page is full. If it
 * matches few, or products that are adjacent anyway, it finds them all and sorts them.
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

const TABS = {
  all: EVERYTHING,
  drafts: DRAFT,
  lowStock: STOCK_LEVELS.LOW,
  outOfStock: STOCK_LEVELS.NONE,
  withoutLabel: `p.published and ${UNLABELLED}`,
};

/**
 * The SQL of the list's counts: those of the tabs and the total. With a filter one pass counts them all, except the
 * few deleted products. Without one, each count has an index.
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
