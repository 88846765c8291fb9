import { expect, it } from 'vitest';
import {
  DRAWN_SIGNS,
  isShortOrderNumber,
  ORDER_NUMBER_EXAMPLE,
  ORDER_NUMBER_SIGNS,
  orderNumberOf,
  readOrderNumber,
} from './order-number.ts';

it('makes a number of the month and three groups of four signs', () => {
  const drawn = Array.from({ length: DRAWN_SIGNS }, (_, index) => index);
  expect(orderNumberOf('2611', drawn)).toBe('TFL2611-0123-4567-89AB');
  expect(
    orderNumberOf(
      '2611',
      drawn.map((at) => at + 20),
    ),
  ).toBe('TFL2611-MNPQ-RSTV-WXYZ');
});

it('C-32 a number has at least 60 bits that nobody can know', () => {
  expect(DRAWN_SIGNS * Math.log2(ORDER_NUMBER_SIGNS)).toBeGreaterThanOrEqual(60);
});

it.each([
  'TFL2611-4K7M-9XQ2-HB3D',
  'tfl2611-4k7m-9xq2-hb3d',
  ' TFL 2611 4K7M 9XQ2 HB3D ',
  'TFL26114K7M9XQ2HB3D',
])('C-49 reads the order number “%s”', (text) => {
  expect(readOrderNumber(text)).toBe(ORDER_NUMBER_EXAMPLE);
});

it('reads O as nought, and I and L as one', () => {
  expect(readOrderNumber('TFL26O1-O0Il-LLLL-IIII')).toBe('TFL2601-0011-1111-1111');
});

it.each(['TFL2611123456', ' tfl 2611 123456 ', 'tfl2611123456', 'TFL-2611-123456'])(
  'C-49 reads the older number “%s”',
  (text) => {
    expect(readOrderNumber(text)).toBe('TFL2611123456');
  },
);

it('tells the older kind of number from the longer', () => {
  expect(isShortOrderNumber('TFL2611123456')).toBe(true);
  expect(isShortOrderNumber('TFL2611-1234-5678-9012')).toBe(false);
});

it.each([
  '',
  '  ',
  'TFL123',
  '2611123456',
  'TFL26111234567',
  'TFL2611-4K7M-9XQ2-HB3',
  'TFL2611-4K7M-9XQ2-HB3DD',
  'TFL2611-4K7M-9XQ2-HB3U',
  'TFL２６１１１２３４５６',
])('reads none in “%s”', (text) => {
  expect(readOrderNumber(text)).toBeNull();
});
