import { graphqlEnum } from '../../platform/enums.ts';

export const FittingArea = graphqlEnum('FittingArea', 'How far a fitting centre is from the base town.', {
  LOCAL: 'Up to 5 miles.',
  EXTENDED: 'More than 5 and up to 20 miles.',
  REGIONAL: 'More than 20 miles.',
});
export type FittingArea = keyof typeof FittingArea;
