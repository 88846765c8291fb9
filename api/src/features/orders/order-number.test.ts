import { expect, it } from 'vitest';
import { makeOrderNumber } from './order-number.ts';

it('an order number holds the month it is in London', () => {
  expect(makeOrderNumber(new Date('2026-06-30T22:59:59Z'))).toMatch(/^TFL2606-/);
  expect(makeOrderNumber(new Date('2026-06-30T23:00:00Z'))).toMatch(/^TFL2607-/);
});

it('C-32 each sign of an order number is drawn from all 32', () => {
  // Of so few as 400 one run in 850 missed a sign.
  const numbers = Array.from({ length: 2_000 }, () => makeOrderNumber(new Date('2026-11-20T10:00:00Z')));
  const groups = numbers.map((number) => number.split('-').slice(1).join(''));
  const seen = Array.from({ length: 12 }, (_, at) => new Set(groups.map((signs) => signs.charAt(at))).size);
  expect(seen).toEqual(Array.from(seen, () => 32));
});
