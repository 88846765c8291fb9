import { expect, it } from 'vitest';
import { formatReach } from './reach.ts';

it.each([
  [1, '1 mile'],
  [12, '7 miles'],
  [50, '31 miles'],
  [61, '38 miles'],
  [500, '311 miles'],
])('a reach of %d km is shown in whole miles', (km, told) => {
  expect(formatReach(km)).toBe(told);
});
