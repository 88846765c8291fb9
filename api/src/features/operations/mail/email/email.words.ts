import { formatCharge, formatPrice } from '@treadline/schema/trade/values/money';
import type { Letterhead, MailTyre, MailTyreLabel, Sum } from './email.ts';

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/London',
});
const DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});
const CLOCK = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});
const MAX_GREETED_NAME = 40;
/** A person's name consists of letters, spaces, apostrophes and hyphens. */
const NAME = /^\p{L}[\p{L}\p{M} '’-]*$/u;

/** Why an email goes to the shop itself. */
export const shopReason = ({ shopName }: Pick<Letterhead, 'shopName'>): string =>
  `You’re getting this email because it goes to the contact address of ${shopName}.`;

/** Keeps a number, date or postcode on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** An instant's date in London, for example 24 November 2026. */
export const dateText = (at: Date): string => DATE.format(at);

/** An instant with its time, for example 24 November 2026 at 09:05, UK time. */
export const instantText = (at: Date): string => unbroken(`${dateText(at)} at ${CLOCK.format(at)}, UK time`);

/** Formats the day 2026-11-24 as 24 November 2026. */
export const dayText = (day: string): string => dateText(new Date(`${day}T12:00:00Z`));

/** Formats a delivery period; `from` and `to` are days such as 2026-11-24. One day if they're equal. */
export function daysText({ from, to }: { from: string; to: string }): string {
  const [first, last] = [from, to].map((day) => DAY.format(new Date(`${day}T12:00:00Z`)));
  return first === last ? `${first}` : `${first} to ${last}`;
}

/**
 * The greeting. Anyone can register with another person's email address, so text that doesn't look like a name
 * (an advert, a link) isn't passed on to that person.
 */
export function greeting(firstName: string): string {
  const name = firstName.trim();
  return name.length <= MAX_GREETED_NAME && NAME.test(name) ? `Hello ${name},` : 'Hello,';
}

/** The tyre label in words; null if it has no classes. */
export function labelText(label: MailTyreLabel): string | null {
  const parts = [
    label.fuelEfficiency && `fuel efficiency ${label.fuelEfficiency}`,
    label.wetGrip && `wet grip ${label.wetGrip}`,
    label.noiseDb !== null &&
      `noise ${label.noiseDb} dB${label.noiseClass ? ` (class ${label.noiseClass})` : ''}`,
  ].filter(Boolean);
  return parts.length > 0 ? `Tyre label: ${parts.join(', ')}` : null;
}

/** The quantity and unit price, after the size if the name doesn't include it. */
export const unitsText = ({ name, size, quantity, unitPrice }: MailTyre): string =>
  [...(name.includes(size) ? [] : [size]), `${quantity} × ${formatPrice(unitPrice)}`].join(' · ');

/** A sum's amount in pounds. */
export const sumText = ({ pence, isCharge = false }: Sum): string =>
  isCharge ? formatCharge(pence) : formatPrice(pence);

/** Splits multi-line text into paragraphs. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
