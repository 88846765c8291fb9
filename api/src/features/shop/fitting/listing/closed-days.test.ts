import { expect, it } from 'vitest';
import { closedDaysAhead } from './closed-days.ts';

const hours = { opens: '08:00', closes: '18:00' };
const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, ...hours }));
const times = { week: weekdays, closures: [], closedFrom: null };
const closure = (firstDay: string, lastDay: string, reason: string) => ({ firstDay, lastDay, reason });

it('announces bank holidays on which a centre would be open', () => {
  expect(closedDaysAhead(times, '2026-12-01', 30)).toEqual([
    closure('2026-12-25', '2026-12-28', 'Bank holiday'),
  ]);
  const tuesdays = { ...times, week: [{ day: 2, ...hours }] };
  expect(closedDaysAhead(tuesdays, '2026-12-01', 30)).toEqual([]);
});

it('announces a closure from today on, without weekly days off at its ends', () => {
  const closures = [closure('2026-10-01', '2026-10-18', 'Staff training')];
  expect(closedDaysAhead({ ...times, closures }, '2026-10-08', 42)).toEqual([
    closure('2026-10-08', '2026-10-16', 'Staff training'),
  ]);
});

it('announces closures apart between which a centre is open, or that have different reasons', () => {
  const closures = [
    closure('2026-10-05', '2026-10-05', 'Stocktaking'),
    closure('2026-10-07', '2026-10-07', 'Stocktaking'),
    closure('2026-10-08', '2026-10-08', 'New lift'),
  ];
  expect(closedDaysAhead({ ...times, closures }, '2026-10-01', 14)).toEqual(closures);
});
