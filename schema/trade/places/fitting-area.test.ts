import { expect, it } from 'vitest';
import { fittingAreaOf } from './fitting-area.ts';

it.each([
  [0, 'LOCAL'],
  [5, 'LOCAL'],
  [5.1, 'EXTENDED'],
  [20, 'EXTENDED'],
  [20.1, 'REGIONAL'],
  [300, 'REGIONAL'],
] as const)('C-36 a centre %d miles away is %s', (miles, area) => {
  expect(fittingAreaOf(miles)).toBe(area);
});
