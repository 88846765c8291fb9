import type { FragmentType } from '@apollo/client';
import { axlePositionLabels } from '@treadline/schema/trade/tyre/marking/axle-position';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { useContext, type ReactNode } from 'react';
import { ShopTermsContext } from '../../../lib/text/shopTerms.ts';
import { SetPrices } from '../../../ui/tyre/SetPrices.tsx';
import { useAxleTyreFragment, type AxleTyreFragment } from './AxlePair.generated.ts';
import { fillsAxle, markDifference } from './axlePartner.ts';
import { useAxlePair, useShoppersAxle, type ShoppersAxle } from './useAxlePair.ts';

interface AxleSetPricesProps {
  tyre: FragmentType<AxleTyreFragment>;
  className?: string;
  /** Shown instead for a vehicle with the same size all round; by default, the prices of sets. */
  children?: ReactNode;
}

/** The price of front and rear together, if the shopper's vehicle takes different sizes. */
export function AxleSetPrices({ tyre, className = 'text-sm text-ink-2', children }: AxleSetPricesProps) {
  const facts = useAxleTyreFragment(tyre);
  const axle = useShoppersAxle(facts);
  const { price, stockQuantity: stock } = facts;
  // Most tyres have none, and a page of cards shouldn't pay for a query each.
  if (axle) return <AxlePairPrice axle={axle} className={className} />;
  return children ?? <SetPrices tyre={facts} price={price} stock={stock} className={className} />;
}

function AxlePairPrice({ axle, className }: { axle: ShoppersAxle; className: string }) {
  const { tyre, position, other } = axle;
  const { quantity, partner } = useAxlePair(axle);
  const freeFrom = useContext(ShopTermsContext)?.freeDeliveryFrom ?? Number.POSITIVE_INFINITY;
  const { price, stockQuantity: stock } = tyre;
  // Four of the same size would be of no use.
  if (!partner || !fillsAxle(tyre))
    return <SetPrices tyre={tyre} price={price} stock={Math.min(stock, quantity)} className={className} />;
  const sum = quantity * (price + partner.price);
  const difference = markDifference(tyre.oeMark, partner.oeMark);
  return (
    <p className={className}>
      {axlePositionLabels[position]} tyre:{' '}
      <span className="font-[650] text-ink">
        {formatPrice(sum)} for {quantity} + {quantity}
      </span>{' '}
      with the {axlePositionLabels[other.position]?.toLowerCase()}
      {difference && ` (${difference})`}
      {sum >= freeFrom && ', free delivery'}
    </p>
  );
}
