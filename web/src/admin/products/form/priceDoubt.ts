import { marginOf } from '@treadline/schema/trade/values/margin';
import { formatPrice, parsePrice } from '@treadline/schema/trade/values/money';
import { isJump } from '@treadline/schema/trade/values/price-jump';
import type { ProductValues } from './productValues.ts';

type Prices = Pick<ProductValues, 'listPrice' | 'mailOrderPrice' | 'costPrice'>;

/** The price that buyers pay, in pence; null if there's none yet. */
const chargedOf = ({ listPrice, mailOrderPrice }: Prices): number | null =>
  parsePrice(mailOrderPrice) ?? parsePrice(listPrice);

/** That a price changes by more than a slip of the finger should, or falls below cost; null if neither. */
export function priceDoubt(before: Prices, after: Prices): string | null {
  const [was, price, cost] = [chargedOf(before), chargedOf(after), parsePrice(after.costPrice)];
  if (price === null || price === was) return null;
  if (was !== null && isJump(was, price))
    return `The price changes from ${formatPrice(was)} to ${formatPrice(price)}.`;
  return cost !== null && marginOf({ price, cost }) < 0
    ? `${formatPrice(price)} without VAT is less than the cost of ${formatPrice(cost)}.`
    : null;
}
