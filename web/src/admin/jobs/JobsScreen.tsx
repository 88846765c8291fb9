import { formatCount, formatDateTime } from '../../lib/text/format.ts';
import { ColumnHead } from '../../ui/base/ColumnHead.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { polled } from '../frame/waiting/polled.ts';
import { JobList } from './JobList.tsx';
import { useJobQueuesQuery, type JobQueuesQuery } from './Jobs.generated.ts';
import { workName } from './jobWords.tsx';

type Queues = NonNullable<JobQueuesQuery['jobQueues']>;

const POLL_MS = 10_000;

/** /admin/jobs: background jobs, their failures and their next runs. */
export function JobsScreen() {
  const { data } = useJobQueuesQuery({ fetchPolicy: 'cache-and-network', ...polled(POLL_MS) });
  const queues = data?.jobQueues ?? [];
  return (
    <AdminPage title="Jobs">
      <JobList
        queues={queues.map(({ name }) => name)}
        failed={queues.reduce((sum, one) => sum + one.failed, 0)}
      />
      {queues.length > 0 && (
        <FormSection
          title="Job types"
          text="Background work. Failed jobs are retried eight times automatically."
        >
          <QueueTable queues={queues} />
        </FormSection>
      )}
    </AdminPage>
  );
}

const moment = (at: string | null, none: string): string => (at === null ? none : formatDateTime(at));

function QueueTable({ queues }: { queues: Queues }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users must be able to scroll it.
    <div tabIndex={0} role="region" aria-label="Job types table" className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-left text-ink-2">
            <ColumnHead className="py-2 pr-3 font-[650]">Job</ColumnHead>
            {['Waiting', 'Failed', 'Done'].map((label) => (
              <ColumnHead key={label} className="px-3 py-2 text-right font-[650]">
                {label}
              </ColumnHead>
            ))}
            <ColumnHead className="px-3 py-2 font-[650] whitespace-nowrap">Last run</ColumnHead>
            <ColumnHead className="py-2 pl-3 font-[650] whitespace-nowrap">Next run</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {queues.map(({ name, waiting, active, failed, completed, lastRunAt, nextRunAt }) => (
            <tr key={name} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2.5 pr-3 text-left font-[600]">
                {workName(name)}
              </th>
              <td className="px-3 text-right">{formatCount(waiting + active)}</td>
              <td className={`px-3 text-right ${failed > 0 ? 'font-[700] text-bad' : ''}`}>
                {formatCount(failed)}
              </td>
              <td className="px-3 text-right">{formatCount(completed)}</td>
              <td className="px-3 whitespace-nowrap">{moment(lastRunAt, 'Not this week')}</td>
              <td className="pl-3 whitespace-nowrap">{moment(nextRunAt, 'When needed')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
