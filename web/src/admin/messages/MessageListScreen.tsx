import type { MessageSort, MessageState } from '../../apollo/schema.generated.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { ListDefaults } from '../list/listState.ts';
import { useListState } from '../list/useListState.ts';
import { MessageCard, messageColumns } from './messageColumns.tsx';
import { useMessageListQuery } from './Messages.generated.ts';

/** Those who have waited longest come first; of the others the newest. */
const USUAL = 'usual';
const SORT_LABELS = { [USUAL]: 'Usual order', NEWEST: 'Newest first', OLDEST: 'Oldest first' };
const DEFAULTS: ListDefaults = { sort: USUAL, sorts: Object.keys(SORT_LABELS) };
const STATES: Readonly<Record<string, MessageState | null>> = {
  '': 'WAITING',
  answered: 'ANSWERED',
  closed: 'CLOSED',
  spam: 'SPAM',
  all: null,
};

function sortOf(sort: string, state: MessageState | null): MessageSort {
  if (sort === 'NEWEST' || sort === 'OLDEST') return sort;
  return state === 'WAITING' ? 'OLDEST' : 'NEWEST';
}

/** /admin/messages: what visitors wrote with the contact form. */
export function MessageListScreen() {
  const list = useListState(DEFAULTS);
  const state = STATES[list.tab] ?? null;
  const { data, previousData, error, refetch } = useMessageListQuery({
    variables: {
      filter: { state, search: list.search || null },
      sort: sortOf(list.sort, state),
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
        list={list}
        columns={messageColumns}
        page={messages}
        error={error}
        onRetry={refetch}
        rowId={({ id }) => id}
        rowName={({ name, subject }) => `${subject}, from ${name}`}
        card={(message) => <MessageCard message={message} />}
        tabs={[
          { id: '', label: 'Waiting', count: counts?.waiting },
          { id: 'answered', label: 'Answered', count: counts?.answered },
          { id: 'closed', label: 'Closed', count: counts?.closed },
          { id: 'spam', label: 'Spam', count: counts?.spam },
          { id: 'all', label: 'All' },
        ]}
        searchLabel="Name, email, order number or words"
        sortLabels={SORT_LABELS}
        empty={{
          title: 'Nobody is waiting',
          text: 'What visitors write on the contact page appears here, and you answer it from here.',
        }}
      />
    </AdminPage>
  );
}
