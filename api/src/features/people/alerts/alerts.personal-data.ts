import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../../platform/services/personal-data.ts';
import { Product } from '../../shop/catalogue/index.ts';
import { ProductAlertRow } from './record/product-alert.entity.ts';

/** Requests of guests have an address and no account: they are of a person whose address is proven. */
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

/** The mails about products that a person waits for. */
export const personalAlerts: PersonalData = { name: 'productAlerts', read, erase };
