import { graphqlEnum } from '../../../platform/services/enums.ts';

export const StockReason = graphqlEnum('StockReason', 'The reason for a stock movement.', {
  SOLD: 'The units were sold with an order.',
  RETURNED: 'The units were returned from an order.',
  BOUGHT: 'The units came from a supplier, and no order waited for them; or that was booked by mistake.',
  ADJUSTED: 'The stock was set to a new level.',
});
export type StockReason = keyof typeof StockReason;
