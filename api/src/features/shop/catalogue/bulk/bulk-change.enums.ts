import { priceEndings } from '@treadline/schema/trade/prices/price-ending';
import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const BulkChangeKind = graphqlEnum('BulkChangeKind', 'The action of a bulk change.', {
  PRICE: 'Raises or lowers the price charged by a percentage.',
  SALE_START:
    'Lowers the price charged by a percentage. The old price is shown beside it while that is honest.',
  SALE_END: 'Restores the price from before the sale.',
  STOCK_SET: 'Sets how many units are available to buy.',
  STOCK_ADJUST: 'Adds or removes units available to buy.',
  PUBLISH: 'Shows drafts to shoppers.',
  WITHDRAW: 'Turns products into drafts, which shoppers don’t see.',
  UNDO: 'Reverts another bulk change.',
});
export type BulkChangeKind = keyof typeof BulkChangeKind;

export const PriceEnding = graphqlEnum('PriceEnding', 'How a calculated price is rounded.', priceEndings);
export type PriceEnding = keyof typeof PriceEnding;

export const BulkRefusal = graphqlEnum('BulkRefusal', 'Why a bulk change leaves a product unchanged.', {
  UNCHANGED: 'It already has the requested value.',
  DELETED: 'It is deleted.',
  PRICE_OUT_OF_RANGE: 'The price would be below one penny or above the maximum.',
  ROUNDED_AWAY: 'After rounding the price would not change, or a cut would become a rise or a rise a cut.',
  ALREADY_ON_SALE: 'It is already on sale. That sale has to end first.',
  NOT_ON_SALE: 'It is not on sale, so it has no old price to restore.',
  STOCK_BELOW_NONE: 'Fewer units are available than should be removed.',
  STOCK_ABOVE_MOST: 'The stock would exceed the maximum for a product.',
  CHANGED_SINCE: 'It has been edited since, and the edit is not overwritten.',
});
export type BulkRefusal = keyof typeof BulkRefusal;

export const BulkChangeStatus = graphqlEnum('BulkChangeStatus', 'The progress of a bulk change.', {
  WAITING: 'It starts within seconds.',
  RUNNING: 'Its products are being changed.',
  DONE: 'Every product was changed or refused.',
});
export type BulkChangeStatus = keyof typeof BulkChangeStatus;
