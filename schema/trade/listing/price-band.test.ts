import { expect, it } from 'vitest';
import { priceBand } from './price-band.ts';

it.each([
  [0, 'budget'],
  [4_999, 'budget'],
  [5_000, 'mid-range'],
  [9_999, 'mid-range'],
  [10_000, 'premium'],
  [19_999, 'premium'],
  [20_000, 'ultra-premium'],
  [150_000, 'ultra-premium'],
])('ANL-01 a tyre of %i pence is %s', (price, band) => {
  expect(priceBand(price)).toBe(band);
});
