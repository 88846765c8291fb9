import { anywhere } from '../../../../platform/text/like-pattern.ts';
import { keptText } from '../../../../platform/text/typed-text.ts';
import {
  arrayOf,
  bareColumn,
  digitsOf,
  ordersByNumber,
  phoneDigits,
  plateOf,
  postcodeStart,
  type Bind,
} from '../reading/order-search.ts';

/** A shorter text is only sought in the names and addresses of accounts, because it's in too many orders. */
const SHORTEST_OF_ORDERS = 3;

/** SQL for the name and address of account `u`, in lower case. An index covers it. */
const NAME_OF_ACCOUNT = "lower(first_name || ' ' || last_name || ' ' || email)";
const NAME_OF_ORDER = "(shipping_address->>'firstName') || ' ' || (shipping_address->>'lastName')";

/** Parses a search; null for blank text, which matches everyone. */
const wordsOf = (typed: string | null | undefined): string | null =>
  keptText(typed ?? '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ') || null;

/**
 * Conditions on accounts `u`: name, email address, telephone number, postcode or number plate, or a number of one of
 * their orders.
 */
export function accountsFound(typed: string | null | undefined, bind: Bind): string[] {
  const words = wordsOf(typed);
  if (words === null) return [];
  const [digits, code, plate, orders] = [
    phoneDigits(words),
    postcodeStart(words),
    plateOf(words),
    ordersByNumber(words, bind),
  ];
  const statements = [
    `select id from users where ${NAME_OF_ACCOUNT} like ${bind(anywhere(words))}`,
    ...(digits ? [`select id from users where ${digitsOf('phone')} like ${bind(anywhere(digits))}`] : []),
    ...(code
      ? [`select user_id from saved_addresses where ${bareColumn('postcode')} like ${bind(`${code}%`)}`]
      : []),
    ...(plate ? [`select user_id from garage_vehicles where mark = ${bind(plate)}`] : []),
    ...(orders.length > 0 ? [`select user_id from orders where id = any (${arrayOf(orders)})`] : []),
  ];
  return [`u.id = any (${arrayOf(statements)})`];
}

/** Conditions on guests' `o.email`: the name, email address or a number of one of their orders. */
export function guestsFound(typed: string | null | undefined, bind: Bind): string[] {
  const words = wordsOf(typed);
  if (words === null) return [];
  const byName =
    words.length < SHORTEST_OF_ORDERS
      ? []
      : [
          `select id from orders where user_id is null and search_text like ${bind(anywhere(words))}
            and position(${bind(words)} in lower(email || ' ' || ${NAME_OF_ORDER})) > 0`,
        ];
  const orders = [...byName, ...ordersByNumber(words, bind)];
  if (orders.length === 0) return ['false'];
  return [
    `lower(o.email) = any (array(select lower(email) from orders
      where user_id is null and id = any (${arrayOf(orders)})))`,
  ];
}
