import type { FragmentType } from '@apollo/client';
import { PayNow } from '../../features/checkout/payment/PayNow.tsx';
import { BuyAgainButton } from './BuyAgainButton.tsx';
import { useUnpaidActionsFragment, type UnpaidActionsFragment } from './UnpaidActions.generated.ts';

/** A list's actions for an unpaid order: pay it, or buy its tyres again once it has expired. */
export function UnpaidActions({ order }: { order: FragmentType<UnpaidActionsFragment> }) {
  const facts = useUnpaidActionsFragment(order);
  return facts.expiredAt ? (
    <BuyAgainButton order={facts} inList={facts.number} />
  ) : (
    <PayNow order={facts} inList={facts.number} />
  );
}
