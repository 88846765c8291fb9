import { anywhere } from '../../../platform/text/like-pattern.ts';
import { keptText } from '../../../platform/text/typed-text.ts';

/** Text that is searched for as part of a telephone number. */
const PHONE = /^\+?[\d\s()./-]{4,}$/;
/** A whole postcode or its beginning, without the space. */
const POSTCODE = /^[a-z]{1,2}\d[a-z\d]*$/;
/** Numbers are stored as 07700… or +44 7700…, and searched for in either form. */
const TRUNK = /^(?:0044|44|0)/;

/** Binds a value as a statement parameter and returns its placeholder. */
export type Bind = (value: unknown) => string;

interface Sought {
  readonly words: string;
  /** The digits of a telephone number without the trunk prefix; null if the text isn't one. */
  readonly digits: string | null;
  /** A postcode or its beginning, without the space; null if the text isn't one. */
  readonly code: string | null;
}

/** Parses a search; null for blank text, which matches everyone. */
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

/** Conditions on orders `o` by telephone number or postcode. Each starts with a part that an index covers. */
const byNumbers = ({ digits, code }: Sought, bind: Bind): string[] => [
  ...(digits ? [`${digitsOf('o.phone')} like ${bind(anywhere(digits))}`] : []),
  ...(code
    ? [
        `o.search_text like ${bind(anywhere(code))}
          and lower(replace(o.shipping_address->>'postcode', ' ', '')) like ${bind(`${code}%`)}`,
      ]
    : []),
];

/**
 * Conditions on accounts `u`: name, email, telephone number or postcode, or the latter two of one of their
 * orders.
 */
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

/** Conditions on guests' `o.email`: one of their orders matches. */
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
