import { expect, it } from 'vitest';
import {
  isOnlyOrderNumber,
  orderNumberEnd,
  orderNumberTyped,
  orderNumberExample,
  orderNumberOf,
  readOrderNumber,
} from './order-number.ts';

it('consists of the prefix and two groups of four digits', () => {
  expect(orderNumberOf('TFL', 48_291_736)).toBe('TFL-4829-1736');
  expect(orderNumberOf('AB', 7)).toBe('AB-0000-0007');
  expect(orderNumberExample('TYRES')).toBe('TYRES-4829-1736');
});

it.each([
  'TFL-4829-1736',
  'tfl-4829-1736',
  ' TFL 4829 1736 ',
  'TFL48291736',
  'tfl 48291736',
  'T F L 4 8 2 9 1 7 3 6',
  'TFL-4829-I736',
])('C-49 parses the order number “%s”', (text) => {
  expect(readOrderNumber(text)).toBe('TFL-4829-1736');
});

it('parses a number with any prefix, without turning its letters into digits', () => {
  expect(readOrderNumber('loil 4829 1736')).toBe('LOIL-4829-1736');
  expect(readOrderNumber('AB-0OOO-0007')).toBe('AB-0000-0007');
});

it.each([
  ['tfl26114k7m9xq2hb3d', 'TFL2611-4K7M-9XQ2-HB3D'],
  ['TFL 2611 123456', 'TFL2611123456'],
])('C-49 parses the older number “%s”', (text, number) => {
  expect(readOrderNumber(text)).toBe(number);
});

it.each([
  '',
  'TFL',
  '4829-1736',
  'T-4829-1736',
  'TYRESX-4829-1736',
  'TFL-4829-173',
  'TFL-4829-17366',
  'TFL-４８２９-１７３６',
])('finds no order number in “%s”', (text) => {
  expect(readOrderNumber(text)).toBeNull();
});

it('distinguishes an order number from a tracking number', () => {
  expect(
    ['tfl 4829 1736', '48291736', 'TFL2611-4K7M-9XQ2-HB3D', 'TFL2611123456', 'nonsense'].map(
      isOnlyOrderNumber,
    ),
  ).toEqual([true, true, false, false, false]);
});

it.each([
  ['tfl 4829 1736', 'TFL-4829-1736'],
  ['48291736', '-4829-1736'],
  ['4829 1736', '-4829-1736'],
  ['4829-1736', '-4829-1736'],
  ['1736', '-1736'],
  ['TFL2611123456', 'TFL2611123456'],
  ['736', null],
  ['82917', null],
  ['829-1736', null],
  ['jo@example.com', null],
])('“%s” identifies an order by the end of its number', (text, end) => {
  expect(orderNumberEnd(text)).toBe(end);
});

it('lets a buyer omit the letters of an order number, but no digits', () => {
  expect(['tfl 4829 1736', '4829 1736', '1736', '482917366'].map(orderNumberTyped)).toEqual([
    'TFL-4829-1736',
    '4829-1736',
    null,
    null,
  ]);
});
