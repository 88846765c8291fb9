import type { EntityManager } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../../platform/services/personal-data.ts';
import { Product } from '../../shop/catalogue/index.ts';
import { SavedCartRow } from './saved-cart-row.entity.ts';

async function read(em: EntityManager, { userId }: Person): Promise<object[]> {
  const lines = await em.find(SavedCartRow, { userId }, { orderBy: { id: 'asc' } });
  const products = await em.find(
    Product,
    { id: { $in: lines.map(({ productId }) => productId) } },
    { fields: ['name'] },
  );
  return lines.map(({ productId, quantity, roadHazardPlan, fulfilment, price, addedAt, changedAt }) => ({
    productId,
    name: products.find(({ id }) => id === productId)?.name ?? null,
    quantity,
    roadHazardPlan,
    fulfilment,
    priceWhenSavedPence: price,
    addedAt: isoText(addedAt),
    changedAt: isoText(changedAt),
  }));
}

/** The record that a session merged its guest cart is deleted with the session. */
async function erase(em: EntityManager, { userId }: Person): Promise<void> {
  await em.nativeDelete(SavedCartRow, { userId });
}

export const personalCart: PersonalData = { name: 'savedCart', read, erase };
