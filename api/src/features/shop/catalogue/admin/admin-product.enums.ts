import { LOW_STOCK_BELOW } from '@treadline/schema/trade/listing/stock-level';
import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const AdminProductState = graphqlEnum('AdminProductState', 'Whether shoppers see a product.', {
  KEPT: 'Published products and drafts: all except deleted ones.',
  PUBLISHED: 'Shoppers see it.',
  DRAFT: 'Only administrators see it.',
  DELETED: 'It is deleted and can be restored.',
});
export type AdminProductState = keyof typeof AdminProductState;

export const StockLevel = graphqlEnum('StockLevel', 'The units available to buy.', {
  IN_STOCK: 'One or more.',
  LOW: `From 1 to ${LOW_STOCK_BELOW - 1}.`,
  NONE: 'None.',
});
export type StockLevel = keyof typeof StockLevel;

export const AdminProductSort = graphqlEnum('AdminProductSort', 'The order of the administrators’ list.', {
  NAME_ASC: 'Name, A to Z.',
  NAME_DESC: 'Name, Z to A.',
  SKU_ASC: 'SKU, A to Z.',
  SKU_DESC: 'SKU, Z to A.',
  SIZE_ASC: 'Rim diameter, then width, then profile, smallest first.',
  SIZE_DESC: 'Rim diameter, then width, then profile, largest first.',
  PRICE_ASC: 'The price charged, lowest first.',
  PRICE_DESC: 'The price charged, highest first.',
  STOCK_ASC: 'Units that can be bought, fewest first.',
  STOCK_DESC: 'Units that can be bought, most first.',
  UPDATED_ASC: 'Longest unchanged first.',
  UPDATED_DESC: 'Last changed first.',
  POPULARITY_ASC: 'Least popular first.',
  POPULARITY_DESC: 'Most popular first.',
});
export type AdminProductSort = keyof typeof AdminProductSort;
