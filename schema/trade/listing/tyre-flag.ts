import { keysOf } from '../values/words.ts';

/** The yes-or-no properties that tyres are filtered by: the filter's field names with their labels. */
export const tyreFlagLabels = {
  inStock: 'In stock',
  onSale: 'On sale',
  runFlat: 'Run-flat',
  extraLoad: 'Extra load (XL)',
  evSpec: 'For electric cars',
  threePeakSnowflake: 'Snow rated (3PMSF)',
} as const;

/** The label for the absence of each property; null if nobody searches for tyres without it. */
export const absentFlagLabels: Readonly<Record<TyreFlag, string | null>> = {
  inStock: null,
  onSale: null,
  runFlat: 'Not run-flat',
  extraLoad: 'Not extra load (XL)',
  evSpec: 'Not for electric cars',
  threePeakSnowflake: 'Not snow rated (3PMSF)',
};

export type TyreFlag = keyof typeof tyreFlagLabels;

export const TYRE_FLAGS = keysOf(tyreFlagLabels);

/** The facet value of a property: RUN_FLAT for runFlat. */
export function flagFacetValue(flag: TyreFlag): string {
  return flag.replaceAll(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase();
}
