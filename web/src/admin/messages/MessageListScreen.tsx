import type { MessageState } from '../../apollo/schema.generated.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { AGE_DEFAULTS, AGE_LABELS, ageSort } from '../list/state/ageSort.ts';
import { useListState } from '../list/state/useListState.ts';
import { MessageCard, messageColumns } from './messageColumns.tsx';
import { useMessageListQuery } from './Messages.generated.ts';

const STATES: Readonly<Record<string, MessageState | null>> = {
  '': 'WAITING',
  answered: 'ANSWERED',
  closed: 'CLOSED',
  spam: 'SPAM',
  all: null,
};

/** /admin/messages: messages from the contact form. */
export function MessageListScreen() {
  const list = useListState(AGE_DEFAULTS);
  const state = STATES[list.tab] ?? null;
  const { data, previousData, error, refetch, variables } = useMessageListQuery({
    variables: {
      filter: { state, search: list.search || null },
      sort: ageSort(list.sort, state === 'WAITING'),
      page: list.page,
      limit: list.pageSize,
    },
    fetchPolicy: 'cache-and-network',
  });
  const { messages, messageCounts: counts } = data ?? previousData ?? {};
  return (
    <AdminPage title="Messages">
      <AdminList
        name="messages"
        file={{ name: 'messages', variables }}
        list={list}
        columns={messageColumns}
        page={messages}
        error={error}
        onRetry={refetch}
        rowName={({ name, subject }) => `${subject}, from ${name}`}
        card={(message) => <MessageCard message={message} />}
        tabs={[
          { id: '', label: 'Waiting', count: counts?.waiting },
          { id: 'answered', label: 'Answered', count: counts?.answered },
          { id: 'closed', label: 'Closed', count: counts?.closed },
          { id: 'spam', label: 'Spam', count: counts?.spam },
          { id: 'all', label: 'All' },
        ]}
        searchLabel="Name, email, order number or text"
        sortLabels={AGE_LABELS}
        empty={{
          title: 'No messages',
          text: 'Messages from the contact page appear here for you to answer.',
        }}
      />
    </AdminPage>
  );
}
