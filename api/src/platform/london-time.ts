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
 * London's: what happens there before midnight is of that day, whatever the clock of the server says.
 */
export function inLondon(now: Date): { day: string; hour: number } {
  const parts = Object.fromEntries(LONDON.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, hour: Number(parts['hour']) };
}
