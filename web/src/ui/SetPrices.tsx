import { formatPrice } from '@treadline/schema/trade/money';
import { usualQuantities, type TyrePlace } from '@treadline/schema/trade/quantity';
import { Fragment, useContext } from 'react';
import { ShopTermsContext } from '../lib/shopTerms.ts';

interface SetPricesProps {
  /** A motorcycle has no use for four. */
  tyre: TyrePlace;
  /** Of one tyre, in pence. */
  price: number;
  /** The units that can be bought. */
  stock: number;
  className?: string;
}

/**
 * What an axle's and a vehicle's set come to: "£130.86 for 2 · £261.72 for 4, delivered free". A set of which
 * there are not enough is left out.
 */
export function SetPrices({ tyre, price, stock, className = 'text-sm text-ink-2' }: SetPricesProps) {
  const freeFrom = useContext(ShopTermsContext)?.freeDeliveryFrom ?? Number.POSITIVE_INFINITY;
  const sets = usualQuantities(tyre).filter((quantity) => quantity > 1 && quantity <= stock);
  if (sets.length === 0) return null;
  const free = sets.filter((quantity) => price * quantity >= freeFrom).length;
  return (
    <p className={className}>
      {sets.map((quantity, index) => (
        <Fragment key={quantity}>
          {index > 0 && ' · '}
          <span className="whitespace-nowrap">
            {formatPrice(price * quantity)} for {quantity}
          </span>
        </Fragment>
      ))}
      {free > 0 && (
        <>
          , <span className="whitespace-nowrap">{free > 1 && 'both '}delivered free</span>
        </>
      )}
    </p>
  );
}
