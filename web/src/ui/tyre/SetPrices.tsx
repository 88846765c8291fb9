import { usualQuantities, type TyrePlace } from '@treadline/schema/trade/listing/quantity';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { useContext } from 'react';
import { ShopTermsContext } from '../../lib/text/shopTerms.ts';
import { unbroken } from '../../lib/text/unbroken.ts';

const FREE = ` ${unbroken('(free delivery)')}`;

interface SetPricesProps {
  /** Motorcycles don't need sets of four. */
  tyre: TyrePlace;
  /** The price of one tyre, in pence. */
  price: number;
  /** The units available. */
  stock: number;
  className?: string;
}

/**
 * The prices of a pair and a full set: "£130.86 for 2", "£261.72 for 4 (free delivery)". Omits a set that
 * exceeds the stock.
 */
export function SetPrices({ tyre, price, stock, className = 'text-sm text-ink-2' }: SetPricesProps) {
  const freeFrom = useContext(ShopTermsContext)?.freeDeliveryFrom ?? Number.POSITIVE_INFINITY;
  const sets = usualQuantities(tyre).filter((quantity) => quantity > 1 && quantity <= stock);
  if (sets.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-x-3 ${className}`}>
      {sets.map((quantity) => (
        <li key={quantity}>
          {`${formatPrice(price * quantity)} for ${quantity}${price * quantity >= freeFrom ? FREE : ''}`}
        </li>
      ))}
    </ul>
  );
}
