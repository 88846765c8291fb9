import { expect, it } from 'vitest';
import { isNorthernIrish, isPostcode, normalisePostcode } from './postcode.ts';

it.each([
  ['sw1a1aa', 'GB', 'SW1A 1AA'],
  [' mk42  0aa ', 'GB', 'MK42 0AA'],
  ['m1-1ae', 'GB', 'M1 1AE'],
  ['bt15gs', 'NI', 'BT1 5GS'],
  ['d02af30', 'IE', 'D02 AF30'],
  ['D6W XY00', 'IE', 'D6W XY00'],
  ['x', 'GB', 'X'],
] as const)('C-50 writes %j of %s as %j', (typed, country, written) => {
  expect(normalisePostcode(typed, country)).toBe(written);
});

it.each([
  ['EC1A 1BB', 'GB'],
  ['W1A 0AX', 'GB'],
  ['m11ae', 'GB'],
  ['CR2 6XH', 'GB'],
  ['DN55 1PT', 'GB'],
  ['GIR 0AA', 'GB'],
  ['BT1 5GS', 'NI'],
  ['D02 AF30', 'IE'],
] as const)('C-50 takes %s for %s', (postcode, country) => {
  expect(isPostcode(postcode, country)).toBe(true);
});

it.each([
  ['12345', 'GB'],
  ['SW1A', 'GB'],
  ['SW1A 1A', 'GB'],
  ['SW1A 1CV', 'GB'],
  ['QQ1 1AA', 'GB'],
  ['BT1 5GS', 'GB'],
  ['D02 AF30', 'GB'],
  ['SW1A 1AA', 'NI'],
  ['SW1A 1AA', 'IE'],
  ['B02 AF30', 'IE'],
] as const)('C-50 refuses %s for %s', (postcode, country) => {
  expect(isPostcode(postcode, country)).toBe(false);
});

it('knows a postcode of Northern Ireland', () => {
  expect(isNorthernIrish('bt1 5gs')).toBe(true);
  expect(isNorthernIrish('B1 1AA')).toBe(false);
  expect(isNorthernIrish('BT')).toBe(false);
});
