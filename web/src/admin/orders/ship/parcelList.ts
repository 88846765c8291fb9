import { readOrderNumber } from '@treadline/schema/trade/order/order-number';
import { keeps } from '../../../lib/form/inputRule.ts';
import { shipmentInputRules } from '../../../lib/form/inputRules.generated.ts';

/** One order of a list that was scanned or pasted. */
export interface ListedParcel {
  /** Its number or short id, in capitals. */
  order: string;
  /** Null in a list of orders alone. */
  trackingNumber: string | null;
  /** Null where the list names none. */
  carrier: string | null;
}

/** What cannot be sent as it stands, and on which line of the text. */
export interface ListFault {
  line: number;
  sentence: string;
}

export interface ParcelList {
  parcels: readonly ListedParcel[];
  faults: readonly ListFault[];
}

/** As many as the shop takes in one request. */
export const MOST_PARCELS = 200;

const SHORT_ID = /^[\dA-F]{8}$/;
const isTrackingNumber = keeps(shipmentInputRules.trackingNumber);

/** An order number or short id in capitals; null for a text that is neither. */
function readOrder(text: string): string | null {
  const bare = text.replace(/^#/, '').toUpperCase();
  return readOrderNumber(bare) ?? (SHORT_ID.test(bare) ? bare : null);
}

/** The fields of a line. Where commas, semicolons or tabs part them, a field may have spaces in it. */
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

/** Everything after the order is one number, which carriers like to print in groups. */
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
  /** An order on a line of its own, whose tracking number is scanned next. */
  open: Row | null;
}

function readLine(reading: Reading, text: string, line: number): void {
  const [first = '', second = null, carrier = null] = fieldsOf(text);
  if (first === '') return;
  const order = readOrder(first);
  const { open } = reading;
  // What follows an order is its tracking number, even one that looks like a short id.
  if (open && second === null && (order === null || readOrderNumber(first) === null)) {
    open.trackingNumber = first;
    reading.open = null;
    return;
  }
  // Eight digits may be a tracking number too: only a whole order number is looked for in the second place.
  const later = second !== null && readOrderNumber(first) === null ? readOrderNumber(second) : null;
  const named = later ?? order;
  if (named === null) {
    // The heads of a table's columns.
    if (reading.rows.length === 0 && !/\d/.test(text)) return;
    reading.faults.push({ line, sentence: `“${first}” is no order number or short id.` });
    return;
  }
  const row: Row = { line, order: named, trackingNumber: later === null ? second : first, carrier };
  reading.rows.push(row);
  reading.open = row.trackingNumber === null ? row : null;
}

/** What is wrong with a row by itself, or beside the rows above it. */
function faultOf(row: Row, above: readonly Row[], numbersWanted: boolean): string | null {
  const { order, trackingNumber } = row;
  const twice = above.find((other) => other.order === order);
  if (twice) return `${order} is on line ${twice.line} already.`;
  if (trackingNumber === null) return numbersWanted ? `${order} has no tracking number.` : null;
  if (isTrackingNumber(trackingNumber) !== true) return `“${trackingNumber}” is no tracking number.`;
  const shared = above.find((other) => other.trackingNumber === trackingNumber);
  return shared ? `${trackingNumber} is the tracking number of line ${shared.line} already.` : null;
}

/**
 * Reads a list that was scanned or pasted: an order number or short id and a tracking number on each line, parted by a
 * comma, semicolon, tab or space, in either order; or each on a line of its own, as a scanner types them. A carrier
 * may stand behind. A list of orders alone is taken as it is, as for the shop's own team.
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
    faults.push({ line: beyond.line, sentence: `At most ${MOST_PARCELS} orders can leave in one go.` });
  return {
    parcels: rows.map(({ order, trackingNumber, carrier }) => ({ order, trackingNumber, carrier })),
    faults: [...reading.faults, ...faults].toSorted((one, other) => one.line - other.line),
  };
}
