const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const PENCE_IN_A_POUND = 100;

/** An amount of whole pence as shoppers read it: 123450 is "£1,234.50". Prices are written so everywhere. */
export function formatPrice(pence: number): string {
  return pounds.format(pence / PENCE_IN_A_POUND);
}

const wholePounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** An amount of whole pence as a sentence names it, such as the one from which delivery is free: 20000 is "£200", 1599 is "£15.99". */
export function formatAmount(pence: number): string {
  return pence % PENCE_IN_A_POUND === 0 ? wholePounds.format(pence / PENCE_IN_A_POUND) : formatPrice(pence);
}

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

/** A date or date-time of the API as a day in London: "3 March 2025". */
export function formatDate(isoDate: string): string {
  return days.format(new Date(isoDate));
}

const times = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** A moment as a day and a time in London: "3 March 2025, 14:05". */
export function formatDateTime(isoDate: string): string {
  return `${formatDate(isoDate)}, ${times.format(new Date(isoDate))}`;
}

/** A near day, for deliveries: "Thu 6 Mar". */
export function formatWeekday(isoDate: string): string {
  return weekdays.format(new Date(isoDate)).replace(',', '');
}

const counts = new Intl.NumberFormat('en-GB');

/** A count with its thousands set apart: "19,446". */
export function formatCount(count: number): string {
  return counts.format(count);
}
