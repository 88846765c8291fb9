import { describe, expect, it } from 'vitest';
import { sizeChoices } from './finderChoices.ts';
import { emptyFields } from './finderFields.ts';
import {
  licensePath,
  missingSizePart,
  registrationPath,
  sizeFilterPath,
  sizeFrom,
  sizePath,
} from './finderPath.ts';

const size = { width: '205', profile: '55', diameter: '16' };

/** The listing parameters in a path, decoded, without the recommended order, which must be there. */
function asked(path: string): Record<string, string> {
  const { pathname, searchParams } = new URL(path, 'http://shop.test');
  expect(pathname).toBe('/shop');
  const { sort, ...wanted } = Object.fromEntries(searchParams);
  expect(sort).toBe('recommended');
  return wanted;
}

describe('finder choices', () => {
  it('FIND-06 offers widths from 135 to 315 in steps of 10', () => {
    expect(sizeChoices.width).toHaveLength(19);
    expect(sizeChoices.width.slice(0, 2)).toEqual(['135', '145']);
    expect(sizeChoices.width.at(-1)).toBe('315');
  });

  it('FIND-06 offers profiles from 30 to 85 in steps of 5', () => {
    expect(sizeChoices.profile).toEqual([
      '30',
      '35',
      '40',
      '45',
      '50',
      '55',
      '60',
      '65',
      '70',
      '75',
      '80',
      '85',
    ]);
  });

  it('FIND-06 offers every diameter from 13 to 22', () => {
    expect(sizeChoices.diameter).toEqual(['13', '14', '15', '16', '17', '18', '19', '20', '21', '22']);
  });
});

describe('size search', () => {
  it('FIND-04 writes the size as on the tyre', () => {
    expect(asked(sizePath({ ...emptyFields, ...size })).search).toBe('205/55 R16');
  });

  it('FIND-03 requests only the size if nothing else was chosen', () => {
    expect(asked(sizePath({ ...emptyFields, ...size }))).toEqual({ search: '205/55 R16' });
  });

  it('FIND-03 adds category, season and brand if chosen, but never a registration', () => {
    const fields = {
      ...emptyFields,
      ...size,
      registration: 'AB12 CDE',
      category: '4x4/SUV Tyres',
      season: 'All Season',
      brand: 'Pirelli',
    };
    expect(asked(sizePath(fields))).toEqual({
      search: '205/55 R16',
      category: '4x4/SUV Tyres',
      season: 'All Season',
      brand: 'Pirelli',
    });
  });

  it('FIND-05 names the first missing part', () => {
    expect(missingSizePart(emptyFields)).toBe('width');
    expect(missingSizePart({ ...emptyFields, width: '205', diameter: '16' })).toBe('profile');
    expect(missingSizePart({ ...emptyFields, ...size })).toBeUndefined();
  });
});

describe('registration search', () => {
  it('FIND-08 requests the trimmed registration', () => {
    expect(asked(registrationPath({ ...emptyFields, ...size, registration: 'AB12 CDE ' }))).toEqual({
      registration: 'AB12 CDE',
    });
  });

  it('FIND-08 adds the same optional choices', () => {
    const fields = { ...emptyFields, registration: 'AB12CDE', season: 'Winter', brand: 'Michelin' };
    expect(asked(registrationPath(fields))).toEqual({
      registration: 'AB12CDE',
      season: 'Winter',
      brand: 'Michelin',
    });
  });
});

describe('popular sizes', () => {
  it('FIND-10 parses a size with or without its space', () => {
    expect(sizeFrom('205/55 R16')).toEqual(size);
    expect(sizeFrom('205/55R16')).toEqual(size);
  });

  it('FIND-10 omits a size that the finder does not offer', () => {
    expect(sizeFrom('120/70 R17')).toBeNull();
    expect(sizeFrom('summer')).toBeNull();
  });
});

it('HALT-08 the listing’s alternative parameters work for size and plate', () => {
  expect(asked(sizeFilterPath({ ...emptyFields, ...size }))).toEqual({ size: '205/55 R16' });
  expect(asked(licensePath({ ...emptyFields, registration: 'AB12 CDE ' }))).toEqual({ license: 'AB12 CDE' });
});
