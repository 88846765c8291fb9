import { useState } from 'react';
import { failureText } from '../../../apollo/failureText.ts';
import { daysAfter } from '../../../features/fitting/weekPages.ts';
import { formatWeekday, londonDay } from '../../../lib/text/format.ts';
import { Skeleton } from '../../../ui/base/Skeleton.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { LoadFailed } from '../../../ui/page/LoadFailed.tsx';
import { AdminPage } from '../../frame/page/AdminPage.tsx';
import { polled } from '../../frame/waiting/polled.ts';
import { MyJobCard } from './MyJobCard.tsx';
import { useMyJobsQuery, type MyJobFragment } from './MyJobs.generated.ts';

const A_MINUTE = 60_000;

/** /admin/my-jobs: today's and tomorrow's jobs of the fitter's centre, for a phone. */
export function MyJobsScreen() {
  const [today] = useState(() => londonDay(new Date()));
  const tomorrow = daysAfter(today, 1);
  const { data, error, refetch } = useMyJobsQuery({
    variables: { today, tomorrow },
    fetchPolicy: 'cache-and-network',
    ...polled(A_MINUTE),
  });
  return (
    <AdminPage title="My jobs">
      {error && <LoadFailed what="your jobs" why={failureText(error)} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-80" />}
      {data && !data.today && (
        <EmptyState title="You aren’t at a fitting centre">
          An administrator can choose your centre where they gave you your role.
        </EmptyState>
      )}
      {data?.today && (
        <>
          <p className="text-ink-2">{data.today.centre}</p>
          <Day title={`Today, ${formatWeekday(today)}`} jobs={data.today.jobs} />
          <Day title={`Tomorrow, ${formatWeekday(tomorrow)}`} jobs={data.tomorrow?.jobs ?? []} />
        </>
      )}
    </AdminPage>
  );
}

function Day({ title, jobs }: { title: string; jobs: readonly MyJobFragment[] }) {
  return (
    <section aria-label={title} className="grid max-w-xl gap-3">
      <h2 className="text-lg">{title}</h2>
      {jobs.length === 0 && <p>No jobs.</p>}
      {jobs.map((job) => (
        <MyJobCard key={job.id} job={job} />
      ))}
    </section>
  );
}
