const MOST_DAYS = 366;
const MS_IN_A_DAY = 86_400_000;
/** No online tyre shop is older. The period before year 1 would begin before the calendar does. */
const EARLIEST = '2000-01-01';

interface PeriodFault {
  /** The day to change. */
  readonly path: 'from' | 'to';
  /** A sentence that says what to change, without a full stop. */
  readonly message: string;
}

/** The fault of a report's first and last day, as YYYY-MM-DD; null if it can be reported on. */
export function periodFault({
  from,
  to,
}: {
  readonly from: string;
  readonly to: string;
}): PeriodFault | null {
  const days = (Date.parse(to) - Date.parse(from)) / MS_IN_A_DAY + 1;
  if (days < 1) return { path: 'to', message: 'The last day can’t be before the first' };
  if (from < EARLIEST) return { path: 'from', message: 'A period can’t begin before 2000' };
  if (days > MOST_DAYS) return { path: 'to', message: `A period can have at most ${MOST_DAYS} days` };
  return null;
}
