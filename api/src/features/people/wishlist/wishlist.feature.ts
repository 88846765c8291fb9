import type { Feature } from '../../../platform/features/feature.ts';
import { WishlistItemRow } from './wishlist-item.entity.ts';
import { personalWishlist } from './wishlist.personal-data.ts';
import { WishlistResolver } from './wishlist.resolver.ts';

/** Customers' wish lists. */
export const wishlist: Feature = {
  entities: [WishlistItemRow],
  resolvers: [WishlistResolver],
  personalData: [personalWishlist],
};
