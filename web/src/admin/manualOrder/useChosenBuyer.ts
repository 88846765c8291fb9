import { useSearchParams } from 'react-router-dom';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { useKnownBuyerQuery, type BuyerDetailsFragment } from './ManualOrder.generated.ts';
import { useFillIn } from './useFillIn.ts';

/**
 * Takes the buyer whom the URL names, by account (`customer`) or an earlier order (`guest`).
 * @param blanks as for `useFillIn`.
 */
export function useChosenBuyer(blanks: number, take: (buyer: BuyerDetailsFragment) => void): void {
  const can = useCan();
  const [params] = useSearchParams();
  const [customerId, orderId] = [params.get('customer'), params.get('guest')];
  const { data } = useKnownBuyerQuery({
    variables: { customerId, orderId },
    skip: (!customerId && !orderId) || !can('READ_CUSTOMERS'),
    fetchPolicy: 'network-only',
  });
  useFillIn(data?.knownBuyer, blanks, take);
}
