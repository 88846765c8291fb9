import type { TyrePlace } from '@treadline/schema/trade/quantity';
import { useContext } from 'react';
import { formatWeekday } from '../../lib/format.ts';
import { ShopTermsContext } from '../../lib/shopTerms.ts';
import { DeliveryCost } from '../../ui/DeliveryCost.tsx';
import { SetPrices } from '../../ui/SetPrices.tsx';

interface CardTermsProps {
  tyre: TyrePlace;
  /** Of one tyre, in pence. */
  price: number;
  stock: number;
}

/** What delivery adds, what sets come to, and the day by which a tyre arrives; nothing out of stock. */
export function CardTerms({ tyre, price, stock }: CardTermsProps) {
  const terms = useContext(ShopTermsContext);
  if (!terms || stock <= 0) return null;
  return (
    <div className="grid text-xs text-ink-2">
      <DeliveryCost subtotal={price} className="pb-1 text-sm" />
      <SetPrices tyre={tyre} price={price} stock={stock} className="" />
      <p>
        Delivered by <span className="whitespace-nowrap">{formatWeekday(terms.estimatedDelivery.to)}</span>
      </p>
    </div>
  );
}
