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

/**
 * Conditions on entries `e` of the customer list that a typed text finds by name, email address or telephone number,
 * postcode or number plate, or by a number of one of their orders. None for blank text, which matches everyone.
 */
export function customersFound(typed: string | null | undefined, bind: Bind): string[] {
  const words = keptText(typed ?? '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ');
  if (words === '') return [];
  const [digits, code, plate, orders] = [
    phoneDigits(words),
    postcodeStart(words),
    plateOf(words),
    ordersByNumber(words, bind),
  ];
  const ofOrders = `o.id = any (${arrayOf(orders)})`;
  const ids = [
    ...(digits ? [`select id from users where ${digitsOf('phone')} like ${bind(anywhere(digits))}`] : []),
    ...(code
      ? [`select user_id from saved_addresses where ${bareColumn('postcode')} like ${bind(`${code}%`)}`]
      : []),
    ...(plate ? [`select user_id from garage_vehicles where mark = ${bind(plate)}`] : []),
    ...(orders.length > 0
      ? [
          `select o.user_id from orders o where ${ofOrders}`,
          `select g.order_id from guest_entries g
            where g.email in (select lower(o.email) from orders o where o.user_id is null and ${ofOrders})`,
        ]
      : []),
  ];
  return [`(e.search_text like ${bind(anywhere(words))} or e.id = any (${arrayOf(ids)}))`];
}
