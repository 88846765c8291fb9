/**
 * Every sale: its order's id, the day it was paid in London, and its revenue in pence. The database keeps the rows
 * with each change of an order; `salesFigures` has the definition.
 */
export const SALES = '(select order_id as id, sold_on, pence from order_sales where sold_on is not null)';
