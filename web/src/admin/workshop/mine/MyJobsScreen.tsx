import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
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
const DAY = /^\d{4}-\d\d-\d\d$/;
const LINK = 'flex min-h-11 items-center underline underline-offset-4';

/** /admin/my-jobs: the jobs of the fitter's centre or van on two days, today's and tomorrow's at first, for a phone. */
export function MyJobsScreen() {
  const [now] = useState(() => londonDay(new Date()));
  const [params] = useSearchParams();
  const typed = params.get('day') ?? '';
  const first = DAY.test(typed) && !Number.isNaN(Date.parse(typed)) ? typed : now;
  const second = daysAfter(first, 1);
  const { data, error, refetch } = useMyJobsQuery({
    variables: { first, second },
    fetchPolicy: 'cache-and-network',
    ...polled(A_MINUTE),
  });
  return (
    <AdminPage title="My jobs">
      {error && <LoadFailed what="your jobs" why={failureText(error)} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-80" />}
      {data && !data.first && (
        <EmptyState title="You have no centre or van">
          An administrator can choose it where they gave you your role.
        </EmptyState>
      )}
      {data?.first && (
        <>
          <p className="text-ink-2">{data.first.place}</p>
          <Day day={first} now={now} jobs={data.first.jobs} />
          <Day day={second} now={now} jobs={data.second?.jobs ?? []} />
          <nav aria-label="Days" className="flex max-w-xl flex-wrap justify-between gap-x-6">
            <Link to={`?day=${daysAfter(first, -2)}`} className={LINK}>
              Earlier
            </Link>
            {first !== now && (
              <Link to="?" className={LINK}>
                Today
              </Link>
            )}
            <Link to={`?day=${daysAfter(first, 2)}`} className={LINK}>
              Later
            </Link>
          </nav>
        </>
      )}
    </AdminPage>
  );
}

interface DayProps {
  day: string;
  /** Today. */
  now: string;
  jobs: readonly MyJobFragment[];
}

function Day({ day, now, jobs }: DayProps) {
  const name = day === now ? 'Today, ' : day === daysAfter(now, 1) ? 'Tomorrow, ' : '';
  const title = `${name}${formatWeekday(day)}`;
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
