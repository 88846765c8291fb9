import { expect, it } from 'vitest';
import { workedMs } from './opening.ts';

const HOUR_MS = 3_600_000;
const WEEK = [1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '17:00' }));
const CENTRE = { week: WEEK, closures: [], closedFrom: null };
const hours = (from: string, until: string, closures: object[] = []): number =>
  workedMs({ ...CENTRE, closures: closures as never }, { from: Date.parse(from), until: Date.parse(until) }) /
  HOUR_MS;

it('working time counts only while it is open: not at night, at weekends, or on days off', () => {
  // Friday afternoon to Monday morning.
  expect(hours('2026-11-27T15:30:00Z', '2026-11-30T11:00:00Z')).toBe(3.5);
  expect(hours('2026-11-28T09:00:00Z', '2026-11-29T17:00:00Z')).toBe(0);
  const off = [{ firstDay: '2026-11-30', lastDay: '2026-11-30', reason: 'Stocktaking' }];
  expect(hours('2026-11-27T15:30:00Z', '2026-11-30T11:00:00Z', off)).toBe(1.5);
});

it('Christmas doesn’t count as working time', () => {
  expect(hours('2026-12-24T16:00:00Z', '2026-12-29T10:00:00Z')).toBe(2);
});
