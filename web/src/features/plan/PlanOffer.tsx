import type { FragmentType } from '@apollo/client';
import type { BrandTier } from '@treadline/schema/trade/listing/brand-tier';
import { planTotal, planUnits } from '@treadline/schema/trade/order/road-hazard-plan';
import { Link } from 'react-router-dom';
import { PlanChoice } from './PlanChoice.tsx';
import { usePlanOfferFragment, type PlanOfferFragment } from './PlanOffer.generated.ts';
import { PLAN_PATH } from './planPath.ts';

interface PlanOfferProps {
  settings: FragmentType<PlanOfferFragment>;
  tyre: { name: string; brand: { tier: BrandTier } };
  quantity: number;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Offers the road hazard plan beside a tyre, at its price for just these tyres. */
export function PlanOffer({ settings, tyre, quantity, isChosen, onChange }: PlanOfferProps) {
  const { roadHazardPlan, planMonths } = usePlanOfferFragment(settings);
  const planned = { tyres: quantity, isPremium: tyre.brand.tier === 'PREMIUM' };
  const price = planTotal(planUnits([planned], roadHazardPlan).flat());
  return (
    <PlanChoice name={tyre.name} tyres={quantity} price={price} isChosen={isChosen} onChange={onChange}>
      <p className="pl-7.5 text-xs text-ink-2">
        Covers glass, nails, potholes and kerbs for {planMonths} months.{' '}
        <Link to={PLAN_PATH} className="underline underline-offset-4">
          What’s covered
        </Link>
      </p>
    </PlanChoice>
  );
}
