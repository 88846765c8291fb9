import { marginOf } from '@treadline/schema/trade/values/margin';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { isJump } from '@treadline/schema/trade/values/price-jump';
import { vatIn } from '@treadline/schema/trade/values/vat';

interface PriceChange {
  /** The price now and as typed, in pence; null if there's none. */
  was: number | null;
  price: number | null;
  /** In pence, without VAT; null if it's unknown. */
  cost?: number | null | undefined;
}

/** That a price changes by more than a slip of the finger should, or falls below cost; null if neither. */
export function priceDoubt({ was, price, cost = null }: PriceChange): string | null {
  if (price === null || price === was) return null;
  if (was !== null && isJump(was, price))
    return `The price changes from ${formatPrice(was)} to ${formatPrice(price)}.`;
  if (cost === null || marginOf({ price, cost }) >= 0) return null;
  const net = formatPrice(price - vatIn(price));
  return `${formatPrice(price)} is ${net} without VAT, below the cost of ${formatPrice(cost)}.`;
}
