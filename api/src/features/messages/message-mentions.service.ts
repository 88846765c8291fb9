import type { EntityManager } from '@mikro-orm/postgresql';
import { readOrderNumber } from '@treadline/schema/trade/order-number';

/** Words may stand behind the digits of an older number; the signs of a longer one stand in fours. */
const MENTION = /\bTFL[\s-]*(?:\d{4}(?:[\s-]{0,3}[\da-z]{4}){3}\b|(?:\d[\s-]?){10})/gi;
/** More than anybody asks about at once. */
const MOST_MENTIONS = 5;

/** The sender's own order comes first: a number may be mistyped, and then be somebody else's. */
const ORDER = `
  select id from orders where number = any (?)
  order by (lower(email) = ? or (user_id is not null and user_id = ?)) desc, created_at desc limit 1`;

/** The order numbers in a text, in any spelling; each once. */
export function orderNumbersIn(text: string): string[] {
  const numbers = [...text.matchAll(MENTION)].flatMap(([typed]) => readOrderNumber(typed) ?? []);
  return [...new Set(numbers)].slice(0, MOST_MENTIONS);
}

/** The order that a text mentions by its number, the sender's own if there is one; null if there is none. */
export async function mentionedOrder(
  em: EntityManager,
  text: string,
  { email, userId }: { readonly email: string; readonly userId: string | null },
): Promise<string | null> {
  const numbers = orderNumbersIn(text);
  if (numbers.length === 0) return null;
  const list = `{${numbers.join(',')}}`;
  const [order] = await em.execute<{ id: string }[]>(ORDER, [list, email.toLowerCase(), userId]);
  return order?.id ?? null;
}
