import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRegistration } from './registration-reading.ts';
import { isRegistrationMark } from './registration.ts';

const TODAY = new Date('2026-11-20T10:00:00Z');
const read = (typed: string) => readRegistration(typed, TODAY);

const VALID = [
  'AB51ABC',
  'BD76XYZ',
  'AA19MOT',
  'LK02ZZZ',
  'A1ABC',
  'P123ABC',
  'Y999XYW',
  'Q123ABC',
  'ABC1A',
  'ABC123Y',
  'ABC100W',
  'A1',
  '1A',
  '1234AB',
  'AB1234',
  '123ABC',
  'ABC123',
  'AZ1',
  'IIL1234',
  'AIA9999',
  'YIZ2020',
  'L2WPS',
];
const INVALID = [
  '',
  'A',
  'AB01ABC',
  'AB00ABC',
  'AB50ABC',
  'AI51ABC',
  'AQ51ABC',
  'ZA51ABC',
  'AB51AIC',
  'AB51AQC',
  'O123ABC',
  'U123ABC',
  'Z123ABC',
  'A012ABC',
  'ABC0A',
  'ABC123Q',
  'ABC1234',
  'ABCD123',
  '12345A',
  'AB51ABCD',
  '123D456',
  'ABC01',
  'AB51 ABC',
  'ab51abc',
  'Y999XYZ',
];

describe('the shape of a registration', () => {
  it.each(VALID)('accepts %s', (mark) => {
    expect(isRegistrationMark(mark)).toBe(true);
    expect(read(mark)).toMatchObject({ valid: true, mark });
  });

  it.each(INVALID)('refuses “%s”', (mark) => {
    expect(isRegistrationMark(mark)).toBe(false);
  });
});

describe('parsing what was typed', () => {
  it.each([
    ['ab12cde', 'AB12CDE', 'AB12 CDE', 'current', 2012],
    [' AB12 CDE ', 'AB12CDE', 'AB12 CDE', 'current', 2012],
    ['ab12-cde', 'AB12CDE', 'AB12 CDE', 'current', 2012],
    ['AB.12\u00A0CDE', 'AB12CDE', 'AB12 CDE', 'current', 2012],
    ['bd76 xyz', 'BD76XYZ', 'BD76 XYZ', 'current', 2026],
    ['p123abc', 'P123ABC', 'P123 ABC', 'prefix', 1996],
    ['q123abc', 'Q123ABC', 'Q123 ABC', 'prefix', null],
    ['abc100w', 'ABC100W', 'ABC 100W', 'suffix', 1980],
    ['1234ab', '1234AB', '1234 AB', 'dateless', null],
    ['a1', 'A1', 'A 1', 'dateless', null],
    ['iil1234', 'IIL1234', 'IIL 1234', 'northern_ireland', null],
  ])('parses “%s” as %s', (typed, mark, display, format, year) => {
    expect(read(typed)).toEqual({ valid: true, mark, display, format, year });
  });

  it('explains what is wrong with text that is not a registration', () => {
    expect(read('HELLO')).toEqual({
      valid: false,
      message:
        '“HELLO” isn’t a UK registration. Enter it as it appears on the plate, for example AB12 CDE, or ' +
        'search by tyre size.',
      didYouMean: null,
    });
  });

  it('refuses a character that registrations never contain, instead of dropping it', () => {
    expect(read('AB12_CDE')).toMatchObject({
      valid: false,
      message: '“AB12_CDE” isn’t a UK registration. Use letters and digits only, for example AB12 CDE.',
    });
  });

  it('refuses more than twelve characters, however many are spaces', () => {
    expect(read('A B 1 2 C D E')).toMatchObject({ valid: false });
    expect(read('x'.repeat(100_000))).toMatchObject({ message: expect.stringMatching(/^“x{12}…” isn’t/) });
  });

  it('suggests the registration that swapping one O and 0 or I and 1 gives, but never swaps silently', () => {
    expect(read('ABO2 CDE')).toMatchObject({ valid: false, didYouMean: 'AB02 CDE' });
    expect(read('AB5I CDE')).toMatchObject({
      valid: false,
      didYouMean: 'AB51 CDE',
      message: '“AB5I CDE” isn’t a UK registration. Did you mean AB51 CDE?',
    });
    expect(read('ABOI CDE')).toMatchObject({ valid: false, didYouMean: null });
  });

  it('refuses a registration whose age identifier has not been issued yet, and accepts it from its month', () => {
    expect(read('AB27 CDE')).toMatchObject({
      valid: false,
      message: '“AB27 CDE” isn’t a UK registration. No plates with 27 have been issued yet.',
    });
    expect(readRegistration('AB27 CDE', new Date('2027-03-01T00:00:00Z'))).toMatchObject({
      valid: true,
      year: 2027,
    });
  });

  it('formats a registration so that parsing it again gives the same one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{2,7}$/), (typed) => {
        const first = read(typed);
        if (!first.valid) return;
        expect(first.display.length).toBeLessThanOrEqual(8);
        expect(read(first.display)).toEqual(first);
      }),
      { numRuns: 2_000 },
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        expect(read(typed).valid).toBeTypeOf('boolean');
      }),
    );
  });
});

describe('the year of an age identifier', () => {
  it.each([
    ['AB51CDE', 2001],
    ['AB02CDE', 2002],
    ['AB10CDE', 2010],
    ['AB60CDE', 2010],
    ['AB19CDE', 2019],
    ['AB69CDE', 2019],
    ['AB76CDE', 2026],
    ['A123ABC', 1983],
    ['S123ABC', 1998],
    ['T123ABC', 1999],
    ['V123ABC', 1999],
    ['Y123ABC', 2001],
    ['ABC123A', 1963],
    ['ABC123E', 1967],
    ['ABC123F', 1967],
    ['ABC123Y', 1982],
  ])('%s is from %i', (mark, year) => {
    expect(read(mark)).toMatchObject({ year });
  });
});
