import { failed } from '../../apollo/failureText.ts';
import type { NewsletterState } from '../../apollo/schema.generated.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { ListFilter } from '../list/state/listFilter.ts';
import type { ListDefaults } from '../list/state/listState.ts';
import { useListState } from '../list/state/useListState.ts';
import { ISSUES_PATH } from './issueState.tsx';
import { NewsletterGrowth } from './NewsletterGrowth.tsx';
import { SubscriberCard, subscriberColumns } from './subscriberColumns.tsx';
import {
  useEndSubscriptionMutation,
  useNewsletterFiguresQuery,
  useSubscribersQuery,
} from './Subscribers.generated.ts';

const FILTERS: readonly ListFilter[] = [
  {
    id: 'source',
    label: 'Source',
    kind: 'one',
    options: [
      { value: 'FORM', label: 'Form' },
      { value: 'CHECKOUT', label: 'Checkout' },
    ],
  },
];
const DEFAULTS: ListDefaults = { sort: 'usual', sorts: ['usual'], filters: ['source'] };
const STATES: Readonly<Record<string, NewsletterState | null>> = {
  '': 'CONFIRMED',
  pending: 'PENDING',
  left: 'UNSUBSCRIBED',
  all: null,
};

/** /admin/newsletter: subscribers with proof of consent, growth figures, and a CSV export. */
export function NewsletterScreen() {
  const list = useListState(DEFAULTS);
  const state = STATES[list.tab] ?? null;
  const source = list.filters['source']?.[0];
  const { data, previousData, error, refetch, variables } = useSubscribersQuery({
    variables: {
      filter: {
        state,
        search: list.search || null,
        source: source === 'FORM' || source === 'CHECKOUT' ? source : null,
      },
      page: list.page,
      limit: list.pageSize,
    },
    fetchPolicy: 'cache-and-network',
  });
  const figures = useNewsletterFiguresQuery({ fetchPolicy: 'cache-and-network' }).data?.newsletterFigures;
  const [end] = useEndSubscriptionMutation({ refetchQueries: ['Subscribers', 'NewsletterFigures'] });

  async function unsubscribe(id: string) {
    const answer = await end({ variables: { id } }).catch(failed);
    if (answer.data?.cancelNewsletterSubscription) toast('Unsubscribed. Only they can subscribe again.');
    else toastFailure(answer.error);
  }

  return (
    <AdminPage
      title="Newsletter"
      actions={
        <>
          <LinkButton to={ISSUES_PATH} variant="primary">
            Issues
          </LinkButton>
        </>
      }
    >
      <AdminList
        name="subscribers"
        file={{ name: 'subscribers', variables }}
        list={list}
        columns={subscriberColumns((id) => void unsubscribe(id))}
        page={(data ?? previousData)?.newsletterSubscribers}
        error={error}
        onRetry={refetch}
        rowName={({ email }) => email}
        card={(subscriber) => (
          <SubscriberCard subscriber={subscriber} onUnsubscribe={(id) => void unsubscribe(id)} />
        )}
        tabs={[
          { id: '', label: 'Subscribed', count: figures?.confirmed },
          { id: 'pending', label: 'Not confirmed yet', count: figures?.pending },
          { id: 'left', label: 'Unsubscribed', count: figures?.unsubscribed },
          { id: 'all', label: 'All' },
        ]}
        searchLabel="Email address"
        filters={FILTERS}
        empty={{
          title: 'No subscribers yet',
          text: 'Everyone who signs up and confirms by email appears here.',
        }}
      />
      {figures && <NewsletterGrowth figures={figures} />}
    </AdminPage>
  );
}
