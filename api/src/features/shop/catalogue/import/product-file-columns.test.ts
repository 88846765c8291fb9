import { expect, it } from 'vitest';
import { productFileColumns } from './product-file-columns.ts';

const DECIMALS = 'Enter pounds with at most two decimals, such as 79.99';

it.each([
  ['79.999', DECIMALS],
  ['1.299', DECIMALS],
  ['79.990', { price: 7_999 }],
  ['84.48000000000001', { price: 8_448 }],
  ['£1,299.00', { price: 129_900 }],
  ['ten', 'Enter an amount in pounds, such as 84.48'],
])('a price of %s isn’t rounded to another one', (cell, expected) => {
  expect(productFileColumns['price']?.read(cell, false)).toEqual(expected);
});

it('a price with a decimal comma has points between thousands', () => {
  expect(productFileColumns['price']?.read('1.299,50', true)).toEqual({ price: 129_950 });
});

it.each([
  ['>20', { stockQuantity: 20 }],
  ['20+', { stockQuantity: 20 }],
  ['12.0', { stockQuantity: 12 }],
  ['<20', 'Enter a number of units, such as 12'],
])('a stock of %s is read by its lower limit', (cell, expected) => {
  expect(productFileColumns['stock']?.read(cell, false)).toEqual(expected);
});
