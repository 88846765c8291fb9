import { useContext, type ReactNode } from 'react';
import { formatWeekday } from '../../lib/text/format.ts';
import { ShopTermsContext } from '../../lib/text/shopTerms.ts';
import { DeliveryCost } from '../../ui/tyre/DeliveryCost.tsx';

interface CardTermsProps {
  /** Of one tyre, in pence. */
  price: number;
  stock: number;
  /** What sets come to. */
  sets: ReactNode;
}

/** What delivery adds, what sets come to, and the day by which a tyre arrives; nothing out of stock. */
export function CardTerms({ price, stock, sets }: CardTermsProps) {
  const terms = useContext(ShopTermsContext);
  if (!terms || stock <= 0) return null;
  return (
    <div className="grid text-xs text-ink-2">
      <DeliveryCost subtotal={price} className="pb-1 text-sm" />
      {sets}
      <p>
        Standard delivery by{' '}
        <span className="whitespace-nowrap">{formatWeekday(terms.estimatedDelivery.to)}</span>
      </p>
    </div>
  );
}
