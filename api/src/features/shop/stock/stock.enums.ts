import { graphqlEnum } from '../../../platform/services/enums.ts';

export const StockReason = graphqlEnum('StockReason', 'Why units came to the shelf or left it.', {
  SOLD: 'They were sold with an order.',
  RETURNED: 'They came back from an order.',
  ADJUSTED: 'Somebody set the stock.',
});
export type StockReason = keyof typeof StockReason;
