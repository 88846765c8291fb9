import { bookingStates } from '@treadline/schema/trade/fitting/booking-state';
import { failureText } from '../../../apollo/failureText.ts';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { useMediaQuery } from '../../../lib/browser/useMediaQuery.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { Skeleton } from '../../../ui/base/Skeleton.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { LoadFailed } from '../../../ui/page/LoadFailed.tsx';
import { AdminPage } from '../../frame/page/AdminPage.tsx';
import { polled } from '../../frame/waiting/polled.ts';
import { ListDownloads } from '../../list/ListDownloads.tsx';
import { JobDialog } from '../job/JobDialog.tsx';
import { CalendarBar } from './CalendarBar.tsx';
import { CalendarGrid } from './CalendarGrid.tsx';
import type { Calendar, CalendarJob } from './calendarPlan.ts';
import { DayLists } from './DayLists.tsx';
import { useFittingCalendarQuery, useOwnCentresQuery } from './FittingCalendar.generated.ts';
import { boundsOf, daysOfView, useCalendarView, VANS, type CalendarView } from './useCalendarView.ts';
import { useMoveJob } from './useMoveJob.ts';

const A_MINUTE = 60_000;

/** /admin/fitting-calendar: the jobs of a centre or of the vans, by day or week. */
export function CalendarScreen() {
  const can = useCan();
  const { view, job: openedId, change, open } = useCalendarView();
  const { data: own } = useOwnCentresQuery({ skip: view.centre !== null });
  const centre = view.centre ?? own?.workCentres?.[0]?.slug ?? null;
  const shown = { ...view, centre };
  const { data, previousData, error, refetch } = useFittingCalendarQuery({
    variables: { input: { centre: centre === VANS ? null : centre, ...daysOfView(view) } },
    skip: centre === null,
    fetchPolicy: 'cache-and-network',
    ...polled(A_MINUTE),
  });
  const found = data ?? previousData;
  const calendar = found?.fittingCalendar;
  const jobs = calendar?.days.flatMap((day) => day.jobs) ?? [];
  const opened = jobs.find(({ booking }) => booking.id === openedId);
  return (
    <AdminPage
      title={calendar ? `Calendar: ${calendar.place}` : 'Calendar'}
      actions={
        <>
          <LinkButton to="/admin/fitting-jobs">Needs attention</LinkButton>
          {jobs.length > 0 && <LinkButton to={sheetsPath(jobs)}>Job sheets</LinkButton>}
        </>
      }
    >
      <CalendarBar view={shown} onChange={change} />
      {error && <LoadFailed what="the calendar" why={failureText(error)} onRetry={refetch} />}
      {!found && !error && <Skeleton className="h-[42rem]" />}
      {found && !calendar && (
        <EmptyState title="We can’t find this centre">Find another by its name, town or postcode.</EmptyState>
      )}
      {can('READ_ORDERS') && jobs.length > 0 && centre !== VANS && (
        <ListDownloads file={{ name: 'bookings', variables: { filter: { centre, ...boundsOf(view) } } }} />
      )}
      {calendar && <Jobs calendar={calendar} view={shown} onOpen={({ booking }) => open(booking.id)} />}
      <JobDialog job={opened?.booking ?? null} onClose={() => open(null)} />
    </AdminPage>
  );
}

const sheetsPath = (jobs: readonly CalendarJob[]): string =>
  `/admin/fitting-jobs/sheets?ids=${jobs.map(({ booking }) => booking.id).join(',')}`;

interface JobsProps {
  calendar: Calendar;
  view: CalendarView;
  onOpen: (job: CalendarJob) => void;
}

function Jobs({ calendar, view, onOpen }: JobsProps) {
  const isWide = useMediaQuery('(width >= 48rem)');
  const { moving, move } = useMoveJob();
  const can = useCan();
  if (!isWide) return <DayLists calendar={calendar} onOpen={onOpen} />;
  return (
    <CalendarGrid
      calendar={calendar}
      view={view}
      moving={moving}
      canMove={({ booking: { state } }) => can('WRITE_ORDERS') && bookingStates[state].isOpen}
      onMove={(drop) => void move(drop)}
      onOpen={onOpen}
    />
  );
}
