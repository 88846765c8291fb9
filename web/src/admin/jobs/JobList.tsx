import { failed } from '../../apollo/failureText.ts';
import type { JobStatus } from '../../apollo/schema.generated.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { AdminList } from '../list/AdminList.tsx';
import type { ListColumn } from '../list/state/listColumn.ts';
import type { ListFilter } from '../list/state/listFilter.ts';
import { useListState } from '../list/state/useListState.ts';
import { useJobsQuery, useRetryJobMutation, type JobsQuery } from './Jobs.generated.ts';
import { jobBadges, workName } from './jobWords.tsx';

type JobRow = NonNullable<JobsQuery['jobs']>['items'][number];

const LIST = { sort: '', sorts: [''], filters: ['work'] };
const TAB_STATUS: Readonly<Record<string, JobStatus>> = {
  '': 'FAILED',
  waiting: 'WAITING',
  done: 'COMPLETED',
};

const nameOf = ({ queue }: JobRow) => <span className="font-[650]">{workName(queue)}</span>;
const errorOf = ({ error }: JobRow) => <span className="wrap-anywhere text-ink-2">{error}</span>;
const whenOf = ({ status, completedAt, nextTryAt, createdAt }: JobRow): string =>
  status === 'WAITING' ? formatDateTime(nextTryAt ?? createdAt) : formatDateTime(completedAt ?? createdAt);

const COLUMNS: readonly ListColumn<JobRow>[] = [
  { id: 'work', label: 'Job', always: true, cell: nameOf },
  { id: 'when', label: 'When', always: true, cell: whenOf },
  { id: 'state', label: 'Status', always: true, cell: ({ status }) => jobBadges[status] },
  { id: 'tries', label: 'Retries', always: true, figures: true, cell: ({ tries }) => tries },
  { id: 'error', label: 'Error', always: true, cell: errorOf },
  { id: 'action', label: 'Action', always: true, cell: (job) => <RetryJob job={job} /> },
];

/** Jobs of the last week, starting with those that failed for good. */
export function JobList({ queues, failed }: { queues: readonly string[]; failed: number }) {
  const list = useListState(LIST);
  const status = TAB_STATUS[list.tab] ?? null;
  const queue = list.filters['work']?.[0] ?? null;
  const { data, error, refetch } = useJobsQuery({
    variables: { filter: { status, queue }, page: list.page, limit: list.pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const filters: readonly ListFilter[] = [
    {
      id: 'work',
      label: 'Job',
      kind: 'one',
      options: queues.map((name) => ({ value: name, label: workName(name) })),
    },
  ];
  return (
    <AdminList
      name="jobs"
      list={list}
      tabs={[
        { id: '', label: 'Failed', count: failed },
        { id: 'waiting', label: 'Waiting' },
        { id: 'done', label: 'Done' },
      ]}
      filters={filters}
      columns={COLUMNS}
      page={data?.jobs}
      error={error}
      onRetry={refetch}
      rowName={({ queue: name }) => workName(name)}
      card={(job) => (
        <div className="grid gap-1.5">
          <div className="flex items-start justify-between gap-3">
            {nameOf(job)}
            {jobBadges[job.status]}
          </div>
          <span className="text-xs text-ink-2">{whenOf(job)}</span>
          {errorOf(job)}
          <div>
            <RetryJob job={job} />
          </div>
        </div>
      )}
      empty={{
        title: 'No failed jobs',
        text: 'Jobs that fail eight times in a row appear here for a week, with the reason and a retry button.',
      }}
    />
  );
}

function RetryJob({ job: { id, queue, status } }: { job: JobRow }) {
  const [retry, { loading }] = useRetryJobMutation({
    variables: { id },
    refetchQueries: ['Jobs', 'JobQueues'],
  });
  if (status !== 'FAILED') return null;

  async function again() {
    const answer = await retry().catch(failed);
    if (!answer.data?.retryJob) return toastFailure(answer.error);
    toast('Job queued again.');
  }

  return (
    <Button busy={loading} aria-label={`Try again: ${workName(queue)}`} onClick={() => void again()}>
      Try again
    </Button>
  );
}
