const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});

/** The start of a slot in London: "Tuesday 1 December at 10:30". */
export const slotText = (startsAt: Date): string => `${DAY.format(startsAt)} at ${CLOCK.format(startsAt)}`;
