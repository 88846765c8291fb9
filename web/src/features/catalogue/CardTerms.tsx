import { formatPrice } from '@treadline/schema/trade/values/money';
import { useContext, type ReactNode } from 'react';
import { formatWeekday } from '../../lib/text/format.ts';
import { ShopTermsContext } from '../../lib/text/shopTerms.ts';
import { unbroken } from '../../lib/text/unbroken.ts';
import { deliveryAfter } from '../../lib/text/waitDays.ts';
import { DeliveryCost } from '../../ui/tyre/DeliveryCost.tsx';

interface CardTermsProps {
  /** The price of one tyre, in pence. */
  price: number;
  stock: number;
  /** The supplier's working days until one is here; 0 if it is. */
  waitDays: number;
  /** The price of fitting one tyre, in pence; null if it isn’t sold fitted. */
  fittingPrice: number | null;
  /** The first day on which a pair can be fitted around the base town; null if none is known. */
  fittedFrom: string | null;
  /** The prices of sets. */
  sets: ReactNode;
}

/**
 * The cost of delivery, the prices of sets, the price and first day of fitting, and the latest day of delivery. Renders
 * nothing when out of stock.
 */
export function CardTerms({ price, stock, waitDays, fittingPrice, fittedFrom, sets }: CardTermsProps) {
  const terms = useContext(ShopTermsContext);
  if (!terms || stock <= 0) return null;
  return (
    <div className="grid text-xs text-ink-2">
      <DeliveryCost subtotal={price} className="pb-1 text-sm" />
      {sets}
      {fittingPrice !== null && (
        <p>
          {`${formatPrice(price + fittingPrice)} fitted`}
          {fittedFrom && `, from ${unbroken(formatWeekday(fittedFrom))} near ${terms.baseTown}`}
        </p>
      )}
      <p>{`Standard delivery by ${unbroken(formatWeekday(deliveryAfter(terms, waitDays).to))}`}</p>
    </div>
  );
}
