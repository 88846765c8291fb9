import { tyreFlagLabels } from '@treadline/schema/trade/listing/tyre-flag';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aVocabulary } from '../../../../../test/fixtures/catalogue/vocabulary.ts';
import { readSearch } from './search.service.ts';

const TODAY = new Date('2026-11-20T10:00:00Z');
const VOCABULARY = aVocabulary();
const read = (typed: string) => readSearch(typed, VOCABULARY, TODAY);
const labels = (typed: string) => read(typed).parts.map(({ label }) => label);

describe('C-17 sizes in a search', () => {
  it.each([
    ['205/55 R16', '205/55 R16'],
    ['205/55R16', '205/55 R16'],
    ['2055516', '205/55 R16'],
    ['205 55 16', '205/55 R16'],
    ['205-55-16', '205/55 R16'],
    ['205/55/16', '205/55 R16'],
    ['205/55zr16', '205/55 ZR16'],
  ])('parses %s as %s', (typed, label) => {
    expect(read(typed)).toEqual({
      parts: [{ kind: 'SIZE', label, value: label }],
      text: null,
      filter: { width: 205, profile: 55, diameter: 16 },
      notice: null,
    });
  });

  it.each([
    ['205/55', '205/55', { width: 205, profile: 55 }],
    ['205 55', '205/55', { width: 205, profile: 55 }],
    ['120/70 R', '120/70', { width: 120, profile: 70 }],
    ['R16', 'R16', { diameter: 16 }],
    ['16 inch', 'R16', { diameter: 16 }],
    ['16"', 'R16', { diameter: 16 }],
    ['205/55 please 16"', '205/55 R16', { width: 205, profile: 55, diameter: 16 }],
    ['205 R16', '205 R16', { width: 205, diameter: 16 }],
  ])('parses the partial size “%s”', (typed, label, filter) => {
    expect(read(typed)).toMatchObject({ parts: [{ kind: 'SIZE', label }], text: null, filter });
    expect(read(typed).filter).toEqual(filter);
  });

  it.each(['195/75 R16C', '225/70R15C', '195R14C'])('takes the C in %s to mean a van tyre', (typed) => {
    expect(read(typed).filter.categories).toEqual(['VAN']);
  });

  it('treats two sizes as alternatives', () => {
    expect(read('120/70 ZR17 58W 180/55 ZR17 73W').filter).toEqual({
      sizes: ['120/70 ZR17', '180/55 ZR17'],
      loadIndex: 58,
      minSpeedRating: 'W',
    });
    expect(read('180 55 17 120 70 17').filter).toEqual({ sizes: ['180/55-17', '120/70-17'] });
  });
});

describe('loads and speeds', () => {
  it.each([
    ['205/55 R16 91V', 91, 'V'],
    ['205/55 R16 91 V', 91, 'V'],
    ['205/55 R16, 91v', 91, 'V'],
    ['255/35ZR19 (96Y)', 96, 'Y'],
    ['255/35ZR19 96(Y)', 96, 'Y'],
    ['195/75 R16C 107/105R', 107, 'R'],
    ['205/55 VR16', undefined, 'V'],
    ['205/55 R16 V', undefined, 'V'],
    ['205/55 R16 91', 91, undefined],
    ['91V', 91, 'V'],
    ['94w 205/55r16', 94, 'W'],
    ['speed rating V', undefined, 'V'],
    ['V rated', undefined, 'V'],
    ['(Y)', undefined, 'Y'],
    ['load index 91', 91, undefined],
  ])('understands “%s”', (typed, load, speed) => {
    expect(read(typed).filter.loadIndex).toBe(load);
    expect(read(typed).filter.minSpeedRating).toBe(speed);
    expect(read(typed).text).toBeNull();
  });

  it.each(['205/55 R16 49T', '205/55 R16 131T', '205/55 R16 91Z', '107/91R'])(
    'ignores the impossible rating in “%s”',
    (typed) => {
      expect(read(typed).filter.loadIndex).toBeUndefined();
    },
  );

  it('labels them as the page does', () => {
    expect(labels('205/55R16 94W XL winter michelin')).toEqual([
      '205/55 R16',
      'Load 94 or more',
      'Speed W or faster',
      'Winter',
      'Michelin',
      'Extra load (XL)',
    ]);
  });
});

