import type { ListPage } from './state/listProps.ts';

/** A short list that is shown whole, as the one page of a list. */
export const wholeList = <Row>(items: readonly Row[] | null | undefined): ListPage<Row> | undefined =>
  items
    ? { items, pageInfo: { page: 1, totalItems: items.length, totalPages: items.length > 0 ? 1 : 0 } }
    : undefined;
