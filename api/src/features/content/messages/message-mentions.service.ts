import type { EntityManager } from '@mikro-orm/postgresql';
import {
  ORDER_NUMBER_PREFIX,
  orderNumberEnd,
  readOrderNumber,
} from '@treadline/schema/trade/order/order-number';

/** After an older number's digits there can be words; a tracking number comes in groups of four. */
const LONGER = String.raw`\bTFL[\s-]*(?:\d{4}(?:[\s-]{0,3}[\da-z]{4}){3}\b|(?:\d[\s-]?){10})`;
/** A short number has exactly eight digits. */
const DIGITS = String.raw`\d(?:[\s-]{0,3}\d){7}\b(?![\s-]?\d)`;
const MENTION = new RegExp(String.raw`${LONGER}|\b${ORDER_NUMBER_PREFIX}[\s-]{0,3}${DIGITS}`, 'gi');
const ENDING = new RegExp(String.raw`(?<!\d[\s-]?)\b${DIGITS}`, 'g');
/** More than a message mentions in practice. */
const MOST_MENTIONS = 5;
const NAMED = 'number = any (?) or coalesce(tracking_number, number) = any (?)';
/** An empty PostgreSQL array. */
const NONE = '{}';

/**
 * The sender's own orders come first, because a mistyped number can be another buyer's. Bare digits count only
 * if they end the number of one of the sender's orders; otherwise they could be anything, such as a telephone
 * number.
 */
const ORDER = `
  with own as (
    select id, number, tracking_number, created_at from orders where user_id is null and lower(email) = ?
    union all
    select id, number, tracking_number, created_at from orders
    where user_id in (select id from users where id = ? or lower(email) = ?)
  )
  select id from (
    select id, created_at, true as is_own from own where ${NAMED} or right(number, 10) = any (?)
    union all
    select id, created_at, false from orders where ${NAMED}
  ) found
  order by is_own desc, created_at desc limit 1`;

/** The digits in a text that could be order numbers without their beginning. */
const endsIn = (text: string): string[] =>
  [...text.matchAll(ENDING)].flatMap(([typed]) => orderNumberEnd(typed) ?? []).slice(0, MOST_MENTIONS);

/** The distinct order numbers in a text, in any spelling. */
export function orderNumbersIn(text: string): string[] {
  const numbers = [...text.matchAll(MENTION)].flatMap(([typed]) => readOrderNumber(typed) ?? []);
  return [...new Set(numbers)].slice(0, MOST_MENTIONS);
}

/** The order whose number a text mentions, preferably the sender's own; null if it mentions no order. */
export async function mentionedOrder(
  em: EntityManager,
  text: string,
  { email, userId }: { readonly email: string; readonly userId: string | null },
): Promise<string | null> {
  const [numbers, ends] = [orderNumbersIn(text), endsIn(text)].map((found) => `{${found.join(',')}}`);
  if (numbers === NONE && ends === NONE) return null;
  const sender = email.toLowerCase();
  const values = [sender, userId, sender, numbers, numbers, ends, numbers, numbers];
  const [order] = await em.execute<{ id: string }[]>(ORDER, values);
  return order?.id ?? null;
}
