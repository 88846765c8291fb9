import { expect, it } from 'vitest';
import { readDecimal } from './readDecimal.ts';

const MILEAGE = { name: 'The mileage', least: 100, most: 100_000, unit: ' miles' };

it.each([
  ['20000', 20_000],
  ['20,000', 20_000],
  [' 20 000 ', 20_000],
  ['100', 100],
  ['£104.50', 104.5],
  ['100,000', 100_000],
])('%j means %d', (typed, value) => {
  expect(readDecimal(typed, MILEAGE)).toEqual({ value });
});

it.each([
  '',
  ' ',
  '-20000',
  '99.9',
  '100001',
  '1e4',
  '20,00',
  '2.5.1',
  '0x7f',
  'lots',
  'Infinity',
  '<b>1</b>',
])('%j is refused with a sentence', (typed) => {
  expect(readDecimal(typed, MILEAGE)).toEqual({
    error: 'The mileage must be a number from 100 to 100,000 miles',
  });
});
