/** The planned time of a delivery: a day in London, and the hours if known. */
export interface DeliveryWindow {
  /** As 2026-11-24. */
  readonly day: string;
  /** As 10:00; null together with `until` if the hours are open. */
  readonly from: string | null;
  readonly until: string | null;
}

const FULL = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** A window in words: "Tuesday 24 November, between 10:00 and 12:00". */
export function deliveryWindowText({ day, from, until }: DeliveryWindow): string {
  // The year of a delivery is obvious, and versions of Unicode disagree on the comma.
  const date = FULL.format(new Date(`${day}T12:00:00Z`))
    .replace(',', '')
    .replace(/ \d{4}$/, '');
  return from && until ? `${date}, between ${from} and ${until}` : date;
}

const DAYS_AHEAD = 60;
const DAY_MS = 86_400_000;

const BOTH = 'Please enter both times, or neither';

/** The errors of a planned window, by field. @param today as 2026-11-24, in London. */
export function deliveryWindowFaults(
  { day, from, until }: DeliveryWindow,
  today: string,
): { readonly [Field in keyof DeliveryWindow]?: string } {
  const last = new Date(Date.parse(today) + DAYS_AHEAD * DAY_MS).toISOString().slice(0, today.length);
  if (day < today) return { day: 'Please choose today or a later day' };
  if (day > last) return { day: `Please choose a day within ${DAYS_AHEAD} days` };
  if (from === null && until !== null) return { from: BOTH };
  if (from !== null && until === null) return { until: BOTH };
  return from !== null && until !== null && from >= until
    ? { until: 'Please enter a time after the first' }
    : {};
}
