import { useParams } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ScreenLoading } from '../frame/ScreenLoading.tsx';
import { useMessageQuery } from './Messages.generated.ts';
import { Thread } from './Thread.tsx';

const BACK = { to: '/admin/messages', label: 'Messages' };

/** /admin/messages/:id: one conversation. */
export function MessageScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useMessageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const reload = () => refetch().catch(() => undefined);
  if (data?.message) return <Thread key={id} message={data.message} back={BACK} onReload={reload} />;
  if (!data && !error) return <ScreenLoading />;
  return (
    <AdminPage title="Message" back={BACK}>
      {data ? (
        <EmptyState
          title="This message doesn’t exist"
          action={<LinkButton to="/admin/messages">Show all messages</LinkButton>}
        >
          Spam is deleted after 30 days, settled messages after a year, and all of them with their sender’s
          account.
        </EmptyState>
      ) : (
        <Notice tone="bad" title="We couldn’t load this message.">
          <Button className="mt-2 justify-self-start" onClick={() => void reload()}>
            Try again
          </Button>
        </Notice>
      )}
    </AdminPage>
  );
}
