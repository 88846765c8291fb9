import { createStoredList, useStoredList } from '../../lib/storedList.ts';

function repairProductId(value: unknown): number | null {
  const id = Number(value);
  return (typeof value === 'number' || typeof value === 'string') && Number.isSafeInteger(id) && id > 0
    ? id
    : null;
}

const wishlist = createStoredList<number>('wishlist', { read: repairProductId, write: (id) => id });

/** Puts a product on the wish list, or takes it off when it is there. */
export function toggleWish(productId: number): void {
  const ids = wishlist.get();
  wishlist.set(ids.includes(productId) ? ids.filter((id) => id !== productId) : [...ids, productId]);
}

export function removeWish(productId: number): void {
  wishlist.set(wishlist.get().filter((id) => id !== productId));
}

export function clearWishlist(): void {
  wishlist.set([]);
}

/** Puts another list in the place of this one: as the account keeps it. */
export function replaceWishlist(productIds: readonly number[]): void {
  wishlist.set(productIds);
}

/** The ids of the wished products as they are now. Browser only. */
export function currentWishlist(): readonly number[] {
  return wishlist.get();
}

/** Hears of every change of the list, also of those in other tabs; gives back what ends it. */
export function subscribeToWishlist(listener: () => void): () => void {
  return wishlist.subscribe(listener);
}

/** The ids of the wished products; none on the server. */
export function useWishlist(): readonly number[] {
  return useStoredList(wishlist);
}

/** Whether a product is on the wish list. */
export function useIsWished(productId: number): boolean {
  return useWishlist().includes(productId);
}
