/**
 * SQL for the ids of orders whose order number ends in the parameter, or whose tracking number equals it.
 * @param parameter the placeholder of a value from `orderNumberEnd`, which contains no wildcards; null matches nothing.
 */
export const namedOrders = (parameter: string): string => `(
  select id from orders where search_text like '%' || lower(${parameter}) || ' %'
  union all select id from orders where coalesce(tracking_number, number) = ${parameter})`;

/**
 * SQL for whether `words` contain the number of order `o`, or occur in its buyer's name or email address.
 * @param words the placeholder of the words in lower case, for example `$1`; null matches every order.
 * @param number the parameter of `namedOrders`.
 * @param also SQL of another text to search.
 */
export const foundOrders = (words: string, number: string, also = "''"): string =>
  `(${words}::text is null or o.id in ${namedOrders(number)} or position(${words} in lower(${also} || ' ' || o.email ||
    ' ' || (o.shipping_address ->> 'firstName') || ' ' || (o.shipping_address ->> 'lastName'))) > 0)`;
