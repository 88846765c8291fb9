import { failureText } from '../../apollo/failureText.ts';
import type { ReviewState } from '../../apollo/schema.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { BarSelect } from '../../ui/form/BarSelect.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { BAR_LOOK } from '../list/controls/barLook.ts';
import { ListSearch } from '../list/controls/ListSearch.tsx';
import { ListFooter } from '../list/ListFooter.tsx';
import { ListTabs } from '../list/ListTabs.tsx';
import type { ListDefaults } from '../list/state/listState.ts';
import { useListState, type ListControl } from '../list/state/useListState.ts';
import { ListLoading } from '../list/table/ListLoading.tsx';
import { useReviewQueueQuery } from './ReviewQueue.generated.ts';
import { ReviewQueue } from './ReviewQueue.tsx';

const DEFAULTS: ListDefaults = { sort: 'usual', sorts: ['usual'], filters: ['stars'] };
const STATES: Readonly<Record<string, ReviewState>> = { published: 'APPROVED', rejected: 'REJECTED' };
const STARS = [
  { value: '', label: 'Any stars' },
  ...['5', '4', '3', '2', '1'].map((stars) => ({
    value: stars,
    label: stars === '1' ? '1 star' : `${stars} stars`,
  })),
];

/** The message of each empty tab. */
const EMPTY: Readonly<Record<ReviewState, { title: string; text: string }>> = {
  PENDING: {
    title: 'No reviews to check',
    text: 'We ask buyers for a review 14 days after delivery. New reviews wait here until you check them.',
  },
  APPROVED: { title: 'No published reviews', text: 'Reviews that you approve appear here and in the shop.' },
  REJECTED: {
    title: 'No rejected reviews',
    text: 'Reviews that break the review policy appear here. Authors see the reason in their account.',
  },
};

/** /admin/reviews: publishes or rejects reviews by their content, never by their stars. */
export function ReviewScreen() {
  const list = useListState(DEFAULTS);
  const state = STATES[list.tab] ?? 'PENDING';
  const rating = Number(list.filters['stars']?.[0]) || null;
  const filter = { search: list.search || null, rating };
  const { data, previousData, error, refetch } = useReviewQueueQuery({
    variables: { state, filter, page: list.page, limit: list.pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const counts = (data ?? previousData)?.reviewCounts;
  const queue = data?.reviewQueue;
  return (
    <AdminPage title="Reviews">
      <div className="grid content-start gap-3">
        <ListTabs
          list={list}
          tabs={[
            { id: '', label: 'To check', count: counts?.pending },
            { id: 'published', label: 'Published', count: counts?.approved },
            { id: 'rejected', label: 'Rejected', count: counts?.rejected },
          ]}
        />
        <div className="flex flex-wrap items-center gap-2">
          <ListSearch label="Author, title or text" list={list} />
          <StarsSelect list={list} />
        </div>
        {!queue &&
          (error ? (
            <LoadFailed what="the reviews" why={failureText(error)} onRetry={refetch} />
          ) : (
            <ListLoading name="reviews" />
          ))}
        {queue && (
          <ReviewQueue
            key={`${state} ${list.query}`}
            reviews={queue.items}
            empty={<Nothing state={state} list={list} rating={rating} />}
          />
        )}
        {queue && (
          <ListFooter
            page={queue}
            list={list}
            name="reviews"
            file={{ name: 'reviews', variables: { state, filter } }}
          />
        )}
      </div>
    </AdminPage>
  );
}

function StarsSelect({ list }: { list: ListControl }) {
  return (
    <BarSelect
      look={BAR_LOOK}
      label="Stars"
      options={STARS}
      value={list.filters['stars']?.[0] ?? ''}
      onChange={(stars) => list.change({ filters: stars ? { stars: [stars] } : {} })}
    />
  );
}

interface NothingProps {
  state: ReviewState;
  list: ListControl;
  rating: number | null;
}

function Nothing({ state, list, rating }: NothingProps) {
  if (list.search !== '' || rating !== null)
    return (
      <EmptyState
        title="No matching reviews"
        action={<Button onClick={() => list.change({ search: '', filters: {} })}>Show all</Button>}
      />
    );
  const { title, text } = EMPTY[state];
  return <EmptyState title={title}>{text}</EmptyState>;
}
