/**
 * The ids of the orders that staff name by their number, or that have a tracking number.
 * @param parameter of the statement: what `orderNumberEnd` reads, in which no wildcard can stand; null finds none.
 */
export const namedOrders = (parameter: string): string => `(
  select id from orders where search_text like '%' || lower(${parameter}) || ' %'
  union all select id from orders where coalesce(tracking_number, number) = ${parameter})`;
