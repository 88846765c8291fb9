import { expect, it } from 'vitest';
import { vatIn } from './vat.ts';

it.each([
  [12_000, 2000],
  [9420, 1570],
  [9, 2],
  [8, 1],
  [0, 0],
])('C-35 %i pence contain %i of VAT, rounding half a penny up', (total, vat) => {
  expect(vatIn(total)).toBe(vat);
});
