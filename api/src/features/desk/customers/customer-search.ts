import { anywhere } from '../../../platform/text/like-pattern.ts';
import { keptText } from '../../../platform/text/typed-text.ts';

/** What is searched for as a part of a telephone number. */
const PHONE = /^\+?[\d\s()./-]{4,}$/;
/** The beginning of a postcode, or all of it, without its space. */
const POSTCODE = /^[a-z]{1,2}\d[a-z\d]*$/;
/** A number is kept as 07700 or as +44 7700, and asked for as either. */
const TRUNK = /^(?:0044|44|0)/;

/** The statement's text for a value, which travels as a parameter. */
export type Bind = (value: unknown) => string;

interface Sought {
  readonly words: string;
  /** The digits of a telephone number without its trunk; null for a text that is none. */
  readonly digits: string | null;
  /** A postcode or its beginning, without its space; null for a text that is none. */
  readonly code: string | null;
}

/** What is looked for; null for a text without words, which finds everybody. */
function read(typed: string | null | undefined): Sought | null {
  const words = keptText(typed ?? '').toLowerCase();
  const code = words.replaceAll(' ', '');
  if (words === '') return null;
  return {
    words,
    digits: PHONE.test(words) ? code.replaceAll(/\D/g, '').replace(TRUNK, '') : null,
    code: POSTCODE.test(code) ? code : null,
  };
}

const digitsOf = (phone: string): string => `regexp_replace(${phone}, '[^0-9]', '', 'g')`;
const NAME_OF_ORDER = "(o.shipping_address->>'firstName') || ' ' || (o.shipping_address->>'lastName')";

const anyOf = (conditions: readonly string[]): string =>
  `(${conditions.map((condition) => `(${condition})`).join(' or ')})`;

/** Orders o with that telephone number or postcode. Each condition begins with what an index holds. */
const byNumbers = ({ digits, code }: Sought, bind: Bind): string[] => [
  ...(digits ? [`${digitsOf('o.phone')} like ${bind(anywhere(digits))}`] : []),
  ...(code
    ? [
        `o.search_text like ${bind(anywhere(code))}
          and lower(replace(o.shipping_address->>'postcode', ' ', '')) like ${bind(`${code}%`)}`,
      ]
    : []),
];

/** A condition on accounts `u`: their name, address, telephone number, postcode, or the latter two of an order. */
export function accountsFound(typed: string | null | undefined, bind: Bind): string[] {
  const sought = read(typed);
  if (!sought) return [];
  const { words, digits, code } = sought;
  const onOrders = byNumbers(sought, bind);
  const conditions = [
    `position(${bind(words)} in lower(u.first_name || ' ' || u.last_name || ' ' || u.email)) > 0`,
    ...(digits ? [`${digitsOf('u.phone')} like ${bind(anywhere(digits))}`] : []),
    ...(code
      ? [
          `u.id in (select user_id from saved_addresses
            where lower(replace(postcode, ' ', '')) like ${bind(`${code}%`)})`,
        ]
      : []),
    ...(onOrders.length > 0
      ? [`u.id in (select o.user_id from orders o where o.user_id is not null and ${anyOf(onOrders)})`]
      : []),
  ];
  return [anyOf(conditions)];
}

/** A condition on the addresses `o.email` of guests: one of their orders is found. */
export function guestsFound(typed: string | null | undefined, bind: Bind): string[] {
  const sought = read(typed);
  if (!sought) return [];
  const { words } = sought;
  const byName = `o.search_text like ${bind(anywhere(words))}
    and position(${bind(words)} in lower(o.email || ' ' || ${NAME_OF_ORDER})) > 0`;
  return [
    `lower(o.email) in (select lower(o.email) from orders o
      where o.user_id is null and ${anyOf([byName, ...byNumbers(sought, bind)])})`,
  ];
}
