import { expect, it } from 'vitest';
import { flagFacetValue, FLAGS_TO_AVOID, TYRE_FLAGS, withoutFlagLabel } from './tyre-flag.ts';

it('counts each property under the name of its field in capitals', () => {
  expect(TYRE_FLAGS.map(flagFacetValue)).toEqual([
    'IN_STOCK',
    'ON_SALE',
    'RUN_FLAT',
    'EXTRA_LOAD',
    'EV_SPEC',
    'THREE_PEAK_SNOWFLAKE',
  ]);
});

it('names the tyres without a property after it', () => {
  expect(FLAGS_TO_AVOID.map(withoutFlagLabel)).toEqual([
    'Not run-flat',
    'Not extra load (XL)',
    'Not for electric cars',
    'Not snow rated (3PMSF)',
  ]);
});
