/** When the driver comes: a day in London, and the hours if they are known. */
export interface DeliveryWindow {
  /** As 2026-11-24. */
  readonly day: string;
  /** As 10:00; null with `until` if the hour is open. */
  readonly from: string | null;
  readonly until: string | null;
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** A window in words: "Tuesday 24 November, between 10:00 and 12:00". */
export function deliveryWindowText({ day, from, until }: DeliveryWindow): string {
  const date = DAY.format(new Date(`${day}T12:00:00Z`)).replace(',', '');
  return from && until ? `${date}, between ${from} and ${until}` : date;
}

const DAYS_AHEAD = 60;
const DAY_MS = 86_400_000;

/** What is wrong with a window that somebody plans; null if nothing is. @param today as 2026-11-24, in London. */
export function deliveryWindowFault(
  { day, from, until }: DeliveryWindow,
  today: string,
): { readonly field: keyof DeliveryWindow; readonly message: string } | null {
  const last = new Date(Date.parse(today) + DAYS_AHEAD * DAY_MS).toISOString().slice(0, today.length);
  if (day < today) return { field: 'day', message: 'Please choose today or a later day' };
  if (day > last) return { field: 'day', message: `Please choose a day within ${DAYS_AHEAD} days` };
  if ((from === null) !== (until === null))
    return { field: from === null ? 'from' : 'until', message: 'Please enter both times, or neither' };
  return from !== null && until !== null && from >= until
    ? { field: 'until', message: 'Please enter a time after the first' }
    : null;
}
