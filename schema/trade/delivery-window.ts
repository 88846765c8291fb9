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
