import { formatPrice } from '@treadline/schema/trade/values/money';
import { tyresIn } from '../../lib/text/format.ts';

/** The part of an order line needed for buying it again. */
export interface LineToBuy {
  /** Null for a road hazard plan, which is bought with its tyres. */
  productId: number | null;
  productName: string;
  quantity: number;
  /** The price then, in pence. */
  unitPrice: number;
}

interface SoldProduct {
  id: number;
  /** Today's price, in pence. */
  price: number;
  stockQuantity: number;
}

export interface BoughtAgain<Product> {
  /** The products and quantities to add to the cart. */
  added: { product: Product; quantity: number }[];
  /** Sentences about tyres that can't be added in full. */
  notices: string[];
  /** Sentences about changed prices. */
  prices: string[];
}

/** Splits an order into tyres to buy again, up to the stock, and sentences about the rest. */
export function boughtAgain<Product extends SoldProduct>(
  lines: readonly LineToBuy[],
  sold: readonly Product[],
): BoughtAgain<Product> {
  const result: BoughtAgain<Product> = { added: [], notices: [], prices: [] };
  for (const { productId, productName, quantity, unitPrice } of lines) {
    if (productId === null) continue;
    const product = sold.find(({ id }) => id === productId);
    if (!product) {
      result.notices.push(`${productName} is no longer sold.`);
    } else if (product.stockQuantity <= 0) {
      result.notices.push(`${productName} is out of stock.`);
    } else {
      const available = Math.min(quantity, product.stockQuantity);
      result.added.push({ product, quantity: available });
      if (available < quantity)
        result.notices.push(`${productName}: only ${available} of ${quantity} could be added.`);
      if (product.price !== unitPrice)
        result.prices.push(
          `${productName} now costs ${formatPrice(product.price)} each. It was ${formatPrice(unitPrice)}.`,
        );
    }
  }
  return result;
}

/** For example "1 tyre added to cart" or "4 tyres added to cart". */
export function addedText(added: readonly { quantity: number }[]): string {
  return `${tyresIn(added)} added to cart`;
}
