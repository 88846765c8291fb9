import { useParams, useSearchParams } from 'react-router-dom';
import { failureText } from '../../../apollo/failureText.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { LoadFailed } from '../../../ui/page/LoadFailed.tsx';
import { PrintPage } from '../../frame/page/PrintPage.tsx';
import { ScreenLoading } from '../../frame/page/ScreenLoading.tsx';
import { JobSheet } from './JobSheet.tsx';
import { useJobSheetsQuery } from './JobSheets.generated.ts';

const CALENDAR = '/admin/fitting-calendar';
/** As many as the API lists by their ids. */
const MOST = 250;

/** /admin/fitting-jobs/:id/sheet and /admin/fitting-jobs/sheets?ids=: job sheets, one A4 sheet each. */
export function JobSheetsScreen() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const ids = (id ? [id] : (params.get('ids') ?? '').split(',')).filter((text) => text !== '').slice(0, MOST);
  const { data, error, refetch } = useJobSheetsQuery({
    variables: { ids, limit: MOST },
    fetchPolicy: 'network-only',
  });
  const jobs = data?.bookings?.items ?? [];
  if (!data && !error) return <ScreenLoading />;
  return (
    <PrintPage title="Job sheets" back={CALENDAR} count={jobs.length}>
      {error && <LoadFailed what="the jobs" why={failureText(error)} onRetry={refetch} />}
      {data && jobs.length === 0 && (
        <EmptyState title="Nothing to print" action={<LinkButton to={CALENDAR}>Calendar</LinkButton>}>
          Open a day of the calendar, then print its sheets.
        </EmptyState>
      )}
      {jobs.map((job) => (
        <JobSheet key={job.id} job={job} />
      ))}
    </PrintPage>
  );
}
