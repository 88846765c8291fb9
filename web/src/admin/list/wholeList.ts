import type { ListPage } from './state/listProps.ts';

/** Wraps a short list as a single page. */
export const wholeList = <Row>(items: readonly Row[] | null | undefined): ListPage<Row> | undefined =>
  items
    ? { items, pageInfo: { page: 1, totalItems: items.length, totalPages: items.length > 0 ? 1 : 0 } }
    : undefined;
