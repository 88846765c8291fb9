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

/** SQL for an array of the ids of the accounts that a number leads to, their own or one of their orders'. */
function accountsByNumber(words: string, bind: Bind): string {
  const [digits, code, plate, orders] = [
    phoneDigits(words),
    postcodeStart(words),
    plateOf(words),
    ordersByNumber(words, bind),
  ];
  return arrayOf([
    ...(digits ? [`select id from users where ${digitsOf('phone')} like ${bind(anywhere(digits))}`] : []),
    ...(code
      ? [`select user_id from saved_addresses where ${bareColumn('postcode')} like ${bind(`${code}%`)}`]
      : []),
    ...(plate ? [`select user_id from garage_vehicles where mark = ${bind(plate)}`] : []),
    ...(orders.length > 0 ? [`select user_id from orders where id = any (${arrayOf(orders)})`] : []),
  ]);
}

/** SQL for an array of the addresses of guests that a number of one of their orders leads to. */
function guestsByNumber(words: string, bind: Bind): string {
  const orders = ordersByNumber(words, bind);
  return orders.length === 0
    ? 'array[]::text[]'
    : `array(select lower(email) from orders where user_id is null and id = any (${arrayOf(orders)}))`;
}

/** Conditions on entries `e` of the customer list that a typed text finds; none for blank text, which matches everyone. */
export function customersFound(typed: string | null | undefined, bind: Bind): string[] {
  const words = keptText(typed ?? '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ');
  if (words === '') return [];
  return [
    `(e.search_text like ${bind(anywhere(words))} or e.user_id = any (${accountsByNumber(words, bind)})
      or e.email = any (${guestsByNumber(words, bind)}))`,
  ];
}
