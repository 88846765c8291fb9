import { chargedPrice } from '../record/product-price-history.ts';
import type { Product } from '../record/product.entity.ts';

type SaleEnd = Pick<Product, 'saleEndsOn' | 'priceAfterSale'>;

export const NO_SALE_END: SaleEnd = { saleEndsOn: null, priceAfterSale: null };

/** The requested sale: the price charged now, in pence, and the last day; undefined to leave that unchanged. */
interface WishedSale {
  readonly price: number;
  readonly endsOn: string | null | undefined;
  /** Today in London. */
  readonly today: string;
}

/**
 * The last day of a product's sale and the price charged afterwards. That is the price the request lowers, or else the
 * was price already shown.
 * @returns a sentence if the sale can't end then.
 */
export function saleEndOf(product: Product, { price, endsOn, today }: WishedSale): SaleEnd | string {
  if (endsOn === undefined) return product;
  if (endsOn === null) return NO_SALE_END;
  if (endsOn < today) return 'A sale must end today or later';
  const before = [product.priceAfterSale, chargedPrice(product), product.wasPrice];
  const priceAfterSale = before.find((one) => one !== null && one > price) ?? null;
  return priceAfterSale === null
    ? 'A sale needs a price below the previous one'
    : { saleEndsOn: endsOn, priceAfterSale };
}
