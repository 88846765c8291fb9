import { expect, it } from 'vitest';
import {
  DRAWN_SIGNS,
  hasTenDigits,
  TRACKING_NUMBER_EXAMPLE,
  TRACKING_NUMBER_SIGNS,
  trackingNumberFrom,
  readTrackingNumber,
} from './tracking-number.ts';

it('consists of the month and three groups of four characters', () => {
  const drawn = Array.from({ length: DRAWN_SIGNS }, (_, index) => index);
  expect(trackingNumberFrom('2611', drawn)).toBe('TFL2611-0123-4567-89AB');
  expect(
    trackingNumberFrom(
      '2611',
      drawn.map((at) => at + 20),
    ),
  ).toBe('TFL2611-MNPQ-RSTV-WXYZ');
});

it('C-32 a number has at least 60 unpredictable bits', () => {
  expect(DRAWN_SIGNS * Math.log2(TRACKING_NUMBER_SIGNS)).toBeGreaterThanOrEqual(60);
});

it.each([
  'TFL2611-4K7M-9XQ2-HB3D',
  'tfl2611-4k7m-9xq2-hb3d',
  ' TFL 2611 4K7M 9XQ2 HB3D ',
  'TFL26114K7M9XQ2HB3D',
])('C-49 parses the tracking number “%s”', (text) => {
  expect(readTrackingNumber(text)).toBe(TRACKING_NUMBER_EXAMPLE);
});

it('takes O for nought, and I and L for one', () => {
  expect(readTrackingNumber('TFL26O1-O0Il-LLLL-IIII')).toBe('TFL2601-0011-1111-1111');
});

it.each(['TFL2611123456', ' tfl 2611 123456 ', 'tfl2611123456', 'TFL-2611-123456'])(
  'C-49 parses the older number “%s”',
  (text) => {
    expect(readTrackingNumber(text)).toBe('TFL2611123456');
  },
);

it('distinguishes older numbers from the longer ones', () => {
  expect(hasTenDigits('TFL2611123456')).toBe(true);
  expect(hasTenDigits('TFL2611-1234-5678-9012')).toBe(false);
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
  'TFL-4829-1736',
  'TFL48291736',
  'TFL２６１１１２３４５６',
])('finds no tracking number in “%s”', (text) => {
  expect(readTrackingNumber(text)).toBeNull();
});
