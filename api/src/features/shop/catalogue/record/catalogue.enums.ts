import { brandTierLabels } from '@treadline/schema/trade/listing/brand-tier';
import { graphqlEnum } from '../../../../platform/services/enums.ts';
import type { TreadKind } from '../../pictures/index.ts';

export const BrandTier = graphqlEnum(
  'BrandTier',
  'The price class of a brand, as this shop rates it.',
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
  ID_DESC: 'Highest id first: the last one added, whatever its date.',
  RECOMMENDED:
    'In stock first, then by the shop’s published points for reviews, price, label and popularity.',
  WET_GRIP_ASC: 'Wet grip, class A first; tyres without a label last.',
  FUEL_EFFICIENCY_ASC: 'Fuel efficiency, class A first; tyres without a label last.',
  NOISE_ASC: 'Noise, quietest first; tyres without a label last.',
  RATING_DESC: 'Best rated first; tyres without reviews last.',
});
export type ProductSort = keyof typeof ProductSort;

export const ListingGrouping = graphqlEnum('ListingGrouping', 'How a listing groups tyres into items.', {
  NONE: 'Each tyre is an item.',
  MODEL_AND_SIZE:
    'All versions of a model in one size form one item, shown as the first of them in stock in the ' +
    'listing’s order, or the first if all are sold out.',
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

export const PictureSource = graphqlEnum('PictureSource', 'Where pictures come from.', {
  PRODUCT: 'They were uploaded for the product.',
  MODEL: 'They were uploaded for the model, so the size in them may be another.',
  DRAWING: 'The shop draws them from the details of the model.',
});
export type PictureSource = keyof typeof PictureSource;

export const TreadPattern = graphqlEnum('TreadPattern', 'The layout of a tread, as drawn in its pictures.', {
  SYMMETRIC: 'The same on both shoulders.',
  ASYMMETRIC: 'Different patterns outside and inside.',
  DIRECTIONAL: 'Made to roll one way, with V-shaped grooves.',
  BLOCK: 'Coarse blocks for rough ground.',
  MOTO: 'For touring motorcycles: curves, with lines that clear rain.',
  MOTO_SPORT: 'For sports motorcycles: few grooves, smooth shoulders.',
  MOTO_ADVENTURE: 'For adventure motorcycles: blocks for gravel as well as road.',
  MOTO_SCOOTER: 'For scooters: short cuts close together.',
  MOTO_CRUISER: 'For cruisers: grooves around the middle.',
} satisfies Record<Uppercase<TreadKind>, string>);
export type TreadPattern = keyof typeof TreadPattern;

export const AdminModelState = graphqlEnum('AdminModelState', 'Whether shoppers see a model.', {
  LISTED: 'Shoppers see it, because at least one of its sizes is published.',
  UNLISTED: 'Shoppers don’t see it, because it has no published size.',
  DELETED: 'It was deleted together with its sizes and can be restored.',
});
export type AdminModelState = keyof typeof AdminModelState;

export const AdminModelSort = graphqlEnum(
  'AdminModelSort',
  'The order of the administrators’ list of models.',
  {
    NAME_ASC: 'Brand and name, A to Z.',
    NAME_DESC: 'Brand and name, Z to A.',
    SIZES_DESC: 'Most sizes first.',
    SIZES_ASC: 'Fewest sizes first.',
    PRICE_ASC: 'Lowest price first; models without sizes last.',
    PRICE_DESC: 'Highest price first; models without sizes last.',
    STOCK_ASC: 'Least stock first.',
    STOCK_DESC: 'Most stock first.',
    RATING_DESC: 'Best rated first; models without reviews last.',
    RATING_ASC: 'Worst rated first; models without reviews last.',
    UPDATED_DESC: 'Last changed first.',
    UPDATED_ASC: 'Longest unchanged first.',
  },
);
export type AdminModelSort = keyof typeof AdminModelSort;

export const AdminBrandSort = graphqlEnum(
  'AdminBrandSort',
  'The order of the administrators’ list of brands.',
  {
    NAME_ASC: 'Name, A to Z.',
    NAME_DESC: 'Name, Z to A.',
    MODELS_DESC: 'Most models first.',
    MODELS_ASC: 'Fewest models first.',
    SIZES_DESC: 'Most sizes first.',
    SIZES_ASC: 'Fewest sizes first.',
    STOCK_DESC: 'Most stock first.',
    STOCK_ASC: 'Least stock first.',
    RATING_DESC: 'Best rated first; brands without reviews last.',
    RATING_ASC: 'Worst rated first; brands without reviews last.',
  },
);
export type AdminBrandSort = keyof typeof AdminBrandSort;
