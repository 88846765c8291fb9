import { expect, it } from 'vitest';
import { priceDoubt } from './priceDoubt.ts';

const before = { listPrice: '100.00', mailOrderPrice: '65.16', costPrice: '40.00' };

it.each([
  ['a price without a point', { mailOrderPrice: '651.60' }, 'The price changes from £65.16 to £651.60.'],
  ['a lost digit', { mailOrderPrice: '9.10' }, 'The price changes from £65.16 to £9.10.'],
  ['a price below cost', { mailOrderPrice: '47.99' }, '£47.99 without VAT is less than the cost of £40.00.'],
  ['an ordinary change', { mailOrderPrice: '69.99' }, null],
  ['a list price that isn’t charged', { listPrice: '9.00' }, null],
])('%s: %s', (_, typed, doubt) => {
  expect(priceDoubt(before, { ...before, ...typed })).toBe(doubt);
});

it('a first price and an unchanged one are never doubted', () => {
  const none = { listPrice: '', mailOrderPrice: '', costPrice: '' };
  expect(priceDoubt(none, { ...none, listPrice: '80.00' })).toBeNull();
  const below = { ...before, costPrice: '90.00' };
  expect(priceDoubt(below, below)).toBeNull();
});
