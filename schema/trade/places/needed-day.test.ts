import { expect, it } from 'vitest';
import { neededDay } from './needed-day.ts';

const TUESDAY = '2026-11-24';

it.each([
  ['today', '2026-11-24'],
  ['Tomorrow', '2026-11-25'],
  ['saturday', '2026-11-28'],
  ['weekend', '2026-11-28'],
  ['monday', '2026-11-30'],
  ['tuesday', '2026-12-01'],
  ['28 nov', '2026-11-28'],
  ['28th November', '2026-11-28'],
  ['28/11', '2026-11-28'],
  ['3/1', '2027-01-03'],
  ['28/11/2026', '2026-11-28'],
  ['2026-12-24', '2026-12-24'],
])('on a Tuesday, “%s” means %s', (words, day) => {
  expect(neededDay(words, TUESDAY)).toBe(day);
});

it.each(['', 'soon', '31 nov', '2026-11-23', '2026-02-30', '40/40', '1/11/2026'])(
  '“%s” is not a day',
  (words) => {
    expect(neededDay(words, TUESDAY)).toBeNull();
  },
);
