import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../../platform/services/personal-data.ts';
import { Product } from '../../shop/catalogue/index.ts';
import { ProductAlertRow } from './record/product-alert.entity.ts';

/**
 * Guests' requests have an address but no account, so they belong to a person only once their address is
 * confirmed.
 */
const rowsOf = ({ userId, email, emailVerified }: Person): FilterQuery<ProductAlertRow> => ({
  $or: [{ userId }, ...(emailVerified ? [{ emailKey: email.toLowerCase() }] : [])],
});

async function read(em: EntityManager, person: Person): Promise<object[]> {
  const alerts = await em.find(ProductAlertRow, rowsOf(person), {
    orderBy: { requestedAt: 'asc', id: 'asc' },
  });
  const products = await em.find(
    Product,
    { id: { $in: alerts.map(({ productId }) => productId) } },
    { fields: ['id', 'name'] },
  );
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return alerts.map(({ email, productId, kind, state, price, requestedAt, closedAt }) => ({
    email,
    product: names.get(productId) ?? null,
    kind,
    state,
    pricePence: price,
    requestedAt: isoText(requestedAt),
    closedAt: isoText(closedAt),
  }));
}

async function erase(em: EntityManager, person: Person): Promise<void> {
  await em.nativeDelete(ProductAlertRow, rowsOf(person));
}

/** The product alerts that a person has requested. */
export const personalAlerts: PersonalData = { name: 'productAlerts', read, erase };
