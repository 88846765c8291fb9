import { expect, it } from 'vitest';
import { needsTyreLabel } from './label-duty.ts';

it.each([
  ['a car tyre', { category: 'CAR', diameter: 16 }, true],
  ['an SUV tyre', { category: 'SUV', diameter: 24 }, true],
  ['a van tyre', { category: 'VAN', diameter: 11 }, true],
  ['a motorcycle tyre', { category: 'MOTORCYCLE', diameter: 17 }, false],
  ['a tyre of a classic mini, on 10-inch rims', { category: 'CAR', diameter: 10 }, false],
  ['a tyre on 25-inch rims', { category: 'SUV', diameter: 25 }, false],
] as const)('the label of %s', (_, tyre, isNeeded) => {
  expect(needsTyreLabel(tyre)).toBe(isNeeded);
});
