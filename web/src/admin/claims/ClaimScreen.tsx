import { useParams } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ScreenLoading } from '../frame/ScreenLoading.tsx';
import { ClaimDesk } from './ClaimDesk.tsx';
import { useAdminClaimQuery } from './Claims.generated.ts';

const BACK = { to: '/admin/claims', label: 'Claims' };

/** /admin/claims/:id: one claim, and what is decided about it. */
export function ClaimScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useAdminClaimQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => refetch().catch(() => undefined);
  if (data?.claim) return <ClaimDesk key={id} claim={data.claim} back={BACK} onReload={reload} />;
  if (!data && !error) return <ScreenLoading />;
  return (
    <AdminPage title="Claim" back={BACK}>
      {data ? (
        <EmptyState
          title="This claim doesn’t exist"
          action={<LinkButton to="/admin/claims">Show all claims</LinkButton>}
        >
          Claims are deleted with their buyer’s account; what was paid back stays with the order.
        </EmptyState>
      ) : (
        <Notice tone="bad" title="We couldn’t load this claim.">
          <Button className="mt-2 justify-self-start" onClick={() => void reload()}>
            Try again
          </Button>
        </Notice>
      )}
    </AdminPage>
  );
}
