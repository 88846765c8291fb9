import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { AdminPage } from '../../frame/page/AdminPage.tsx';
import { AdminList } from '../../list/AdminList.tsx';
import type { ListDefaults } from '../../list/state/listState.ts';
import { useListState } from '../../list/state/useListState.ts';
import { JobDialog } from '../job/JobDialog.tsx';
import { TroubledCard, troubledColumns } from './troubledColumns.tsx';
import { useTroubledJobsQuery } from './TroubledJobs.generated.ts';

const DEFAULTS: ListDefaults = { sort: '', sorts: [] };

/** /admin/fitting-jobs: the jobs that need attention. */
export function TroubledJobsScreen() {
  const list = useListState(DEFAULTS);
  const [params, setParams] = useSearchParams();
  const { data, previousData, error, refetch } = useTroubledJobsQuery({
    variables: { page: list.page, limit: list.pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.troubledJobs;
  const opened = page?.items.find(({ id }) => id === params.get('job'));
  const open = (job: string | null) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (job === null) next.delete('job');
      else next.set('job', job);
      return next;
    });
  return (
    <AdminPage
      title="Jobs that need attention"
      actions={<LinkButton to="/admin/fitting-calendar">Calendar</LinkButton>}
    >
      <AdminList
        plain
        name="jobs"
        list={list}
        columns={troubledColumns}
        page={page}
        error={error}
        onRetry={refetch}
        rowName={({ booking }) => `job ${booking.order.number}`}
        card={(row) => <TroubledCard row={row} />}
        empty={{
          title: 'All jobs are fine',
          text: 'Jobs without a time, unanswered by the garage, or that no longer fit appear here.',
        }}
      />
      <JobDialog job={opened?.booking ?? null} onClose={() => open(null)} />
    </AdminPage>
  );
}
