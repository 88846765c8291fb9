import { expect, it } from 'vitest';
import { flagFacetValue, TYRE_FLAGS } from './tyre-flag.ts';

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
