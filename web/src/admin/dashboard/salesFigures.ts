/** What was sold in a time, as the API counts it. Money in pence. */
export interface SalesFigures {
  revenue: number;
  orders: number;
  checkouts: number;
  checkoutsSold: number;
}

/** What an order brought on average, in pence; 0 if there was none. */
export const averageOrder = ({ revenue, orders }: SalesFigures): number =>
  orders > 0 ? Math.round(revenue / orders) : 0;

/** The share of the orders placed that are sold, 0 to 100; 0 if none was placed. */
export const soldShare = ({ checkouts, checkoutsSold }: SalesFigures): number =>
  checkouts > 0 ? Math.round((checkoutsSold * 100) / checkouts) : 0;

/** How a figure moved against the period before, in per cent; null if there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) * 100) / before) : null;
