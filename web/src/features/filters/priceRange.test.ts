import { expect, it } from 'vitest';
import { priceFrom, sliderMaximum } from './priceRange.ts';

it('ends the slider at £500, or at the top price rounded up to the next £100 (SHOP-10)', () => {
  expect([0, 41_250, 50_000, 50_001, 98_000].map(sliderMaximum)).toEqual([500, 500, 500, 600, 1000]);
});

it('takes no price below nothing (SHOP-09)', () => {
  expect(['49.5', '0', '-3', '', 'x', '1e400'].map(priceFrom)).toEqual([4950, null, null, null, null, null]);
});
