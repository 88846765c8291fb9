import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedTable } from '../../../../../test/fixtures/catalogue/vocabulary.ts';
import { readSearch } from './search.service.ts';

const SIZES = seedTable('sizes').map((row) => ({
  width: row['width'] ?? '',
  profile: row['profile'] ?? '',
  diameter: row['diameter'] ?? '',
  label: row['size_label'] ?? '',
}));

/** The size found when no brand or model is known, with the label the page shows. */
function readSize(typed: string) {
  const { parts, filter } = readSearch(typed, { brands: [], models: [] }, new Date('2026-11-20T10:00:00Z'));
  const { width, profile, diameter } = filter;
  return width && profile && diameter
    ? { width, profile, diameter, label: parts.find(({ kind }) => kind === 'SIZE')?.label }
    : null;
}

describe('parsing a size', () => {
  it.each([
    '205/55 R16',
    '205/55r16',
    '205/55R16',
    '205 55 16',
    '205-55-16',
    '2055516',
    '205/55/16',
    '205 55 R16',
    '205 / 55 / R 16',
    '205.55.16',
    '205x55x16',
    '205\\55\\16',
    '20555R16',
    '205 55r16',
    '205/55-16',
    '205/55–16',
    '２０５／５５ Ｒ１６',
    'P205/55R16',
    '205/55 VR16',
    '  205/55   R16  ',
    '205/55 R16 91V',
    'tyres 205/55 R16 please',
  ])('parses “%s” as 205/55 R16', (typed) => {
    expect(readSize(typed)).toEqual({ width: 205, profile: 55, diameter: 16, label: '205/55 R16' });
  });

  it.each([
    ['195/75R16C', '195/75 R16C'],
    ['195/75 R16 C 107/105R', '195/75 R16C'],
    ['195/75 r16cp', '195/75 R16C'],
    ['120/70-17', '120/70-17'],
    ['120/70B17', '120/70-17'],
    ['1207017', '120/70-17'],
    ['120/70zr17', '120/70 ZR17'],
    ['205/55ZR16', '205/55 ZR16'],
    ['205/55 ZR 16', '205/55 ZR16'],
    ['150/70 R17', '150/70 R17'],
    ['90/90-21', '90/90-21'],
    ['909021', '90/90-21'],
  ])('writes “%s” as %s', (typed, label) => {
    expect(readSize(typed)?.label).toBe(label);
  });

  it.each([
    '',
    '205',
    '205/55',
    'R16',
    '16',
    '202/55 R16',
    '205/57 R16',
    '205/55 R99',
    '205/55 R161',
    '12055516',
    '20555160',
    'A2055516',
    '31x10.50 R15',
    '01234 567890',
  ])('finds no size in “%s”', (typed) => {
    expect(readSize(typed)).toBeNull();
  });

  it.each(SIZES)('writes $label as the catalogue does', ({ label, width, profile, diameter }) => {
    expect(readSize(label)).toEqual({
      width: Number(width),
      profile: Number(profile),
      diameter: Number(diameter),
      label,
    });
  });

  it('parses any size of the catalogue in any spelling', () => {
    const separator = fc.constantFrom('', ' ', '/', ' / ', '-', '.', 'x');
    const construction = fc.constantFrom('', 'R', 'r', 'ZR', 'zr', ' R', 'R ', ' r ', '-', ' ');
    fc.assert(
      fc.property(
        fc.constantFrom(...SIZES),
        separator,
        construction,
        fc.constantFrom('', 'C', ' 91V', ' Michelin'),
        ({ width, profile, diameter }, between, letter, after) => {
          expect(readSize(`${width}${between}${profile}${letter}${diameter}${after}`)).toMatchObject({
            width: Number(width),
            profile: Number(profile),
            diameter: Number(diameter),
          });
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
