import { useParams } from 'react-router-dom';
import { NotShown } from '../frame/page/NotShown.tsx';
import { ClaimDetail } from './ClaimDetail.tsx';
import { useClaimScreenQuery } from './Claims.generated.ts';

const BACK = { to: '/admin/claims', label: 'Claims' };

/** /admin/claims/:id: one claim and its decision. */
export function ClaimScreen() {
  const { id = '' } = useParams();
  const query = useClaimScreenQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const claim = query.data?.claim;
  const reload = () => query.refetch().catch(() => undefined);
  if (claim) return <ClaimDetail key={id} claim={claim} back={BACK} onReload={reload} />;
  return (
    <NotShown query={query} thing="claim" back={BACK}>
      Claims are deleted with the customer’s account. Refunds stay with the order.
    </NotShown>
  );
}
