import { expect, it } from 'vitest';
import { priceDoubt } from './priceDoubt.ts';

const was = 6_516;

it.each([
  ['a price without a point', { price: 65_160 }, 'The price changes from £65.16 to £651.60.'],
  ['a lost digit', { price: 910 }, 'The price changes from £65.16 to £9.10.'],
  ['a price below cost', { price: 4_799 }, '£47.99 is £39.99 without VAT, below the cost of £40.00.'],
  ['a price below an unknown cost', { price: 4_799, cost: null }, null],
  ['an ordinary change', { price: 6_999 }, null],
  ['an unchanged price below cost', { price: was, cost: 9_000 }, null],
  ['a first price', { was: null, price: 8_000 }, null],
  ['nothing typed', { price: null }, null],
])('%s is doubted as it should: %o, %s', (_, change, doubt) => {
  expect(priceDoubt({ was, cost: 4_000, ...change })).toBe(doubt);
});
