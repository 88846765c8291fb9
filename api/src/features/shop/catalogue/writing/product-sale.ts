import { chargedPrice } from '../record/product-price-history.ts';
import type { Product } from '../record/product.entity.ts';

type SaleEnd = Pick<Product, 'saleEndsOn' | 'priceAfterSale'>;

export const NO_SALE_END: SaleEnd = { saleEndsOn: null, priceAfterSale: null };

/** What is wished of a sale: the price that is charged now, in pence, and its last day; undefined to leave that. */
interface WishedSale {
  readonly price: number;
  readonly endsOn: string | null | undefined;
  /** Today in London. */
  readonly today: string;
}

/**
 * When the sale of a product ends, and what it costs then. The price before the sale is the one that the wish lowers,
 * else the one that stands beside the present price already.
 * @returns a sentence if it cannot end then.
 */
export function saleEndOf(product: Product, { price, endsOn, today }: WishedSale): SaleEnd | string {
  if (endsOn === undefined) return product;
  if (endsOn === null) return NO_SALE_END;
  if (endsOn < today) return 'A sale ends today or later';
  const before = [product.priceAfterSale, chargedPrice(product), product.wasPrice];
  const priceAfterSale = before.find((one) => one !== null && one > price) ?? null;
  return priceAfterSale === null
    ? 'A sale needs a price below the one charged before'
    : { saleEndsOn: endsOn, priceAfterSale };
}
