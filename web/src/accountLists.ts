import type { ApolloClient } from '@apollo/client';
import { cartCopy, forgetSavedCart, savedCart } from './features/cart/saved/savedCart.ts';
import { forgetViewed } from './features/viewed/viewedStore.ts';
import { forgetSavedWishlist, savedWishlist, wishlistCopy } from './features/wishlist/savedWishlist.ts';
import { followAccount } from './lib/browser/followAccount.ts';

/**
 * Clears what this browser holds of any account but this one; null for none at all. What was looked at under another
 * account goes with its lists; what a guest looked at stays with whoever signs in.
 */
export function forgetListsOfOthers(userId: string | null): void {
  const owner = cartCopy.owner() ?? wishlistCopy.owner();
  if (owner !== null && owner !== userId) forgetViewed();
  if (cartCopy.owner() !== userId) forgetSavedCart();
  if (wishlistCopy.owner() !== userId) forgetSavedWishlist();
}

/**
 * Keeps cart and wish list in step with an account.
 * @returns what ends it.
 */
export function followAccountLists(client: ApolloClient, userId: string): () => void {
  forgetListsOfOthers(userId);
  const ends = [followAccount(userId, savedCart(client)), followAccount(userId, savedWishlist(client))];
  return () => ends.forEach((end) => end());
}
