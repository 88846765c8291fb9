import { axlePositionMeanings } from '@treadline/schema/trade/axle-position';
import { brandTierLabels } from '@treadline/schema/trade/brand-tier';
import { categoryLabels } from '@treadline/schema/trade/category';
import { seasonLabels } from '@treadline/schema/trade/season';
import { labelClassMeanings } from '@treadline/schema/trade/tyre-label';
import { graphqlEnum } from '../../platform/enums.ts';

export const TyreCategory = graphqlEnum(
  'TyreCategory',
  'The kind of vehicle a tyre is made for.',
  categoryLabels,
);
export type TyreCategory = keyof typeof TyreCategory;

export const Season = graphqlEnum(
  'Season',
  'The season a tyre is made for. Motorcycle road tyres count as summer tyres.',
  seasonLabels,
);
export type Season = keyof typeof Season;

export const LabelClass = graphqlEnum(
  'LabelClass',
  'A class of the tyre label of Regulation (EU) 2020/740; A is best.',
  labelClassMeanings,
);
export type LabelClass = keyof typeof LabelClass;

export const AxlePosition = graphqlEnum(
  'AxlePosition',
  'The wheels a tyre belongs on.',
  axlePositionMeanings,
);
export type AxlePosition = keyof typeof AxlePosition;

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
