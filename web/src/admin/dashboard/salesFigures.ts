/** Sales in a period, as counted by the API. Money in pence. */
export interface SalesFigures {
  revenue: number;
  orders: number;
  checkouts: number;
  checkoutsPaid: number;
}

/** The average order value in pence; 0 without orders. */
export const averageOrder = ({ revenue, orders }: SalesFigures): number =>
  orders > 0 ? Math.round(revenue / orders) : 0;

/** The percentage of placed orders that were paid; 0 if none was placed. */
export const paidShare = ({ checkouts, checkoutsPaid }: SalesFigures): number =>
  checkouts > 0 ? Math.round((checkoutsPaid * 100) / checkouts) : 0;

/** A figure's change against the previous period in per cent; null if that was zero. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) * 100) / before) : null;
