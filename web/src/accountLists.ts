import type { ApolloClient } from '@apollo/client';
import { cartCopy, forgetSavedCart, savedCart } from './features/cart/saved/savedCart.ts';
import { forgetViewed } from './features/viewed/viewedStore.ts';
import { forgetSavedWishlist, savedWishlist, wishlistCopy } from './features/wishlist/savedWishlist.ts';
import { followAccount } from './lib/browser/followAccount.ts';

/**
 * Clears all data that this browser holds for other accounts; null means for every account. Tyres viewed under
 * another account go with its lists, while tyres that a guest viewed stay after signing in.
 */
export function forgetListsOfOthers(userId: string | null): void {
  const owner = cartCopy.owner() ?? wishlistCopy.owner();
  if (owner !== null && owner !== userId) forgetViewed();
  if (cartCopy.owner() !== userId) forgetSavedCart();
  if (wishlistCopy.owner() !== userId) forgetSavedWishlist();
}

/**
 * Syncs cart and wish list with an account.
 * @returns a function that stops it.
 */
export function followAccountLists(client: ApolloClient, userId: string): () => void {
  forgetListsOfOthers(userId);
  const ends = [followAccount(userId, savedCart(client)), followAccount(userId, savedWishlist(client))];
  return () => ends.forEach((end) => end());
}
