import { ownUnits } from '../../stock/index.ts';
import { chargedPrice } from '../record/product-price-history.ts';
import type { Product } from '../record/product.entity.ts';
import type { BulkRefusal } from './bulk-change.enums.ts';
import type { Outcome } from './bulk-outcome.ts';

/** A product's values before a bulk change. Prices in pence. */
export type Keepsake = Pick<
  Product,
  'listPrice' | 'mailOrderPrice' | 'wasPrice' | 'wasPriceUntil' | 'published'
> &
  // Absent in changes made before sales could have an end.
  Partial<Pick<Product, 'saleEndsOn' | 'priceAfterSale'>>;

/** A product that a change has yet to process; an undo also stores the values to restore. */
export interface WaitingItem {
  readonly productId: number;
  readonly before: Keepsake | null;
  readonly units: number | null;
  readonly revision: number | null;
}

/** A product's values after the change or its undo. */
export interface Wish extends Outcome {
  /** The values to restore, for an undo. */
  readonly restored?: Keepsake;
}

/**
 * The values that an undo restores. A product edited since is left alone, whatever the edit. Units sold since stay
 * sold: the undo only reverses the units that the change added or removed.
 */
export function undoneTo(items: readonly WaitingItem[], products: readonly Product[]): Map<number, Wish> {
  const itemOf = new Map(items.map((item) => [item.productId, item]));
  return new Map(
    products.flatMap((product): [number, Wish][] => {
      const item = itemOf.get(product.id);
      if (!item?.before) return [];
      const stock = ownUnits(product) - (item.units ?? 0);
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
