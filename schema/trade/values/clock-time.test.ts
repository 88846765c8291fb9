import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

it.each([
  ['14:00', '2:00 PM'],
  ['09:30', '9:30 AM'],
  ['12:00', '12:00 PM'],
  ['00:15', '12:15 AM'],
])('formats %s as %s', (time, said) => {
  expect(clockTime(time)).toBe(said);
});
