import { expect, it } from 'vitest';
import { formatReach } from './reach.ts';

it.each([
  [1, '1 mile (1 km)'],
  [12, '7 miles (12 km)'],
  [50, '31 miles (50 km)'],
  [61, '38 miles (61 km)'],
  [500, '311 miles (500 km)'],
])('a reach of %d km is shown in whole miles and kilometres', (km, told) => {
  expect(formatReach(km)).toBe(told);
});
