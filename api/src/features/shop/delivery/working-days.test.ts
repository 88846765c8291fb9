import { describe, expect, it } from 'vitest';
import {
  addWorkingDays,
  bankHolidays,
  cutOffInstant,
  dispatchDay,
  isWorkingDay,
  workingDayFrom,
} from './working-days.ts';

const CUT_OFF = 14;

/**
 * As published for England and Wales (gov.uk/bank-holidays); 2028 to 2030 from the same Act and tables of
 * Easter.
 */
const PUBLISHED: Readonly<Record<number, string>> = {
  2024: '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26',
  2025: '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26',
  2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
  2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28',
  2028: '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
  2029: '01-01 03-30 04-02 05-07 05-28 08-27 12-25 12-26',
  2030: '01-01 04-19 04-22 05-06 05-27 08-26 12-25 12-26',
};

describe('bank holidays', () => {
  it.each(Object.entries(PUBLISHED))('match the government’s list for %s', (year, days) => {
    expect([...bankHolidays(Number(year))].toSorted()).toEqual(
      days.split(' ').map((day) => `${year}-${day}`),
    );
  });

  it('are not working days, and nor are weekends', () => {
    expect(
      ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-12-25', '2026-12-28'].map(isWorkingDay),
    ).toEqual([true, false, false, true, false, false]);
  });
});

describe('the cut-off', () => {
  it.each([
    ['in winter, a minute before', '2026-11-20T13:59:59Z', '2026-11-20'],
    ['in winter, on the hour: Friday becomes Monday', '2026-11-20T14:00:00Z', '2026-11-23'],
    ['in summer, a minute before', '2026-07-15T12:59:59Z', '2026-07-15'],
    ['in summer, on the hour', '2026-07-15T13:00:00Z', '2026-07-16'],
    ['the last Friday of winter time', '2026-03-27T13:59:00Z', '2026-03-27'],
    ['the first Monday of summer time', '2026-03-30T13:01:00Z', '2026-03-31'],
    ['just after midnight in London, still yesterday in UTC', '2026-07-15T23:30:00Z', '2026-07-16'],
    ['on a Saturday morning', '2026-11-21T09:00:00Z', '2026-11-23'],
    ['on Good Friday', '2026-04-03T09:00:00Z', '2026-04-07'],
    ['late on Christmas Eve', '2026-12-24T16:00:00Z', '2026-12-29'],
    ['on New Year’s Eve', '2026-12-31T15:00:00Z', '2027-01-04'],
  ])('%s', (_when, now, day) => {
    expect(dispatchDay(new Date(now), CUT_OFF)).toBe(day);
  });
});

it.each([
  ['2026-11-20', '2026-11-20T14:00:00.000Z'],
  ['2026-07-15', '2026-07-15T13:00:00.000Z'],
  ['2026-03-30', '2026-03-30T13:00:00.000Z'],
])('on %s the cut-off is two o’clock in London, in summer and winter', (day, instant) => {
  expect(cutOffInstant(day, CUT_OFF).toISOString()).toBe(instant);
});

it.each([
  ['2026-11-20', 0, '2026-11-20T00:00:00.000Z'],
  ['2026-11-20', 23, '2026-11-20T23:00:00.000Z'],
  ['2026-07-15', 0, '2026-07-14T23:00:00.000Z'],
  ['2026-07-15', 23, '2026-07-15T22:00:00.000Z'],
])('on %s a cut-off at %i o’clock falls on that day in London', (day, hour, instant) => {
  expect(cutOffInstant(day, hour).toISOString()).toBe(instant);
});

describe('counting working days', () => {
  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', 3, '2026-11-25'],
    ['2026-11-20', 5, '2026-11-27'],
    ['2026-11-21', 1, '2026-11-24'],
    ['2026-12-23', 3, '2026-12-30'],
    ['2026-04-01', 2, '2026-04-07'],
  ])('from %s, %i days later', (from, days, until) => {
    expect(addWorkingDays(from, days)).toBe(until);
  });

  it('starts on the first working day', () => {
    expect(workingDayFrom('2026-12-25')).toBe('2026-12-29');
  });
});
