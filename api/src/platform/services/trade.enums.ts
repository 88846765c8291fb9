import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { labelClassMeanings } from '@treadline/schema/trade/tyre/label/tyre-label';
import { axlePositionMeanings } from '@treadline/schema/trade/tyre/marking/axle-position';
import { pressureSensors } from '@treadline/schema/trade/vehicle/pressure-sensors';
import { graphqlEnum } from './enums.ts';

export const PressureSensors = graphqlEnum(
  'PressureSensors',
  'How a vehicle notices that a tyre loses pressure.',
  pressureSensors,
);
export type PressureSensors = keyof typeof PressureSensors;

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
