import { expect, it } from 'vitest';
import { daysIn, periodUpTo } from './period.ts';

it('a period ends today in London and includes both ends', () => {
  expect(periodUpTo(new Date('2026-06-30T23:30:00Z'), 1)).toEqual({ from: '2026-07-01', to: '2026-07-01' });
  expect(periodUpTo(new Date('2026-11-23T12:00:00Z'), 30)).toEqual({ from: '2026-10-25', to: '2026-11-23' });
});

it('an address without a known period shows 30 days', () => {
  expect(daysIn(new URLSearchParams('days=7'))).toBe(7);
  expect(daysIn(new URLSearchParams('days=8'))).toBe(30);
});
