import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const BulkChangeKind = graphqlEnum('BulkChangeKind', 'What is done to many products at once.', {
  PRICE: 'Raises or lowers the price charged by a percentage.',
  SALE_START:
    'Lowers the price charged by a percentage; the old price stands beside it as long as that is honest.',
  SALE_END: 'Charges the old price again that stands beside the present one.',
  STOCK_SET: 'Sets how many units can be bought.',
  STOCK_ADJUST: 'Adds units to those that can be bought, or takes them away.',
  PUBLISH: 'Shows drafts to shoppers.',
  WITHDRAW: 'Turns products into drafts, which shoppers do not see.',
  UNDO: 'Restores what another bulk change has changed.',
});
export type BulkChangeKind = keyof typeof BulkChangeKind;

export const PriceEnding = graphqlEnum('PriceEnding', 'What a calculated price is rounded to.', {
  PENNY: 'To the penny.',
  ENDING_99: 'To the nearest price that ends in .99.',
  ENDING_95: 'To the nearest price that ends in .95.',
  ENDING_50: 'To the nearest price that ends in .50.',
  POUND: 'To the nearest pound.',
});
export type PriceEnding = keyof typeof PriceEnding;

export const BulkRefusal = graphqlEnum('BulkRefusal', 'Why a bulk change leaves a product as it is.', {
  UNCHANGED: 'It is so already.',
  DELETED: 'It is deleted.',
  PRICE_OUT_OF_RANGE: 'The price would be below one penny or above the highest that is allowed.',
  ROUNDED_AWAY: 'Rounding would leave the price as it is, or turn a cut into a rise or a rise into a cut.',
  ALREADY_ON_SALE: 'It is on sale already: that sale ends first.',
  NOT_ON_SALE: 'It is not on sale, so there is no old price to go back to.',
  STOCK_BELOW_NONE: 'Fewer units can be bought than are to be taken away.',
  STOCK_ABOVE_MOST: 'There would be more units than a product can have.',
  CHANGED_SINCE: 'Somebody has changed it since, and that is not overwritten.',
});
export type BulkRefusal = keyof typeof BulkRefusal;

export const BulkChangeStatus = graphqlEnum('BulkChangeStatus', 'How far a bulk change is.', {
  WAITING: 'It begins within seconds.',
  RUNNING: 'It goes from product to product.',
  DONE: 'Each product was changed or refused.',
});
export type BulkChangeStatus = keyof typeof BulkChangeStatus;
