import { availableUnits } from '../../stock/index.ts';
import { chargedPrice } from '../record/product-price-history.ts';
import type { Product } from '../record/product.entity.ts';
import type { BulkRefusal } from './bulk-change.enums.ts';
import type { Outcome } from './bulk-outcome.ts';

/** The figures of a product before a bulk change. Prices in pence. */
export type Keepsake = Pick<
  Product,
  'listPrice' | 'mailOrderPrice' | 'wasPrice' | 'wasPriceUntil' | 'published'
> &
  // Kept since sales can end by themselves.
  Partial<Pick<Product, 'saleEndsOn' | 'priceAfterSale'>>;

/** A product that a change is still to come to; an undo knows what it goes back to. */
export interface WaitingItem {
  readonly productId: number;
  readonly before: Keepsake | null;
  readonly units: number | null;
  readonly revision: number | null;
}

/** What is to become of a product, by the change or by its undoing. */
export interface Wish extends Outcome {
  /** The figures to go back to, if that is meant. */
  readonly restored?: Keepsake;
}

/**
 * What products go back to. One that somebody has changed since is left alone, whatever was changed. What has sold
 * since stays sold: the units that the change added or took are taken or added again.
 */
export function undoneTo(items: readonly WaitingItem[], products: readonly Product[]): Map<number, Wish> {
  const itemOf = new Map(items.map((item) => [item.productId, item]));
  return new Map(
    products.flatMap((product): [number, Wish][] => {
      const item = itemOf.get(product.id);
      if (!item?.before) return [];
      const stock = availableUnits(product) - (item.units ?? 0);
      const { published, ...prices } = item.before;
      return [
        [
          product.id,
          {
            id: product.id,
            price: chargedPrice(prices),
            stock,
            published,
            refusal: refusalOf(product, item, stock),
            restored: item.before,
          },
        ],
      ];
    }),
  );
}

function refusalOf(product: Product, { revision }: WaitingItem, stock: number): BulkRefusal | null {
  if (product.revision !== revision || product.deletedAt !== null) return 'CHANGED_SINCE';
  return stock < 0 ? 'STOCK_BELOW_NONE' : null;
}
