import { expect, it } from 'vitest';
import { neededByFacts } from './neededByFacts.ts';

/** Ordered on Tuesday 24 November before the cut-off. */
const DELIVERY = [
  { method: 'STANDARD' as const, price: 1599, estimatedDelivery: { to: '2026-12-01' } },
  { method: 'EXPRESS' as const, price: 2499, estimatedDelivery: { to: '2026-11-26' } },
  { method: 'EMERGENCY' as const, price: 4999, estimatedDelivery: { to: '2026-11-25' } },
];

it.each([
  ['2026-12-02', ['Standard delivery', 'Express delivery', 'Emergency delivery']],
  ['2026-11-28', ['Express delivery', 'Emergency delivery']],
  ['2026-11-25', ['Emergency delivery']],
  ['2026-11-24', []],
])('tyres needed by %s arrive in time with %j, cheapest first', (day, names) => {
  expect(neededByFacts(day, DELIVERY).inTime.map(({ name }) => name)).toEqual(names);
});

it('the soonest delivery has the earliest latest day, whatever it costs', () => {
  expect(neededByFacts('2026-11-24', DELIVERY).soonest).toEqual({
    name: 'Emergency delivery',
    by: '2026-11-25',
    price: 4999,
  });
});
