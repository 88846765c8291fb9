import { MOST_WISHES } from '@treadline/schema/trade/values/limits';
import { createStoredList, useStoredList } from '../../lib/browser/storedList.ts';
import { readProductId } from '../../lib/paths/productId.ts';

const wishlist = createStoredList<number>('wishlist', { read: readProductId, write: (id) => id });

/** Adds a product to the wish list, or removes it if it's there. A full list accepts no more. */
export function toggleWish(productId: number): 'saved' | 'removed' | 'full' {
  const ids = wishlist.get();
  if (ids.includes(productId)) {
    removeWish(productId);
    return 'removed';
  }
  if (ids.length >= MOST_WISHES) return 'full';
  wishlist.set([...ids, productId]);
  return 'saved';
}

/** Removes a product. Returns its position for `restoreWish`, or -1 if it wasn't there. */
export function removeWish(productId: number): number {
  const ids = wishlist.get();
  wishlist.set(ids.filter((id) => id !== productId));
  return ids.indexOf(productId);
}

/** Restores a removed product to its position, unless it was added again meanwhile. */
export function restoreWish(productId: number, index: number): void {
  const ids = wishlist.get();
  if (!ids.includes(productId)) wishlist.set(ids.toSpliced(index, 0, productId));
}

export function clearWishlist(): void {
  wishlist.set([]);
}

/** Replaces the list with the account's. */
export function replaceWishlist(productIds: readonly number[]): void {
  wishlist.set(productIds);
}

/** The current product ids on the wish list. Browser only. */
export function currentWishlist(): readonly number[] {
  return wishlist.get();
}

/** Subscribes to changes of the list, including those in other tabs. Returns a function that unsubscribes. */
export function subscribeToWishlist(listener: () => void): () => void {
  return wishlist.subscribe(listener);
}

/** The product ids on the wish list; empty on the server. */
export function useWishlist(): readonly number[] {
  return useStoredList(wishlist);
}

/** Whether a product is on the wish list. */
export function useIsWished(productId: number): boolean {
  return useWishlist().includes(productId);
}
