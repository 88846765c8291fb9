import { Link } from 'react-router-dom';
import { formatWeekday } from '../../../lib/text/format.ts';
import { classes } from '../../../ui/base/classes.ts';
import {
  capacityText,
  clock,
  CLOSED,
  columnsOf,
  placedJobs,
  ROW_MINUTES,
  rowsOf,
  spanOfJob,
  wholeDay,
  type Calendar,
  type CalendarJob,
  type Column,
  type Span,
} from './calendarPlan.ts';
import { JobBlock, nameOfJob } from './JobBlock.tsx';
import { calendarPath, type CalendarView } from './useCalendarView.ts';
import { COLUMN, useJobDrag, type Drop } from './useJobDrag.ts';

const ROW_REM = 2.5;
const rem = (minutes: number): string => `${(minutes / ROW_MINUTES) * ROW_REM}rem`;
const placeOf = ({ from, until }: Span, rows: Span) => ({
  top: rem(from - rows.from),
  height: rem(until - from),
});
/** A line above each row. */
const LINES = {
  backgroundImage: 'linear-gradient(var(--color-line) 1px, transparent 1px)',
  backgroundSize: `100% ${ROW_REM}rem`,
};

interface CalendarGridProps {
  calendar: Calendar;
  view: CalendarView;
  /** Where a job is being moved to; null if none is. */
  moving: Drop | null;
  canMove: (job: CalendarJob) => boolean;
  onMove: (drop: Drop) => void;
  onOpen: (job: CalendarJob) => void;
}

/** The bays or vans of one or more days side by side, by half hours. */
export function CalendarGrid({ calendar, view, moving, canMove, onMove, onOpen }: CalendarGridProps) {
  const isWeek = calendar.days.length > 1;
  const days = calendar.days.map((day) => ({
    day,
    columns: isWeek ? [wholeDay(day)] : columnsOf(day, calendar.lanes),
  }));
  const columns = days.flatMap((one) => one.columns);
  const rows = rowsOf(columns);
  const drag = useJobDrag(columns, rows, onMove);
  const ghost = drag.drop ?? moving;
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-card">
      <div
        className="grid min-w-max select-none"
        style={{
          gridTemplateColumns: `3.25rem repeat(${columns.length}, minmax(${isWeek ? '8rem' : '9rem'}, 1fr))`,
        }}
      >
        <span />
        {days.map(({ day, columns: own }) => (
          <div
            key={day.day}
            style={{ gridColumn: `span ${own.length}` }}
            className="border-l border-line px-2 py-1.5 text-sm"
          >
            <h2 className="text-sm font-[650]">
              {isWeek ? (
                <Link
                  to={calendarPath({ ...view, day: day.day, view: 'day' })}
                  className="underline-offset-4 hover:underline"
                >
                  {formatWeekday(day.day)}
                </Link>
              ) : (
                formatWeekday(day.day)
              )}
            </h2>
            <p className="text-xs text-ink-2">{capacityText(day)}</p>
          </div>
        ))}
        {!isWeek && <span />}
        {!isWeek &&
          columns.map(({ lane, name }) => (
            <p key={lane} className="truncate border-l border-line px-2 pb-1 text-xs">
              {name}
            </p>
          ))}
        <Hours rows={rows} />
        {columns.map((column, index) => (
          <div
            key={`${column.day} ${column.lane}`}
            role="group"
            aria-label={[formatWeekday(column.day), column.name].filter(Boolean).join(', ')}
            {...{ [COLUMN]: index }}
            className="relative border-t border-l border-line bg-tint"
            style={{ height: rem(rows.until - rows.from), ...LINES }}
          >
            <OpenHours column={column} rows={rows} />
            {placedJobs(column).map(({ job, span, at, of }) => (
              <JobBlock
                key={job.booking.id}
                job={job}
                style={{ ...placeOf(span, rows), left: `${(at / of) * 100}%`, width: `${100 / of}%` }}
                className={classes(
                  'absolute',
                  canMove(job) && 'cursor-grab',
                  ghost?.job.booking.id === job.booking.id && 'opacity-40',
                )}
                {...drag.blockProps(job, canMove(job))}
                onClick={(event) => drag.isDragClick(event) || onOpen(job)}
              />
            ))}
            {ghost && isIn(ghost, column) && <Ghost drop={ghost} rows={rows} />}
          </div>
        ))}
      </div>
    </div>
  );
}

const isIn = ({ column }: Drop, { day, lane }: Column): boolean => column.day === day && column.lane === lane;

function Hours({ rows }: { rows: Span }) {
  const count = (rows.until - rows.from) / ROW_MINUTES;
  return (
    <div aria-hidden="true" className="border-t border-line text-right text-xs text-ink-2" style={LINES}>
      {Array.from({ length: count }, (_, index) => rows.from + index * ROW_MINUTES).map((minutes) => (
        <div key={minutes} className="pt-0.5 pr-1.5" style={{ height: `${ROW_REM}rem` }}>
          {minutes % 60 === 0 && clock(minutes)}
        </div>
      ))}
    </div>
  );
}

/** The hours in which a bay or van works, or why it doesn't. */
function OpenHours({ column: { lane, open, closedBecause }, rows }: { column: Column; rows: Span }) {
  if (!open)
    return (
      <p className="px-2 py-1.5 text-xs text-ink-2">
        {(lane !== null || closedBecause !== CLOSED) && closedBecause}
      </p>
    );
  return (
    <div aria-hidden="true" className="absolute inset-x-0 bg-card" style={placeOf(open, rows)}>
      <div className="size-full" style={LINES} />
    </div>
  );
}

/** Where a dragged job would go. */
function Ghost({ drop: { job, start }, rows }: { drop: Drop; rows: Span }) {
  const span = spanOfJob(job);
  if (!span) return null;
  return (
    <p
      className={classes(
        'pointer-events-none absolute inset-x-0.5 z-10 rounded-sm border-2 border-dashed border-ink bg-signal/30',
        'px-1.5',
        'text-xs font-[650]',
      )}
      style={placeOf({ from: start, until: start + span.until - span.from }, rows)}
    >
      {clock(start)} {nameOfJob(job)}
    </p>
  );
}
