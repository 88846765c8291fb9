import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const ReportStep = graphqlEnum('ReportStep', 'How a report divides its period.', {
  DAY: 'By days.',
  WEEK: 'By weeks from Monday; the first and the last can be shorter.',
  MONTH: 'By calendar months; the first and the last can be shorter.',
});
export type ReportStep = keyof typeof ReportStep;

export const SalesChannel = graphqlEnum('SalesChannel', 'How an order was placed.', {
  WEB: 'By the buyer in the web shop, or by a program without an API key.',
  STAFF: 'By staff, for a buyer at the counter or on the telephone.',
  API: 'With an API key.',
});
export type SalesChannel = keyof typeof SalesChannel;

/** A new dimension is a row here, and one of the view `order_figures`. */
export const SalesDimension = graphqlEnum('SalesDimension', 'The ways to break down sales.', {
  BRAND: 'The tyre’s brand when it was ordered.',
  CATEGORY: 'The kind of vehicle that the tyre was for when it was ordered: CAR, SUV, VAN or MOTORCYCLE.',
  SEASON: 'The tyre’s season when it was ordered: SUMMER, WINTER or ALL_SEASON.',
  SIZE: 'The tyre’s size when it was ordered, such as 205/55 R16.',
  SUPPLIER:
    'The supplier that served the tyre when it was ordered, also if own stock was sold. Empty if none did.',
  CHANNEL: 'How the order was placed: WEB, STAFF or API.',
});
export type SalesDimension = keyof typeof SalesDimension;

export const SellerOrder = graphqlEnum('SellerOrder', 'Which tyres come first in a list of sellers.', {
  BEST: 'Most units sold, then most revenue.',
  SLOWEST:
    'Fewest sold among the 5,000 tyres with the most units that can be sold, then most of these units.',
});
export type SellerOrder = keyof typeof SellerOrder;
