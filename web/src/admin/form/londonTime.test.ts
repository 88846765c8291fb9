import { expect, it } from 'vitest';
import { asLondonInput, fromLondonInput } from './londonTime.ts';

it.each([
  ['2026-11-23T14:05', '2026-11-23T14:05:00.000Z'],
  ['2026-07-01T09:00', '2026-07-01T08:00:00.000Z'],
  ['2026-07-01T00:30', '2026-06-30T23:30:00.000Z'],
  ['2026-12-31T23:59', '2026-12-31T23:59:00.000Z'],
])('%s in London is %s, and back', (typed, moment) => {
  expect(fromLondonInput(typed)).toBe(moment);
  expect(asLondonInput(moment)).toBe(typed);
});

it.each(['', '2026-11-23', '2026-13-01T10:00', 'tomorrow'])('%j is incomplete and gives null', (typed) => {
  expect(fromLondonInput(typed)).toBeNull();
});
