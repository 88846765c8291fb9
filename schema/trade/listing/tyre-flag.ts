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

/** The properties that tyres can be searched without, as their absence is named on screen. */
export const absentFlagLabels = {
  runFlat: 'Not run-flat',
  extraLoad: 'Not extra load (XL)',
  evSpec: 'Not for electric cars',
  threePeakSnowflake: 'Not snow rated (3PMSF)',
} as const satisfies Partial<Record<TyreFlag, string>>;

export type TyreFlag = keyof typeof tyreFlagLabels;

export const TYRE_FLAGS = keysOf(tyreFlagLabels);

/** The name under which the tyres with a property are counted: RUN_FLAT for runFlat. */
export function flagFacetValue(flag: TyreFlag): string {
  return flag.replaceAll(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase();
}
