import { asLondonInput, fromLondonInput } from '../../form/londonTime.ts';
import type { FittingCalendarQuery } from './FittingCalendar.generated.ts';

export type Calendar = NonNullable<FittingCalendarQuery['fittingCalendar']>;
export type CalendarDay = Calendar['days'][number];
export type CalendarJob = CalendarDay['jobs'][number];
type LaneHours = CalendarDay['hours'][number];

/** The height of one row, in minutes. */
export const ROW_MINUTES = 30;
const HOUR = 60;
/** The reason for an ordinary day off, which the day's head says already. */
export const CLOSED = 'Closed';
/** The rows of days without hours or jobs. */
const USUAL = { from: 8 * HOUR, until: 18 * HOUR };

/** A part of a day in minutes since midnight in London. */
export interface Span {
  from: number;
  until: number;
}

/** A column of the grid: a bay or van on a day, or all of them. */
export interface Column {
  day: string;
  /** Null for all of them. */
  lane: number | null;
  /** The name of the bay or van; null for all of them. */
  name: string | null;
  /** Null if it's closed. */
  open: Span | null;
  closedBecause: string | null;
  jobs: readonly CalendarJob[];
}

/** The minutes since midnight that London's clocks show at an instant. */
export function minutesOf(isoDate: string): number {
  const [hours = 0, minutes = 0] = asLondonInput(isoDate).slice('2026-11-23T'.length).split(':').map(Number);
  return hours * HOUR + minutes;
}

/** "09:30" */
export function clock(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minutes / HOUR))}:${part(minutes % HOUR)}`;
}

/** A span that ends after midnight ends with the day. */
function spanOf(startsAt: string, endsAt: string): Span {
  const [from, until] = [minutesOf(startsAt), minutesOf(endsAt)];
  return { from, until: until > from ? until : 24 * HOUR };
}

export const spanOfJob = ({ booking: { slot } }: CalendarJob): Span | null =>
  slot && spanOf(slot.startsAt, slot.endsAt);

const openOf = ({ opens, closes }: LaneHours): Span | null =>
  opens !== null && closes !== null ? spanOf(opens, closes) : null;

/** The columns of a day: its bays or vans, and those that only jobs still name. */
export function columnsOf(day: CalendarDay, lanes: Calendar['lanes']): Column[] {
  const gone = day.jobs
    .map(({ lane }) => lane)
    .filter((lane) => !lanes.some(({ number }) => number === lane));
  const all = [...lanes, ...[...new Set(gone)].map((number) => ({ number, name: `Removed (${number})` }))];
  return all.map(({ number, name }) => {
    const hours = day.hours.find(({ lane }) => lane === number);
    return {
      day: day.day,
      lane: number,
      name,
      open: hours ? openOf(hours) : null,
      closedBecause: hours ? hours.closedBecause : 'Removed',
      jobs: day.jobs.filter(({ lane }) => lane === number),
    };
  });
}

/** A day's bays or vans in one column. */
export function wholeDay({ day, hours, jobs }: CalendarDay): Column {
  const spans = hours.map(openOf).filter((span) => !!span);
  const open = spans.length > 0 && {
    from: Math.min(...spans.map(({ from }) => from)),
    until: Math.max(...spans.map(({ until }) => until)),
  };
  const closedBecause = hours[0]?.closedBecause ?? CLOSED;
  return { day, lane: null, name: null, open: open || null, closedBecause, jobs };
}

/** A job in a column, beside those at the same time. */
export interface PlacedJob {
  job: CalendarJob;
  span: Span;
  /** Its place among `of` beside each other, counted from 0. */
  at: number;
  of: number;
}

/** Places a column's jobs, those at the same time beside each other in the order of their bays or vans. */
export function placedJobs({ jobs }: Pick<Column, 'jobs'>): PlacedJob[] {
  const all = jobs
    .flatMap((job) => {
      const span = spanOfJob(job);
      return span ? [{ job, span, at: 0, of: 1 }] : [];
    })
    .toSorted((one, other) => one.span.from - other.span.from || one.job.lane - other.job.lane);
  let group: PlacedJob[] = [];
  for (const placed of all) {
    if (group.every(({ span }) => span.until <= placed.span.from)) group = [];
    const busy = group.filter(({ span }) => span.until > placed.span.from).map(({ at }) => at);
    while (busy.includes(placed.at)) placed.at += 1;
    group.push(placed);
    const most = Math.max(...group.map(({ at }) => at)) + 1;
    for (const one of group) one.of = most;
  }
  return all;
}

/** The rows that show all hours and jobs, from and until a whole half hour. */
export function rowsOf(columns: readonly Column[]): Span {
  const spans = columns.flatMap(({ open, jobs }) => [open, ...jobs.map(spanOfJob)]).filter((span) => !!span);
  if (spans.length === 0) return USUAL;
  const from = Math.min(...spans.map((span) => span.from));
  const until = Math.max(...spans.map((span) => span.until));
  return {
    from: Math.floor(from / ROW_MINUTES) * ROW_MINUTES,
    until: Math.ceil(until / ROW_MINUTES) * ROW_MINUTES,
  };
}

/** The start nearest to some minutes of a day: jobs begin every half hour from opening. */
export function nearestStart(minutes: number, { open }: Pick<Column, 'open'>): number {
  const first = open ? open.from % ROW_MINUTES : 0;
  return Math.round((minutes - first) / ROW_MINUTES) * ROW_MINUTES + first;
}

/** The instant of a time of day in London; null if the clocks don't show it that day. */
export const instantOf = (day: string, minutes: number): string | null =>
  fromLondonInput(`${day}T${clock(minutes)}`);

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7));
  return at.toISOString().slice(0, day.length);
}

/** The free and all working hours of a day: "13.5 of 20 h free". */
export function capacityText({ freeMinutes, totalMinutes }: CalendarDay): string {
  if (totalMinutes === 0) return CLOSED;
  const hours = (minutes: number) => String(Number((minutes / HOUR).toFixed(2)));
  return `${hours(freeMinutes)} of ${hours(totalMinutes)} h free`;
}
