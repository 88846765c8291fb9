import type { FragmentType } from '@apollo/client';
import { axlePositionLabels } from '@treadline/schema/trade/tyre/marking/axle-position';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { useContext, type ReactNode } from 'react';
import { ShopTermsContext } from '../../../lib/text/shopTerms.ts';
import { SetPrices } from '../../../ui/tyre/SetPrices.tsx';
import { useAxleTyreFragment, type AxleTyreFragment } from './AxlePair.generated.ts';
import { fillsAxle, markDifference } from './axlePartner.ts';
import { useAxlePair } from './useAxlePair.ts';

interface AxleSetPricesProps {
  tyre: FragmentType<AxleTyreFragment>;
  className?: string;
  /** Shown instead for a vehicle with the same size all round; by default, the prices of sets. */
  children?: ReactNode;
}

/** The price of front and rear together, if the shopper's vehicle takes different sizes. */
export function AxleSetPrices({ tyre, className = 'text-sm text-ink-2', children }: AxleSetPricesProps) {
  const facts = useAxleTyreFragment(tyre);
  const pair = useAxlePair(facts);
  const freeFrom = useContext(ShopTermsContext)?.freeDeliveryFrom ?? Number.POSITIVE_INFINITY;
  const { price, stockQuantity: stock } = facts;
  if (!pair) return children ?? <SetPrices tyre={facts} price={price} stock={stock} className={className} />;
  const { position, other, quantity, partner } = pair;
  const [axle, otherAxle] = [axlePositionLabels[position], axlePositionLabels[other.position]?.toLowerCase()];
  // Four of the same size would be of no use.
  if (!partner || !fillsAxle(facts))
    return <SetPrices tyre={facts} price={price} stock={Math.min(stock, quantity)} className={className} />;
  const sum = quantity * (price + partner.price);
  const difference = markDifference(facts.oeMark, partner.oeMark);
  return (
    <p className={className}>
      {axle} tyre:{' '}
      <span className="font-[650] text-ink">
        {formatPrice(sum)} for {quantity} + {quantity}
      </span>{' '}
      with the {otherAxle}
      {difference && ` (${difference})`}
      {sum >= freeFrom && ', free delivery'}
    </p>
  );
}
