const PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Formats an ISO date for a datetime-local input, in London time: "2026-11-23T14:05". */
export function asLondonInput(isoDate: string): string {
  const parts = PARTS.formatToParts(new Date(isoDate));
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** Parses a datetime-local value as London time. Returns an ISO date, or null while it's incomplete. */
export function fromLondonInput(typed: string): string | null {
  const asUtc = Date.parse(`${typed}:00Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) || Number.isNaN(asUtc)) return null;
  const shown = Date.parse(`${asLondonInput(new Date(asUtc).toISOString())}:00Z`);
  // Parsed as UTC, the time is wrong by London's offset: an hour at most, so one correction is enough.
  return new Date(asUtc - (shown - asUtc)).toISOString();
}
