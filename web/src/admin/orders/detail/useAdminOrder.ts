import { useCan } from '../../../features/accounts/session/useCan.ts';
import { useAdminOrderQuery } from './AdminOrder.generated.ts';

/** Asks for an order as its screens show it; the stock of its tyres only for those who may read the catalogue. */
export function useAdminOrder(id: string) {
  const catalogue = useCan()('READ_CATALOGUE');
  return useAdminOrderQuery({ variables: { id, catalogue }, fetchPolicy: 'cache-and-network' });
}