describe('C-18 seasons and kinds of vehicle', () => {
  it.each([
    ['Summer', 'SUMMER'],
    ['summer tyres', 'SUMMER'],
    ['Winter', 'WINTER'],
    ['WINTER TYRES', 'WINTER'],
    ['snow', 'WINTER'],
    ['wintre', 'WINTER'],
    ['All Season', 'ALL_SEASON'],
    ['All-Season', 'ALL_SEASON'],
    ['all-seasons', 'ALL_SEASON'],
    ['ALLSEASON', 'ALL_SEASON'],
    ['all weather', 'ALL_SEASON'],
    ['4 season tyres', 'ALL_SEASON'],
  ])('recognises “%s” as the season %s', (typed, season) => {
    expect(read(typed)).toMatchObject({ filter: { seasons: [season] }, text: null });
  });

  it.each([
    ['car tyres', 'CAR'],
    ['4x4', 'SUV'],
    ['4 x 4', 'SUV'],
    ['suv tyres', 'SUV'],
    ['4x4/SUV Tyres', 'SUV'],
    ['van tyres', 'VAN'],
    ['commercial', 'VAN'],
    ['motorbike', 'MOTORCYCLE'],
    ['motor cycle tyres', 'MOTORCYCLE'],
    ['scooter', 'MOTORCYCLE'],
  ])('recognises “%s” as %s', (typed, category) => {
    expect(read(typed)).toMatchObject({ filter: { categories: [category] }, text: null });
  });

  it.each([
    ['run flat', 'runFlat'],
    ['runflats', 'runFlat'],
    ['run-flat', 'runFlat'],
    ['zp', 'runFlat'],
    ['XL', 'extraLoad'],
    ['extra load', 'extraLoad'],
    ['ev', 'evSpec'],
    ['electric car tyres', 'evSpec'],
    ['3PMSF', 'threePeakSnowflake'],
    ['3 peak mountain snowflake', 'threePeakSnowflake'],
    ['Three-peak snowflake', 'threePeakSnowflake'],
    ['snow rated tyres', 'threePeakSnowflake'],
  ] as const)('recognises “%s” as %s, and labels it like the filter', (typed, flag) => {
    expect(read(typed)).toMatchObject({
      parts: [{ label: tyreFlagLabels[flag] }],
      filter: { [flag]: true },
      text: null,
    });
  });
});

it.each([
  ['205/55 R16 not michelin', 'not michelin'],
  ['no winter tyres', 'no winter'],
])('the unwanted part of “%s” is left out, with a notice', (typed, words) => {
  expect(read(typed).notice).toBe(`We can’t search for “${words}”, so we’ve left those words out.`);
});

describe('the remaining text', () => {
  it('is the meaningful words, in order', () => {
    expect(read('cheap tyres for my Nissan Qashqai 215/60 R17')).toMatchObject({
      text: 'Nissan Qashqai',
      parts: [{ label: '215/60 R17' }, { kind: 'ORDER', label: 'Price, low to high' }],
    });
  });

  it('is null when the other words say nothing about a tyre', () => {
    expect(read('good sized tyres 195 65 15 near me')).toMatchObject({
      text: null,
      parts: [{ label: '195/65 R15' }],
    });
  });

  it('contains no markup', () => {
    expect(read('<script>alert(1)</script> 205/55 R16').text).toBe('script alert 1 script');
    expect(read(`'; DROP TABLE products; --`).text).toBe('DROP TABLE products');
  });

  it('comes from the first 200 characters only, with a notice', () => {
    expect(read('205/55 R16 '.padEnd(5_000, 'x'))).toMatchObject({
      parts: [{ label: '205/55 R16' }],
      notice: 'We only read the first 200 characters of your search.',
    });
  });

  it('is null for an empty search', () => {
    for (const nothing of ['', '   ', 'tyres', '\u0000'])
      expect(read(nothing)).toEqual({ parts: [], text: null, filter: {}, notice: null });
    const notice = 'We couldn’t read that search. Try a size such as 205/55 R16, a brand or a model.';
    for (const signs of ['!!! ,;| --', '😀', '&|!', '???'])
      expect(read(signs)).toEqual({ parts: [], text: null, filter: {}, notice });
  });
});

describe('any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '205/55 R16',
      '2055516',
      '91V',
      'R16',
      '205',
      '55',
      '16',
      'winter',
      'all',
      'season',
      'run',
      'flat',
      'van',
      'michelin',
      'michlin',
      'pilot',
      'sport',
      '5',
      '4',
      'AB12',
      'CDE',
      'the',
      'tyres',
      ',',
      '¦',
      '+',
      "'",
      '(',
      'speed',
      'V',
      'load',
      '91',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.stringMatching(/^[a-z0-9+/-]{1,8}$/),
  );
  const typed = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(' '));

  it('is parsed without an error, and the remaining text contains no markup', () => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.string({ unit: 'binary', maxLength: 400 })), (text) => {
        expect(read(text).text ?? 'none').not.toMatch(/[<>"`;\\¦]|^$/);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is labelled without a space if it is a registration only without one', () => {
    expect(read('100zp-')).toMatchObject({
      parts: [{ kind: 'REGISTRATION', label: '100ZP', value: '100ZP' }],
      filter: { registration: '100ZP' },
    });
    expect(read('AB12CDE').parts).toMatchObject([{ label: 'AB12 CDE' }]);
  });

  it('is understood the same again when written back in the shop’s own words', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const first = read(text);
        // A size can contain a comma: 205/55, 16.
        const canonical = [...first.parts.map(({ label }) => label), first.text ?? []].flat().join(' ¦ ');
        const second = read(canonical);
        expect({ ...second, notice: null }).toEqual({ ...first, notice: null });
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    '2'.repeat(5_000),
    '205/55 '.repeat(700),
    'pilot '.repeat(900),
    'a '.repeat(2_500),
    '91'.padEnd(5_000),
    '(((('.repeat(1_250),
    'ﷺ'.repeat(5_000),
  ])('of 5,000 characters is cut at the limit, with a notice: %#', (text) => {
    expect(read(text).notice).toContain('We only read the first');
  });
});
