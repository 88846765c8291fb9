import { orderNumberEnd, readOrderNumber } from '@treadline/schema/trade/order/order-number';
import { isEan } from '@treadline/schema/trade/values/ean';
import { bareRegistration, isRegistrationMark } from '@treadline/schema/trade/vehicle/registration';
import { anywhere } from '../../../../platform/text/like-pattern.ts';
import { keptText } from '../../../../platform/text/typed-text.ts';
import { readInvoiceNumber } from '../record/invoice-serial.ts';
import { namedOrders } from '../record/named-orders.ts';

/** Adds a query parameter; returns its placeholder, such as `$3`. */
export type Bind = (value: unknown) => string;

/** A shorter text can't use an index, and would match nearly everything. */
const SHORTEST_WORD = 3;
const MOST_WORDS = 6;
/** The newest orders are found if more match. */
const MOST_FOUND = 10_000;

/** Text that is searched for as part of a telephone number. */
const PHONE = /^\+?[\d\s()./-]{5,}$/;
/** Numbers are stored as 07700… or +44 7700…, and searched for in either form, or as +44 (0)7700…. */
const TRUNK = /^(?:(?:00)?44)?0?/;
/** Fewer digits are in too many numbers. */
const LEAST_DIGITS = 4;
/** A whole postcode or its beginning, without the space. */
const POSTCODE = /^[a-z]{1,2}\d[a-z\d]*$/;
/** A parcel number without its spaces: see `CARRIER_TRACKING_NUMBER`. */
const PARCEL = /^(?=.*\d)[a-z\d./-]{4,40}$/;

/** The digits of a typed telephone number without its trunk prefix; null if the text isn't one. */
export function phoneDigits(typed: string): string | null {
  if (!PHONE.test(typed)) return null;
  const digits = typed.replaceAll(/\D/g, '').replace(TRUNK, '');
  return digits.length >= LEAST_DIGITS ? digits : null;
}

/** SQL for the digits of a column with telephone numbers. Indexes cover it. */
export const digitsOf = (phone: string): string => `regexp_replace(${phone}, '[^0-9]', '', 'g')`;

/** A typed postcode or its beginning, in lower case without the space; null if the text isn't one. */
export function postcodeStart(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/\s/g, '');
  return code.length >= SHORTEST_WORD && POSTCODE.test(code) ? code : null;
}

/** SQL for a column with postcodes in the form of `postcodeStart`. Indexes cover it. */
export const bareColumn = (column: string): string => `lower(replace(${column}, ' ', ''))`;

/** The bare mark of a typed number plate; null if the text isn't one. */
export function plateOf(typed: string): string | null {
  const mark = bareRegistration(typed);
  return isRegistrationMark(mark) ? mark : null;
}

/** SQL for the ids of the newest orders that meet a condition. */
const newest = (condition: string): string =>
  `(select id from orders where ${condition} order by created_at desc, id desc limit ${MOST_FOUND})`;

/**
 * SQL statements for the ids of orders that a number leads to: order number, invoice number, telephone number,
 * postcode, number plate, EAN or parcel number, each in any spelling. An index covers each of them. Empty for any other
 * text.
 */
export function ordersByNumber(typed: string, bind: Bind): string[] {
  const bare = typed.toLowerCase().replaceAll(/\s/g, '');
  const [named, invoice, digits, code, plate] = [
    orderNumberEnd(typed),
    readInvoiceNumber(typed),
    phoneDigits(typed),
    postcodeStart(typed),
    plateOf(typed),
  ];
  return [
    ...(invoice ? [`select id from orders where invoice_serial = ${bind(invoice)}`] : []),
    ...(named ? [`select id from orders where id in ${namedOrders(bind(named))}`] : []),
    ...(digits ? [newest(`${digitsOf('phone')} like ${bind(anywhere(digits))}`)] : []),
    ...(code ? [newest(`${bareColumn("shipping_address ->> 'postcode'")} like ${bind(`${code}%`)}`)] : []),
    ...(plate ? [ordersByPlate(bind(plate))] : []),
    ...(isEan(bare)
      ? [
          `(select l.order_id from order_lines l join products p on p.id = l.product_id
            where p.ean = ${bind(bare)} order by l.id desc limit ${MOST_FOUND})`,
        ]
      : []),
    ...(PARCEL.test(bare) ? [ordersByParcel(bind(bare))] : []),
  ];
}

/** Orders whose fitting names the vehicle, and those of customers who have it in their garage. */
const ordersByPlate = (plate: string): string => `
  select order_id from fitting_bookings where registration = ${plate}
  union all select o.id from garage_vehicles g join orders o on o.user_id = g.user_id where g.mark = ${plate}`;

/** Parcels to the buyer, to the fitting centre and back from the buyer. */
const ordersByParcel = (parcel: string): string => `
  select id from orders where ${bareColumn('carrier_tracking_number')} = ${parcel}
  union all select id from orders where ${bareColumn('centre_tracking_number')} = ${parcel}
  union all select order_id from order_returns where ${bareColumn('tracking_number')} = ${parcel}`;

const contains = (word: string, bind: Bind): string => `search_text like ${bind(anywhere(word))}`;

const ordersWithWord = (word: string, bind: Bind): string =>
  [
    newest(contains(word, bind)),
    `(select order_id from order_lines where lower(product_sku) like ${bind(anywhere(word))} limit ${MOST_FOUND})`,
    ...ordersByNumber(word, bind),
  ].join(' union all ');

/**
 * Every word must match somewhere. Short words are ignored next to longer ones; on their own they match nothing. Words
 * of one field may each be in too many orders, such as a common name, so they are sought together as well.
 */
function ordersWithWords(text: string, bind: Bind): string[] {
  const words = text
    .toLowerCase()
    .split(/[\s,;#]+/)
    .filter((word) => word.length >= SHORTEST_WORD)
    .slice(0, MOST_WORDS);
  const [only, ...more] = words;
  if (only === undefined) return [];
  if (more.length === 0) return [ordersWithWord(only, bind)];
  return [
    newest(words.map((word) => contains(word, bind)).join(' and ')),
    `select w.id from orders w where ${words.map((word) => `w.id in (${ordersWithWord(word, bind)})`).join(' and ')}`,
  ];
}

/** Enough digits for a whole telephone or parcel number, whose groups alone are in too many others. */
const WHOLE_NUMBER = 9;

/** Whether a text is a number and nothing else, although its parts may occur elsewhere. */
const isNumber = (text: string): boolean =>
  readOrderNumber(text) !== null ||
  (phoneDigits(text)?.length ?? 0) >= WHOLE_NUMBER ||
  (/\s/.test(text) && postcodeStart(text) !== null);

/**
 * SQL for an array of the ids of the orders that a typed text finds, the newest {@link MOST_FOUND} for each way to find
 * them. An array, because PostgreSQL can't know how few they are, and would read all orders to join them.
 */
export function ordersFound(typed: string, bind: Bind): string {
  const text = keptText(typed);
  const statements = [...ordersByNumber(text, bind), ...(isNumber(text) ? [] : ordersWithWords(text, bind))];
  return arrayOf(statements);
}

/** SQL for an array of the ids that statements select. */
export const arrayOf = (statements: readonly string[]): string =>
  statements.length === 0 ? 'array[]::uuid[]' : `array(${statements.join(' union all ')})`;
