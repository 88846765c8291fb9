import { keysOf } from './words.ts';

/** The yes-or-no properties that tyres are filtered by, under the names of the filter's fields, as named on screen. */
export const tyreFlagLabels = {
  inStock: 'In stock',
  onSale: 'On sale',
  runFlat: 'Run-flat',
  extraLoad: 'Extra load (XL)',
  evSpec: 'For electric cars',
  threePeakSnowflake: 'Snow rated (3PMSF)',
} as const;

export type TyreFlag = keyof typeof tyreFlagLabels;

export const TYRE_FLAGS = keysOf(tyreFlagLabels);

/** The name under which the tyres with a property are counted: RUN_FLAT for runFlat. */
export function flagFacetValue(flag: TyreFlag): string {
  return flag.replaceAll(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase();
}

/** The properties that tyres can be searched without; of the others nobody wants only those that lack them. */
export const FLAGS_TO_AVOID = [
  'runFlat',
  'extraLoad',
  'evSpec',
  'threePeakSnowflake',
] as const satisfies readonly TyreFlag[];

/** The name of tyres without a property: Not run-flat. */
export function withoutFlagLabel(flag: TyreFlag): string {
  const label = tyreFlagLabels[flag];
  return `Not ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}
