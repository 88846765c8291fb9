import { graphqlEnum } from '../../platform/enums.ts';

export const TyreCategory = graphqlEnum('TyreCategory', 'The kind of vehicle a tyre is made for.', {
  CAR: 'Car Tyres',
  SUV: '4x4/SUV Tyres',
  VAN: 'Van Tyres',
  MOTORCYCLE: 'Motorcycle Tyres',
});
export type TyreCategory = keyof typeof TyreCategory;

export const Season = graphqlEnum(
  'Season',
  'The season a tyre is made for. Motorcycle road tyres count as summer tyres.',
  {
    SUMMER: 'Summer',
    WINTER: 'Winter',
    ALL_SEASON: 'All Season',
  },
);
export type Season = keyof typeof Season;

export const LabelClass = graphqlEnum(
  'LabelClass',
  'A class of the tyre label of Regulation (EU) 2020/740; A is best.',
  {
    A: 'Best.',
    B: 'Good.',
    C: 'Fair.',
    D: 'Below average.',
    E: 'Worst.',
  },
);
export type LabelClass = keyof typeof LabelClass;

export const AxlePosition = graphqlEnum('AxlePosition', 'The wheels a tyre belongs on.', {
  BOTH: 'Front and rear alike.',
  FRONT: 'Front only, for example on a motorcycle.',
  REAR: 'Rear only, for example on a motorcycle.',
});
export type AxlePosition = keyof typeof AxlePosition;

export const BrandTier = graphqlEnum('BrandTier', 'The price class a brand sells in, as this shop sees it.', {
  PREMIUM: 'Premium.',
  MID_RANGE: 'Mid-range.',
  BUDGET: 'Budget.',
});
export type BrandTier = keyof typeof BrandTier;

export const ProductSort = graphqlEnum('ProductSort', 'The order of a listing.', {
  NAME_ASC: 'Name, A to Z.',
  NAME_DESC: 'Name, Z to A.',
  PRICE_ASC: 'Price, lowest first.',
  PRICE_DESC: 'Price, highest first.',
  BRAND_ASC: 'Brand, A to Z.',
  CREATED_AT_DESC: 'Newest first.',
});
export type ProductSort = keyof typeof ProductSort;

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
