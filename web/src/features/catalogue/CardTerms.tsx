import type { TyreCategory } from '@treadline/schema/trade/category';
import { formatPrice } from '@treadline/schema/trade/money';
import { usualQuantities } from '@treadline/schema/trade/quantity';
import { useContext } from 'react';
import { formatWeekday } from '../../lib/format.ts';
import { ShopTermsContext } from '../../lib/shopTerms.ts';

interface CardTermsProps {
  category: TyreCategory;
  /** Of one tyre, in pence. */
  price: number;
  stock: number;
}

/**
 * What a set for the vehicle comes to, if there is one, and the day by which a tyre arrives; nothing out of
 * stock.
 */
export function CardTerms({ category, price, stock }: CardTermsProps) {
  const terms = useContext(ShopTermsContext);
  if (!terms || stock <= 0) return null;
  const set = Math.max(...usualQuantities(category));
  const total = price * set;
  return (
    <p className="grid text-xs text-ink-2">
      {stock >= set && (
        <span>
          {formatPrice(total)} for {set}
          {total >= terms.freeDeliveryFrom && ', delivered free'}
        </span>
      )}
      <span>Delivered by {formatWeekday(terms.estimatedDelivery.to)}</span>
    </p>
  );
}
