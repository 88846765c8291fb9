import { expect, it } from 'vitest';
import { marginOf, marginPercent } from './margin.ts';

it('a margin is what the price without VAT leaves after the cost', () => {
  expect(marginOf({ price: 12_000, cost: 8_000 })).toBe(2_000);
  expect(marginPercent({ price: 12_000, cost: 8_000 })).toBe(20);
  expect(marginPercent({ price: 9_999, cost: 6_500 })).toBe(22);
});

it('a tyre that costs more than it earns has a negative margin', () => {
  expect(marginOf({ price: 6_000, cost: 6_000 })).toBe(-1_000);
  expect(marginPercent({ price: 6_000, cost: 6_000 })).toBe(-20);
});
