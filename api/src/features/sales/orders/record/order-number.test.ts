import { expect, it } from 'vitest';
import { makeOrderNumber, makeTrackingNumber } from './order-number.ts';

it('a tracking number contains the current month in London', () => {
  expect(makeTrackingNumber(new Date('2026-06-30T22:59:59Z'))).toMatch(/^TFL2606-/);
  expect(makeTrackingNumber(new Date('2026-06-30T23:00:00Z'))).toMatch(/^TFL2607-/);
});

it('C-32 each position of a tracking number uses all 32 characters', () => {
  // With only 400 numbers, one run in 850 missed a character.
  const numbers = Array.from({ length: 2_000 }, () => makeTrackingNumber(new Date('2026-11-20T10:00:00Z')));
  const groups = numbers.map((number) => number.split('-').slice(1).join(''));
  const seen = Array.from({ length: 12 }, (_, at) => new Set(groups.map((signs) => signs.charAt(at))).size);
  expect(seen).toEqual(Array.from(seen, () => 32));
});

it('order numbers start with the shop’s prefix, and don’t reveal how many there are', () => {
  // With only 200 numbers, one run in 60 missed twenty of the hundred beginnings.
  const numbers = Array.from({ length: 2_000 }, () => makeOrderNumber('TYR'));
  expect(numbers.filter((number) => /^TYR-\d{4}-\d{4}$/.test(number))).toHaveLength(2_000);
  expect(numbers).not.toEqual(numbers.toSorted());
  expect(new Set(numbers.map((number) => number.slice(0, 6))).size).toBeGreaterThan(95);
});
