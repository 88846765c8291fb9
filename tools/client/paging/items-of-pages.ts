/** One page as it was loaded. */
export interface LoadedPage<Item> {
  readonly items: readonly Item[];
  readonly isLast: boolean;
}

/**
 * Iterates over the items of all pages. A page is loaded only when its first item is asked for.
 * @param first the number of the first page to load.
 */
export async function* itemsOfPages<Item>(
  first: number,
  load: (page: number) => Promise<LoadedPage<Item>>,
): AsyncGenerator<Item, void, undefined> {
  for (let page = first; ; page += 1) {
    const { items, isLast } = await load(page);
    yield* items;
    if (isLast) return;
  }
}
