/** How the REST paths say how many pages a list has. */
export interface PagedData {
  readonly pagination?: { readonly totalPages?: number; readonly total_pages?: number };
}

/**
 * Whether a page is the last one of its list.
 * @param size the number of items on the page. A list that doesn't count its pages ends with an empty one.
 */
export function isLastPage(data: PagedData, page: number, size: number): boolean {
  const total = data.pagination?.totalPages ?? data.pagination?.total_pages;
  return total === undefined ? size === 0 : page >= total;
}
