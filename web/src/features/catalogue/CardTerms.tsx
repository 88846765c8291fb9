import type { TyreCategory } from '@treadline/schema/trade/category';
import { useContext } from 'react';
import { formatWeekday } from '../../lib/format.ts';
import { ShopTermsContext } from '../../lib/shopTerms.ts';
import { SetPrices } from '../../ui/SetPrices.tsx';

interface CardTermsProps {
  category: TyreCategory;
  /** Of one tyre, in pence. */
  price: number;
  stock: number;
}

/** What sets come to, and the day by which a tyre arrives; nothing out of stock. */
export function CardTerms({ category, price, stock }: CardTermsProps) {
  const terms = useContext(ShopTermsContext);
  if (!terms || stock <= 0) return null;
  return (
    <div className="grid text-xs text-ink-2">
      <SetPrices category={category} price={price} stock={stock} className="" />
      <p>
        Delivered by <span className="whitespace-nowrap">{formatWeekday(terms.estimatedDelivery.to)}</span>
      </p>
    </div>
  );
}
