import type { FittingBooking } from '../../../shop/fitting/index.ts';

/** A booking as a calendar shows it. */
export interface CalendarEntry extends Pick<
  FittingBooking,
  'id' | 'state' | 'startsAt' | 'endsAt' | 'revision' | 'updatedAt'
> {
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly url: string;
  /** The domain that makes its identifier unique. */
  readonly domain: string;
}

const MOST_OCTETS = 75;

const instant = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

/** Escapes a text value (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Folds a line into pieces of at most 75 octets (RFC 5545, 3.1), never within a character. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const sign of line) {
    if (Buffer.byteLength(piece + sign) > MOST_OCTETS - Math.min(1, pieces.length)) {
      pieces.push(piece);
      piece = '';
    }
    piece += sign;
  }
  return [...pieces, piece].join('\r\n ');
}

/** The status of a booking's entry. A lost slot is cancelled in the calendar, too. */
function statusOf({ state }: Pick<FittingBooking, 'state'>): 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED' {
  if (state === 'CONFIRMED' || state === 'DONE') return 'CONFIRMED';
  return state === 'REQUESTED' || state === 'HELD' ? 'TENTATIVE' : 'CANCELLED';
}

/**
 * A booking as an iCalendar file (RFC 5545). Its identifier never changes and its sequence rises with each change, so
 * that opening it again updates the entry. Times are in UTC and need no time zone.
 */
export function calendarFile(entry: CalendarEntry): string {
  const status = statusOf(entry);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Treadline//Fitting//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${entry.id}@${entry.domain}`,
    `SEQUENCE:${entry.revision}`,
    `DTSTAMP:${instant(entry.updatedAt)}`,
    `DTSTART:${instant(entry.startsAt)}`,
    `DTEND:${instant(entry.endsAt)}`,
    `STATUS:${status}`,
    `SUMMARY:${escaped(entry.summary)}`,
    `LOCATION:${escaped(entry.location)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
