import { useParams } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ScreenLoading } from '../frame/ScreenLoading.tsx';
import { ReturnDetail } from './ReturnDetail.tsx';
import { useReturnScreenQuery } from './Returns.generated.ts';

const BACK = { to: '/admin/returns', label: 'Returns' };

/** /admin/returns/:id: one return and its next step. */
export function ReturnScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useReturnScreenQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => refetch().catch(() => undefined);
  if (data?.orderReturn)
    return <ReturnDetail key={id} ret={data.orderReturn} back={BACK} onReload={reload} />;
  if (!data && !error) return <ScreenLoading />;
  return (
    <AdminPage title="Return" back={BACK}>
      {data ? (
        <EmptyState
          title="This return doesn’t exist"
          action={<LinkButton to="/admin/returns">Show all returns</LinkButton>}
        >
          Returns are kept with their order.
        </EmptyState>
      ) : (
        <Notice tone="bad" title="We couldn’t load this return.">
          <Button className="mt-2 justify-self-start" onClick={() => void reload()}>
            Try again
          </Button>
        </Notice>
      )}
    </AdminPage>
  );
}
