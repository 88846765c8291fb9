import { describe, expect, it } from 'vitest';
import { WHOLE_SIZE } from './tyre-size-grammar.ts';
import {
  CONSTRUCTIONS,
  formatTyreSize,
  isMotorcycleWidth,
  parseTyreSize,
  speltSize,
  type Construction,
} from './tyre-size.ts';

const GOLF = { width: 205, profile: 55, diameter: 16 };

describe('C-17 a size in any spelling', () => {
  it.each([
    '205/55 R16',
    '205/55r16',
    '205/55R16',
    '205 / 55 / R 16',
    '205 55 R16',
    '20555R16',
    '205 55r16',
    'P205/55R16',
    'LT205/55 R16',
    '  205/55   R16  ',
  ])('can be “%s”', (text) => {
    expect(parseTyreSize(text)).toEqual({ ...GOLF, construction: 'R' });
  });

  it.each([
    '205 55 16',
    '205-55-16',
    '2055516',
    '205/55/16',
    '205.55.16',
    '205x55x16',
    '205\\55\\16',
    '205,55,16',
  ])('can be “%s”, which leaves the construction open', (text) => {
    expect(parseTyreSize(text)).toEqual({ ...GOLF, construction: null });
  });

  it.each<[string, Construction]>([
    ['205/55 ZR 16', 'ZR'],
    ['205/55zr16', 'ZR'],
    ['205/55 R16C', 'C'],
    ['205/55 R16 C', 'C'],
    ['205/55 r16cp', 'C'],
    ['205 55 16C', 'C'],
    ['205/55-16', 'B'],
    ['205/55 B16', 'B'],
    ['205/55D16', 'B'],
  ])('in “%s” has the construction %s', (text, construction) => {
    expect(parseTyreSize(text)).toEqual({ ...GOLF, construction });
  });

  it.each([
    '',
    '205',
    '205/55',
    'R16',
    '202/55 R16',
    '205/57 R16',
    '205/55 R99',
    '205/55 R9',
    '205/55 R161',
    '12055516',
    '20555160',
    'A2055516',
    '31x10.50 R15',
    '01234 567890',
    '205/55 R16 91V',
    'tyres 205/55 R16',
    '205/55 R16XL',
  ])('can’t be “%s”', (text) => {
    expect(parseTyreSize(text)).toBeNull();
  });

  it('excludes an old spelling with the speed inside, which is found as a size with a speed', () => {
    expect(parseTyreSize('205/55 VR16')).toBeNull();
    const [match] = 'a 205/55 VR16 tyre'.matchAll(WHOLE_SIZE);
    expect(match && speltSize(match)).toEqual({
      size: { ...GOLF, construction: 'R' },
      speedRating: 'V',
    });
  });

  it('is found within a text, even repeatedly', () => {
    const found = [...'2254517 or 205/55 R16 91V, 205/55R16XL, not 202/55 R16'.matchAll(WHOLE_SIZE)];
    expect(found.map((match) => speltSize(match)?.size)).toEqual([
      { width: 225, profile: 45, diameter: 17, construction: null },
      { ...GOLF, construction: 'R' },
      { ...GOLF, construction: 'R' },
      undefined,
    ]);
  });
});

describe('a written size', () => {
  it.each<[Construction | null, string]>([
    ['R', '205/55 R16'],
    ['ZR', '205/55 ZR16'],
    ['C', '205/55 R16C'],
    ['B', '205/55-16'],
    [null, '205/55 R16'],
  ])('with the construction %s is %s', (construction, text) => {
    expect(formatTyreSize({ ...GOLF, construction })).toBe(text);
  });

  it('parses to the size it was written from', () => {
    for (const construction of CONSTRUCTIONS)
      expect(parseTyreSize(formatTyreSize({ ...GOLF, construction }))).toEqual({ ...GOLF, construction });
  });

  it.each([
    [{ width: 205, profile: 55 }, '205/55'],
    [{ width: 205 }, '205'],
    [{ diameter: 16 }, 'R16'],
    [{ width: 195, diameter: 14, construction: 'C' as const }, '195 R14C'],
    [{}, ''],
  ])('contains the known parts of %j', (parts, text) => {
    expect(formatTyreSize(parts)).toBe(text);
  });
});

it.each([
  [120, true],
  [90, true],
  [205, false],
  [95, false],
])('%i mm is a motorcycle tyre’s width: %s', (width, isMotorcycle) => {
  expect(isMotorcycleWidth(width)).toBe(isMotorcycle);
});
