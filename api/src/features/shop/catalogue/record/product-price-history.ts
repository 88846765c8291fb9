import type { EntityManager } from '@mikro-orm/postgresql';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { ProductPrice } from './product-price.entity.ts';
import type { Product } from './product.entity.ts';

const DAY_MS = 86_400_000;

/** The price charged for one unit, without fitting, in pence. */
export const chargedPrice = ({
  mailOrderPrice,
  listPrice,
}: Pick<Product, 'mailOrderPrice' | 'listPrice'>): number => mailOrderPrice ?? listPrice;

/** A product with its new prices, and the price charged until now, in pence. */
export interface Repriced {
  readonly product: Product;
  readonly before: number;
}

/** Whether a lower price is shown as a sale; the prices in pence. */
export type SaleRule = (product: Product, before: number, after: number) => boolean;

const EARLIER = `
  select product_id as "productId", max(valid_until)::text as "lastDay",
    (array_agg(price_pence order by id) filter (where valid_until >= ?::date))[1] as "morning"
  from product_prices where product_id in (select id::integer from jsonb_array_elements_text(?::jsonb) as ids(id))
  group by product_id`;

/** What's known of a product whose price has changed before. */
interface Earlier {
  readonly productId: number;
  /** The first day of the current price. */
  readonly began: string;
  /** The price in pence before the first change of today; null if it hasn't changed today. */
  readonly morning: number | null;
}

async function earlierPrices(
  em: EntityManager,
  products: readonly Product[],
  today: string,
): Promise<Map<number, Earlier>> {
  const ids = JSON.stringify(products.map(({ id }) => id));
  const rows = await em.execute<(Omit<Earlier, 'began'> & { lastDay: string })[]>(EARLIER, [today, ids]);
  return new Map(
    rows.map(({ lastDay, ...row }) => [
      row.productId,
      { ...row, began: inLondon(new Date(Date.parse(lastDay) + DAY_MS)).day },
    ]),
  );
}

/**
 * Records changed prices in the caller's transaction. Keeps each old price to show beside the new one, but only if it
 * was really charged, only while it's higher, and only if the reduction counts as a sale. A price that was raised today
 * doesn't count, so that a mistyped price which is corrected leaves no sale.
 */
export async function notePriceChanges(
  em: EntityManager,
  products: readonly Repriced[],
  isSale: SaleRule,
  now: Date,
): Promise<void> {
  const changed = products.filter(({ product, before }) => chargedPrice(product) !== before);
  if (changed.length === 0) return;
  const today = inLondon(now).day;
  const earlier = await earlierPrices(
    em,
    changed.map(({ product }) => product),
    today,
  );
  for (const { product, before } of changed) {
    const after = chargedPrice(product);
    const { began = inLondon(product.createdAt).day, morning = null } = earlier.get(product.id) ?? {};
    const charged = Math.min(before, morning ?? before);
    em.create(ProductPrice, {
      productId: product.id,
      price: before,
      validFrom: began > today ? today : began,
      validUntil: today,
    });
    if (before > after) {
      if (charged > after && isSale(product, charged, after))
        Object.assign(product, { wasPrice: charged, wasPriceUntil: today });
    } else if (product.wasPrice !== null && product.wasPrice <= after)
      Object.assign(product, { wasPrice: null, wasPriceUntil: null });
    // Once the price is back at its level before the sale, there's nothing left to restore.
    if (product.priceAfterSale !== null && product.priceAfterSale <= after)
      Object.assign(product, { saleEndsOn: null, priceAfterSale: null });
  }
}
