/** A list's state, kept in its address. Default values are left out of the address. */
export interface ListState {
  search: string;
  /** The chosen tab; empty for the first. */
  tab: string;
  /** One of the API's sorts. */
  sort: string;
  page: number;
  pageSize: number;
  /** The chosen columns; null for the default ones. */
  columns: readonly string[] | null;
  /** The values of each active filter. */
  filters: Readonly<Record<string, readonly string[]>>;
}

/** A list's initial state, and the filters it accepts. */
export interface ListDefaults {
  sort: string;
  /** Every sort the API accepts. */
  sorts: readonly string[];
  pageSize?: number;
  filters?: readonly string[];
}

/** The page sizes on offer. The API accepts up to 1,000. */
export const PAGE_SIZES = [50, 100, 250, 1000] as const;
export const DEFAULT_PAGE_SIZE = 50;

function wholeNumber(text: string | null, fallback: number): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : fallback;
}

/** Parses a list's state from its address. Unknown values fall back to the defaults. */
export function readListState(params: URLSearchParams, defaults: ListDefaults): ListState {
  const sort = params.get('sort') ?? '';
  const usual = defaults.pageSize ?? DEFAULT_PAGE_SIZE;
  const pageSize = wholeNumber(params.get('size'), usual);
  const columns = params.get('columns');
  return {
    search: params.get('q') ?? '',
    tab: params.get('tab') ?? '',
    sort: defaults.sorts.includes(sort) ? sort : defaults.sort,
    page: wholeNumber(params.get('page'), 1),
    pageSize: PAGE_SIZES.some((size) => size === pageSize) ? pageSize : usual,
    columns: columns === null ? null : columns.split(',').filter(Boolean),
    filters: Object.fromEntries(
      (defaults.filters ?? []).map((id) => [id, params.getAll(id)]).filter(([, values]) => values?.length),
    ),
  };
}

/** Formats a list's state as a query, without the question mark. */
export function writeListState(state: ListState, defaults: ListDefaults): string {
  const params = new URLSearchParams();
  const put = (name: string, value: string, usual = '') => {
    if (value !== usual) params.set(name, value);
  };
  put('q', state.search);
  put('tab', state.tab);
  for (const [id, values] of Object.entries(state.filters))
    for (const value of values) params.append(id, value);
  put('sort', state.sort, defaults.sort);
  put('size', String(state.pageSize), String(defaults.pageSize ?? DEFAULT_PAGE_SIZE));
  if (state.columns) params.set('columns', state.columns.join(','));
  put('page', String(state.page), '1');
  return params.toString();
}
