import { readOrderNumber } from '@treadline/schema/trade/order/order-number';
import { keeps } from '../../../lib/form/inputRule.ts';
import { shipmentInputRules } from '../../../lib/form/inputRules.generated.ts';

/** One order of a scanned or pasted list. */
export interface ListedParcel {
  /** The order number or short ID, in capitals. */
  order: string;
  /** Null in a list of order numbers only. */
  trackingNumber: string | null;
  /** Null if the list doesn't name one. */
  carrier: string | null;
}

/** An error in the list, with its line. */
export interface ListFault {
  line: number;
  sentence: string;
}

export interface ParcelList {
  parcels: readonly ListedParcel[];
  faults: readonly ListFault[];
}

/** The API's limit for one request. */
export const MOST_PARCELS = 200;

const SHORT_ID = /^[\dA-F]{8}$/;
const isTrackingNumber = keeps(shipmentInputRules.trackingNumber);

/** Parses an order number or short ID and returns it in capitals; null for other text. */
function readOrder(text: string): string | null {
  const bare = text.replace(/^#/, '').toUpperCase();
  return readOrderNumber(bare) ?? (SHORT_ID.test(bare) ? bare : null);
}

/** Splits a line into fields. With commas, semicolons or tabs as separators, fields can contain spaces. */
function fieldsOf(line: string): string[] {
  const fields = /[,;\t]/.test(line)
    ? line.split(/[,;\t]/)
    : line.trim().split(/\s+/).reduce<string[]>(joinAfterFirst, []);
  return fields
    .map((field) =>
      field
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter((field) => field !== '');
}

/** Everything after the order is one number: carriers like to print digits in groups. */
function joinAfterFirst([first, rest]: string[], word: string): string[] {
  if (first === undefined) return [word];
  return [first, rest === undefined ? word : `${rest} ${word}`];
}

interface Row extends ListedParcel {
  line: number;
}

interface Reading {
  rows: Row[];
  faults: ListFault[];
  /** The last order without a tracking number. The next line should be that number. */
  open: Row | null;
}

function readLine(reading: Reading, text: string, line: number): void {
  const [first = '', second = null, carrier = null] = fieldsOf(text);
  if (first === '') return;
  const order = readOrder(first);
  const { open } = reading;
  // The text after an order is its tracking number, even if it looks like a short ID.
  if (open && second === null && (order === null || readOrderNumber(first) === null)) {
    open.trackingNumber = first;
    reading.open = null;
    return;
  }
  // Eight digits could be a tracking number, so only a full order number counts in second place.
  const later = second !== null && readOrderNumber(first) === null ? readOrderNumber(second) : null;
  const named = later ?? order;
  if (named === null) {
    // Column headings.
    if (reading.rows.length === 0 && !/\d/.test(text)) return;
    reading.faults.push({ line, sentence: `“${first}” isn’t an order number or short ID.` });
    return;
  }
  const row: Row = { line, order: named, trackingNumber: later === null ? second : first, carrier };
  reading.rows.push(row);
  reading.open = row.trackingNumber === null ? row : null;
}

/** The error in a row, alone or compared with the rows above it; null if it's fine. */
function faultOf(row: Row, above: readonly Row[], numbersWanted: boolean): string | null {
  const { order, trackingNumber } = row;
  const twice = above.find((other) => other.order === order);
  if (twice) return `${order} is already on line ${twice.line}.`;
  if (trackingNumber === null) return numbersWanted ? `${order} has no tracking number.` : null;
  if (isTrackingNumber(trackingNumber) !== true) return `“${trackingNumber}” isn’t a tracking number.`;
  const shared = above.find((other) => other.trackingNumber === trackingNumber);
  return shared ? `${trackingNumber} is already the tracking number on line ${shared.line}.` : null;
}

/**
 * Parses a scanned or pasted list. Each line has an order number or short ID and a tracking number, in either order,
 * separated by a comma, semicolon, tab or space; a carrier can follow. A scanner types order and tracking number on
 * separate lines, which works too, and so does a list of order numbers only, as for the shop's own team.
 */
export function readParcelList(text: string): ParcelList {
  const reading: Reading = { rows: [], faults: [], open: null };
  for (const [index, line] of text.split(/\r?\n/).entries()) readLine(reading, line, index + 1);
  const { rows } = reading;
  const numbersWanted = rows.some(({ trackingNumber }) => trackingNumber !== null);
  const faults = rows.flatMap((row, index) => {
    const sentence = faultOf(row, rows.slice(0, index), numbersWanted);
    return sentence === null ? [] : [{ line: row.line, sentence }];
  });
  const beyond = rows[MOST_PARCELS];
  if (beyond)
    faults.push({ line: beyond.line, sentence: `You can ship at most ${MOST_PARCELS} orders at once.` });
  return {
    parcels: rows.map(({ order, trackingNumber, carrier }) => ({ order, trackingNumber, carrier })),
    faults: [...reading.faults, ...faults].toSorted((one, other) => one.line - other.line),
  };
}
