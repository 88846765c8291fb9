import { expect, it } from 'vitest';
import { ageOfRegistration, currentIdentifiersOf, prefixLetterOf } from './registration-age.ts';
import { formatRegistration, registrationFormat } from './registration.ts';

it.each([
  ['AB02CDE', 2002, 3],
  ['AB51CDE', 2001, 9],
  ['AB76CDE', 2026, 9],
  ['T123ABC', 1999, 3],
  ['V123ABC', 1999, 9],
  ['ABC123T', 1978, 8],
])('dates %s from %i, month %i', (mark, year, month) => {
  expect(ageOfRegistration(mark, registrationFormat(mark))).toEqual({ year, month });
});

it.each(['Q123ABC', 'AIA1234', 'ABC123'])('cannot date %s', (mark) => {
  expect(ageOfRegistration(mark, registrationFormat(mark))).toBeNull();
});

it('returns the identifiers of a year, which date back to it', () => {
  expect(currentIdentifiersOf(2009)).toEqual(['09', '59']);
  for (let year = 2002; year < 2050; year += 1)
    for (const identifier of currentIdentifiersOf(year))
      expect(ageOfRegistration(`AB${identifier}CDE`, 'current')?.year).toBe(year);
});

it('returns the first prefix letter of a year', () => {
  expect([1989, 1999, 2000, 2001, 2002].map(prefixLetterOf)).toEqual(['G', 'T', 'W', 'Y', undefined]);
});

it.each([
  ['AB12CDE', 'AB12 CDE'],
  ['A123BCD', 'A123 BCD'],
  ['ABC123D', 'ABC 123D'],
  ['AIA1234', 'AIA 1234'],
  ['1234AB', '1234 AB'],
  ['AB12 CDE', 'AB12 CDE'],
])('writes %s as %s', (mark, plate) => {
  expect(formatRegistration(mark)).toBe(plate);
});
