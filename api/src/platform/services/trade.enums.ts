import { axlePositionMeanings } from '@treadline/schema/trade/tyre/axle-position';
import { categoryLabels } from '@treadline/schema/trade/tyre/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/season';
import { labelClassMeanings } from '@treadline/schema/trade/tyre/tyre-label';
import { graphqlEnum } from './enums.ts';

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
