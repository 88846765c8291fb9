import { fittingAreas } from '@treadline/schema/trade/places/fitting-area';
import { graphqlEnum } from '../../../platform/services/enums.ts';

export const FittingArea = graphqlEnum(
  'FittingArea',
  'How far a fitting centre is from the base town.',
  fittingAreas,
);
export type FittingArea = keyof typeof FittingArea;
