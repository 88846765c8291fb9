/** The dashboard's periods, with their lengths in days. */
export const PERIODS = [
  { days: 1, label: 'Today' },
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '1 year' },
] as const;

const USUAL_DAYS = 30;
const MS_IN_A_DAY = 86_400_000;

const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** The number of days in the address; 30 if it isn't one of the periods. */
export function daysIn(params: URLSearchParams): number {
  const asked = Number(params.get('days'));
  return PERIODS.find(({ days }) => days === asked)?.days ?? USUAL_DAYS;
}

/** The last `days` days up to today in London's calendar, as API input. */
export function periodUpTo(now: Date, days: number): { from: string; to: string } {
  const to = londonDay.format(now);
  // Noon, so that a clock change doesn't move the day.
  const from = new Date(Date.parse(`${to}T12:00:00Z`) - (days - 1) * MS_IN_A_DAY);
  return { from: from.toISOString().slice(0, to.length), to };
}
