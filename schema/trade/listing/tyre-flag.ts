import { keysOf } from '../values/words.ts';

/** The yes-or-no properties that tyres are filtered by, under the names of the filter's fields, as named on screen. */
export const tyreFlagLabels = {
  inStock: 'In stock',
  onSale: 'On sale',
  runFlat: 'Run-flat',
  extraLoad: 'Extra load (XL)',
  evSpec: 'For electric cars',
  threePeakSnowflake: 'Snow rated (3PMSF)',
} as const;

/** The absence of each property as it is named on screen; null if nobody searches for tyres without it. */
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

/** The name under which the tyres with a property are counted: RUN_FLAT for runFlat. */
export function flagFacetValue(flag: TyreFlag): string {
  return flag.replaceAll(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase();
}
