import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { useKnownBuyerQuery, type BuyerDetailsFragment } from './ManualOrder.generated.ts';

/**
 * Takes the buyer whom the address names, by account (`customer`) or an earlier order (`guest`), and removes them from
 * the address, so that a reload keeps what was typed since.
 */
export function useChosenBuyer(take: (buyer: BuyerDetailsFragment) => void): void {
  const can = useCan();
  const [params, setParams] = useSearchParams();
  const [customerId, orderId] = [params.get('customer'), params.get('guest')];
  const { data } = useKnownBuyerQuery({
    variables: { customerId, orderId },
    skip: (!customerId && !orderId) || !can('READ_CUSTOMERS'),
    fetchPolicy: 'network-only',
  });
  const buyer = data?.knownBuyer;
  const fillIn = useEffectEvent((found: BuyerDetailsFragment) => {
    take(found);
    setParams({}, { replace: true });
  });
  useEffect(() => {
    if (buyer) fillIn(buyer);
  }, [buyer]);
}
