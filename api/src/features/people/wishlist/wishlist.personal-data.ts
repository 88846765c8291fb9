import type { EntityManager } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../../platform/services/personal-data.ts';
import { Product } from '../../shop/catalogue/index.ts';
import { WishlistItemRow } from './wishlist-item.entity.ts';

async function read(em: EntityManager, { userId }: Person): Promise<object[]> {
  const items = await em.find(WishlistItemRow, { userId }, { orderBy: { id: 'asc' } });
  const products = await em.find(
    Product,
    { id: { $in: items.map(({ productId }) => productId) } },
    { fields: ['name'] },
  );
  return items.map(({ productId, addedAt }) => ({
    productId,
    name: products.find(({ id }) => id === productId)?.name ?? null,
    addedAt: isoText(addedAt),
  }));
}

async function erase(em: EntityManager, { userId }: Person): Promise<void> {
  await em.nativeDelete(WishlistItemRow, { userId });
}

export const personalWishlist: PersonalData = { name: 'wishlist', read, erase };
