const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});
const weekdays = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Europe/London',
});

/** The London date of an API date or date-time: "3 March 2025". */
export function formatDate(isoDate: string): string {
  return days.format(new Date(isoDate));
}

const times = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** The London date and time: "3 March 2025, 14:05". */
export function formatDateTime(isoDate: string): string {
  return `${formatDate(isoDate)}, ${formatTime(isoDate)}`;
}

/** The London time: "14:05". */
export function formatTime(isoDate: string): string {
  return times.format(new Date(isoDate));
}

/** A moment near now: its London time, preceded by the date unless that's today. */
export function formatSoon(isoDate: string, now = new Date()): string {
  const isToday = formatDate(isoDate) === formatDate(now.toISOString());
  return isToday ? formatTime(isoDate) : formatDateTime(isoDate);
}

/** A delivery day: "Thu 6 Mar". */
export function formatWeekday(isoDate: string): string {
  return weekdays.format(new Date(isoDate)).replace(',', '');
}

const counts = new Intl.NumberFormat('en-GB');

/** A count with thousands separators: "19,446". */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** A count with its noun, whose plural must be regular: "1 model", "1,204 models". */
export function formatCounted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** "1 tyre", "19,446 tyres". */
export function formatTyres(count: number): string {
  return formatCounted(count, 'tyre');
}

/** The number of tyres in several lines: "4 tyres". */
export function tyresIn(lines: readonly { quantity: number }[]): string {
  return formatTyres(lines.reduce((sum, { quantity }) => sum + quantity, 0));
}

const isoDays = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** A moment's London date, as date inputs take it: "2026-11-24". */
export function londonDay(at: Date): string {
  return isoDays.format(at);
}
