import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatDecimal,
  formatPrice,
  parsePrice,
  percentOf,
  toPence,
  toPounds,
} from './money.ts';

describe('formatPrice', () => {
  it.each([
    [0, '£0.00'],
    [5, '£0.05'],
    [19_999, '£199.99'],
    [123_450, '£1,234.50'],
    [-1599, '−£15.99'],
  ])('GEN-01 shows %i pence as %s', (pence, text) => {
    expect(formatPrice(pence)).toBe(text);
  });
});

it.each([
  [20_000, '£200'],
  [1599, '£15.99'],
  [120_000, '£1,200'],
])('writes %i pence in a sentence as %s', (pence, text) => {
  expect(formatAmount(pence)).toBe(text);
});

it.each([
  [9760, '97.60'],
  [0, '0.00'],
  [123_450, '1234.50'],
])('writes %i pence for programs as %s', (pence, text) => {
  expect(formatDecimal(pence)).toBe(text);
});

it.each([
  ['49', 4900],
  ['49.5', 4950],
  ['49.', 4900],
  ['.5', 50],
  ['£12.50', 1250],
  ['£ 1,212.50', 121_250],
  [' 1,212,000 ', 121_200_000],
  ['12.345', 1235],
  ['0', 0],
])('parses the price %j as %i pence', (text, pence) => {
  expect(parsePrice(text)).toBe(pence);
});

it.each(['', ' ', '-5', 'cheap', '12p', '1e3', '12,5', '1,21', '£', '.', '1.2.3', 'Infinity'])(
  'finds no price in %j',
  (text) => {
    expect(parsePrice(text)).toBeNull();
  },
);

it('converts pence to pounds and back', () => {
  expect(toPounds(9420)).toBe(94.2);
  for (const pence of [1, 29, 57, 115, 9420, 1_234_567]) expect(toPence(toPounds(pence))).toBe(pence);
  expect(toPence(0.125)).toBe(13);
});

it.each([
  [9999, 120, 11_999],
  [9925, 106, 10_521],
  [50, 101, 51],
  [0, 20, 0],
])('of %i pence %i per cent are %i, rounding half a penny up', (pence, percent, share) => {
  expect(percentOf(pence, percent)).toBe(share);
});
