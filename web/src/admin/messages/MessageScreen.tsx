import { useParams } from 'react-router-dom';
import { NotShown } from '../frame/page/NotShown.tsx';
import { useMessageQuery } from './Messages.generated.ts';
import { Thread } from './Thread.tsx';

const BACK = { to: '/admin/messages', label: 'Messages' };

/** /admin/messages/:id: one conversation. */
export function MessageScreen() {
  const { id = '' } = useParams();
  const query = useMessageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const message = query.data?.message;
  const reload = () => query.refetch().catch(() => undefined);
  if (message) return <Thread key={id} message={message} back={BACK} onReload={reload} />;
  return (
    <NotShown query={query} thing="message" back={BACK}>
      We delete spam after 30 days, settled messages after a year, and all of a sender’s messages with their
      account.
    </NotShown>
  );
}
