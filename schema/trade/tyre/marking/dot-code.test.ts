import { describe, expect, it } from 'vitest';
import { readDotCode } from './dot-code.ts';

const TODAY = new Date('2026-11-24T10:00:00Z');

describe('the date in a DOT code', () => {
  it.each([
    ['3522', { week: 35, year: 2022, from: '2022-08-29', years: 4, months: 2, isBefore2000: false }],
    ['DOT U2LL LMLR 0126', { week: 1, year: 2026, from: '2025-12-29', years: 0, months: 10 }],
    [' 5320 ', { week: 53, year: 2020, from: '2020-12-28' }],
    ['4826', { week: 48, year: 2026, from: '2026-11-23', years: 0, months: 0 }],
    ['0100', { week: 1, year: 2000, from: '2000-01-03', isBefore2000: false }],
    ['531', { week: 53, year: 1981, isBefore2000: true }],
    ['358', { week: 35, year: 1998, isBefore2000: true, years: 28 }],
  ])('%j is %j', (typed, expected) => {
    expect(readDotCode(typed, TODAY)).toMatchObject(expected);
  });

  it.each([
    ['', 'EMPTY'],
    ['  ', 'EMPTY'],
    ['DOT', 'NO_DIGITS'],
    ['22', 'NO_DIGITS'],
    ['35220', 'NO_DIGITS'],
    ['35-22x', 'NO_DIGITS'],
    ['0022', 'WEEK'],
    ['5422', 'WEEK'],
    ['5322', 'WEEK'],
    ['533', 'WEEK'],
    ['4926', 'FUTURE'],
    ['0127', 'FUTURE'],
    ['3599', 'FUTURE'],
  ])('%j is refused: %s', (typed, refusal) => {
    expect(readDotCode(typed, TODAY)).toBe(refusal);
  });

  it('a tyre is ten years old on its tenth anniversary, but not before', () => {
    const age = (today: string) => readDotCode('4816', new Date(today));
    expect(age('2026-11-27T23:00:00Z')).toMatchObject({ from: '2016-11-28', years: 9, months: 11 });
    expect(age('2026-11-28T00:00:00Z')).toMatchObject({ years: 10, months: 0 });
  });
});
