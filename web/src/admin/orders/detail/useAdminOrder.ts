import { useCan } from '../../../features/accounts/session/useCan.ts';
import { useAdminOrderQuery } from './AdminOrder.generated.ts';

/** Queries an order for its screens. Includes stock only if the user can read the catalogue. */
export function useAdminOrder(id: string) {
  const catalogue = useCan()('READ_CATALOGUE');
  return useAdminOrderQuery({ variables: { id, catalogue }, fetchPolicy: 'cache-and-network' });
}
