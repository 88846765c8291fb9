import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { useKnownBuyerQuery, type BuyerDetailsFragment } from './ManualOrder.generated.ts';

/**
 * Takes the buyer whom the address names, by account (`customer`) or an earlier order (`guest`).
 * @param isRestored whether the form has its draft, which has the buyer already.
 */
export function useChosenBuyer(isRestored: boolean, take: (buyer: BuyerDetailsFragment) => void): void {
  const can = useCan();
  const [params] = useSearchParams();
  const [customerId, orderId] = [params.get('customer'), params.get('guest')];
  const { data } = useKnownBuyerQuery({
    variables: { customerId, orderId },
    skip: (!customerId && !orderId) || !can('READ_CUSTOMERS'),
    fetchPolicy: 'network-only',
  });
  const buyer = data?.knownBuyer;
  const fillIn = useEffectEvent(take);
  useEffect(() => {
    if (buyer && !isRestored) fillIn(buyer);
  }, [buyer, isRestored]);
}
