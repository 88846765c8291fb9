import { brandTierLabels } from '@treadline/schema/trade/brand-tier';
import { graphqlEnum } from '../../platform/enums.ts';

export const BrandTier = graphqlEnum(
  'BrandTier',
  'The price class a brand sells in, as this shop sees it.',
  brandTierLabels,
);
export type BrandTier = keyof typeof BrandTier;

export const ProductSort = graphqlEnum('ProductSort', 'The order of a listing.', {
  NAME_ASC: 'Name, A to Z.',
  NAME_DESC: 'Name, Z to A.',
  PRICE_ASC: 'Price, lowest first.',
  PRICE_DESC: 'Price, highest first.',
  BRAND_ASC: 'Brand, A to Z.',
  CREATED_AT_DESC: 'Newest first.',
  RECOMMENDED:
    'In stock first, then by the points for reviews, price, label and popularity that the shop states.',
  WET_GRIP_ASC: 'Wet grip, class A first; tyres without a label last.',
  FUEL_EFFICIENCY_ASC: 'Fuel efficiency, class A first; tyres without a label last.',
  NOISE_ASC: 'Noise, quietest first; tyres without a label last.',
  RATING_DESC: 'Best rated first; tyres without reviews last.',
});
export type ProductSort = keyof typeof ProductSort;

export const ListingGrouping = graphqlEnum('ListingGrouping', 'What the items of a listing are.', {
  NONE: 'Each tyre is an item.',
  MODEL_AND_SIZE:
    'All versions of a model in one size are one item, the first in stock in the order of the listing, or the first ' +
    'if all are sold out.',
  AUTO: 'MODEL_AND_SIZE if the listing is for a size or a vehicle, otherwise NONE.',
});
export type ListingGrouping = keyof typeof ListingGrouping;

export const ModelSort = graphqlEnum('ModelSort', 'The order of a list of models.', {
  NAME_ASC: 'Name, A to Z.',
  NAME_DESC: 'Name, Z to A.',
  PRICE_ASC: 'Lowest price first.',
  PRICE_DESC: 'Highest price first.',
  RATING_DESC: 'Best rated first.',
});
export type ModelSort = keyof typeof ModelSort;

export const VariationSort = graphqlEnum('VariationSort', 'The order of the sizes of a model.', {
  SIZE_ASC: 'Rim diameter, then width, then profile.',
  PRICE_ASC: 'Price, lowest first.',
  PRICE_DESC: 'Price, highest first.',
});
export type VariationSort = keyof typeof VariationSort;
