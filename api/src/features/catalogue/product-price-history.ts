import type { EntityManager } from '@mikro-orm/postgresql';
import { inLondon } from '../../platform/london-time.ts';
import { ProductPrice } from './product-price.entity.ts';
import type { Product } from './product.entity.ts';

const DAY_MS = 86_400_000;

/** The price charged for one unit, without fitting, in pence. */
export const chargedPrice = ({
  mailOrderPrice,
  listPrice,
}: Pick<Product, 'mailOrderPrice' | 'listPrice'>): number => mailOrderPrice ?? listPrice;

/** The day from which the price that ends now was charged. */
async function beganOn(em: EntityManager, product: Product, today: string): Promise<string> {
  const last = await em.findOne(
    ProductPrice,
    { productId: product.id },
    { orderBy: { validUntil: 'desc', id: 'desc' } },
  );
  const began = last
    ? inLondon(new Date(Date.parse(last.validUntil) + DAY_MS)).day
    : inLondon(product.createdAt).day;
  return began > today ? today : began;
}

/**
 * Records in the caller's transaction that the price charged for a product changes, and keeps the old price
 * beside it as long as that is honest: only a price that was really charged, and only while it is the higher
 * one.
 * @param before the price charged so far, in pence; the product itself has the new prices already.
 */
export async function notePriceChange(
  em: EntityManager,
  product: Product,
  before: number,
  now: Date,
): Promise<void> {
  const after = chargedPrice(product);
  if (after === before) return;
  const today = inLondon(now).day;
  em.create(ProductPrice, {
    productId: product.id,
    price: before,
    validFrom: await beganOn(em, product, today),
    validUntil: today,
  });
  if (before > after) Object.assign(product, { wasPrice: before, wasPriceUntil: today });
  else if (product.wasPrice !== null && product.wasPrice <= after)
    Object.assign(product, { wasPrice: null, wasPriceUntil: null });
}
