const LONDON = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/**
 * The day as YYYY-MM-DD and the hour, 0 to 23, in London at an instant, summer time included. The shop's days are
 * London's: whatever happens before midnight there belongs to that day, whatever the server's clock says.
 */
export function inLondon(now: Date): { day: string; hour: number } {
  // London is a whole number of hours from UTC, so the answer only changes with UTC's hour; statements need it
  // thousands of times.
  const hour = Math.floor(now.getTime() / HOUR_MS);
  if (latest?.hour !== hour) latest = { hour, answer: readClock(now) };
  return latest.answer;
}

const HOUR_MS = 3_600_000;
let latest: { readonly hour: number; readonly answer: { day: string; hour: number } } | null = null;

function readClock(now: Date): { day: string; hour: number } {
  const parts = Object.fromEntries(LONDON.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, hour: Number(parts['hour']) };
}

/**
 * The instant when clocks in London show a time, such as 08:30, on a day; the first if they show it twice, because
 * summer time ends.
 */
export function londonInstant(day: string, time: string): Date {
  const asIfUtc = new Date(`${day}T${time}:00Z`);
  // In summer, 23:00 UTC is already midnight of the next day in London.
  const summerTime = (inLondon(asIfUtc).hour - asIfUtc.getUTCHours() + 24) % 24;
  return new Date(asIfUtc.getTime() - summerTime * HOUR_MS);
}
