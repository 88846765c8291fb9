import { formatWeekday } from '../../../lib/text/format.ts';
import { capacityText, CLOSED, type Calendar, type CalendarDay, type CalendarJob } from './calendarPlan.ts';
import { JobBlock } from './JobBlock.tsx';

interface DayListsProps {
  calendar: Calendar;
  onOpen: (job: CalendarJob) => void;
}

/** The jobs of each day as a list, for phones. */
export function DayLists({ calendar: { days, lanes }, onOpen }: DayListsProps) {
  const nameOf = (lane: number) => lanes.find(({ number }) => number === lane)?.name ?? `Removed (${lane})`;
  return (
    <div className="grid gap-4">
      {days.map((day) => (
        <section key={day.day} aria-label={formatWeekday(day.day)} className="grid gap-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 className="text-lg">{formatWeekday(day.day)}</h2>
            <p className="text-sm text-ink-2">{capacityText(day)}</p>
          </div>
          <ClosedLine day={day} nameOf={nameOf} />
          {day.jobs.length === 0 && day.totalMinutes > 0 && <p className="text-sm">No jobs.</p>}
          <ul className="grid gap-2">
            {day.jobs.map((job) => (
              <li key={job.booking.id} className="grid grid-cols-[minmax(0,1fr)_5rem] items-center gap-2">
                <JobBlock job={job} className="min-h-13 py-1.5 text-sm" onClick={() => onOpen(job)} />
                <span className="text-xs text-ink-2">{nameOf(job.lane)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Why a place is closed, or which of its bays or vans are. */
function ClosedLine({ day: { hours }, nameOf }: { day: CalendarDay; nameOf: (lane: number) => string }) {
  const closed = hours.flatMap(({ lane, closedBecause }) =>
    closedBecause === null ? [] : [{ lane, closedBecause }],
  );
  const [first] = closed;
  if (!first || (closed.length === hours.length && first.closedBecause === CLOSED)) return null;
  return (
    <p className="text-sm text-ink-2">
      {closed.length === hours.length
        ? first.closedBecause
        : closed.map(({ lane, closedBecause }) => `${nameOf(lane)}: ${closedBecause}`).join(', ')}
    </p>
  );
}
