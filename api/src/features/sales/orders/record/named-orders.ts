/**
 * The ids of the orders that staff name by their number, or that have a tracking number.
 * @param parameter of the statement: what `orderNumberEnd` reads, in which no wildcard can stand; null finds none.
 */
export const namedOrders = (parameter: string): string => `(
  select id from orders where search_text like '%' || lower(${parameter}) || ' %'
  union all select id from orders where coalesce(tracking_number, number) = ${parameter})`;

/**
 * Whether words name the order `o` by its number, or stand in the name or the address of its buyer.
 * @param words the parameter with the words in lower case, for example `$1`; null finds every order.
 * @param number the parameter of `namedOrders`.
 * @param also SQL of a further text to look in.
 */
export const foundOrders = (words: string, number: string, also = "''"): string =>
  `(${words}::text is null or o.id in ${namedOrders(number)} or position(${words} in lower(${also} || ' ' || o.email ||
    ' ' || (o.shipping_address ->> 'firstName') || ' ' || (o.shipping_address ->> 'lastName'))) > 0)`;
