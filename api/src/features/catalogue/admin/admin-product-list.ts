import type { AdminProductSelection } from './admin-product-selection.ts';
import { EVERYTHING, STATES, STOCK_LEVELS } from './admin-product-selection.ts';
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
  const found = `from products p where ${selection.state} and ${selection.base}`;
  const rest = `order by ${by} limit ${limit} offset ${offset}`;
  const read = [...new Set(['id', ...keys])].map((key) => `p.${key}`).join(', ');
  const ids =
    selection.isOfMakers || total <= SORTED_AT_ONCE
      ? `select p.id from (select ${read} ${found} offset 0) p ${rest}`
      : `select p.id ${found} ${rest}`;
  return `select ${columns} from products p where p.id in (${ids}) order by ${by}`;
}

const { KEPT, DRAFT, DELETED } = STATES;
const TABS = {
  all: KEPT,
  drafts: DRAFT,
  lowStock: `${KEPT} and ${STOCK_LEVELS.LOW}`,
  outOfStock: `${KEPT} and ${STOCK_LEVELS.NONE}`,
  deleted: DELETED,
};

/**
 * The numbers of the list: those of the tabs, and how many products are on all its pages. What a filter finds is gone
 * through once; of all products each number has an index to be counted from.
 */
export function adminCountsSql({ base, state }: AdminProductSelection): string {
  const isEverything = base === EVERYTHING;
  const counted = (condition: string): string =>
    isEverything
      ? `(select count(*) from products p where ${condition})::integer`
      : `(count(*) filter (where ${condition}))::integer`;
  const columns = Object.entries({ ...TABS, total: state }).map(
    ([name, condition]) => `${counted(condition)} as "${name}"`,
  );
  return `select ${columns.join(', ')}${isEverything ? '' : ` from products p where ${base}`}`;
}
