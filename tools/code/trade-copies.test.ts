import { expect, it } from 'vitest';
import { tradeCopyFaults } from './trade-copies.ts';

const TRADE = `import { keysOf } from './words.ts';
export const seasonLabels = { SUMMER: 'Summer', WINTER: 'Winter', ALL_SEASON: 'All Season' } as const;
export type Season = keyof typeof seasonLabels;
const RIM = 'R(?:1[0-9]|2[0-4])\\\\d?';
const SIZE = /^(\\d{3})\\/(\\d{2})R(\\d{2})$/;
export function readSize(text: string) {
  return SIZE.exec(text);
}
`;

const faultsOf = (text: string, path = 'web/src/routes/shop/Filters.tsx') =>
  tradeCopyFaults(
    new Map([
      ['schema/trade/season.ts', TRADE],
      ['schema/trade/load-index.ts', ''],
      ['schema/trade/speed-rating.ts', "row('H', 210), row('V', 240), row('W', 270)"],
      [path, text],
    ]),
  );

it.each([
  ["import { readSize } from '@treadline/schema/trade/season';\n\nreadSize('205/55R16');\n", 'use of a rule'],
  [
    "/** As readSize does: /^(\\d{3})\\/(\\d{2})R(\\d{2})$/ */\nexport const season = 'Summer';\n",
    'talk of a rule',
  ],
  [
    'const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && /^[A-Z0-9 /-]+$/.test(text);\n',
    'a pattern of any text',
  ],
  ['const sizes = [205, 55, 16, 91, 615, 94];\n', 'numbers that are no table'],
  ['const icons = { SUMMER: Sun, WINTER: Snow, ALL_SEASON: Cloud };\n', 'a table by the same values'],
])('%j passes: %s', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

it.each([
  ['function readSize(text: string) {}\n', 'declares readSize'],
  ['export const seasonLabels = {};\n', 'declares seasonLabels'],
  ['const size = /^(\\d{3})\\/(\\d{2})R(\\d{2})$/.exec(text);\n', 'repeats the pattern'],
  ["const rim = new RegExp(`^${'R(?:1[0-9]|2[0-4])\\\\d?'}$`);\n", 'repeats the pattern'],
  [
    'const isPostcode = /^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$/i.test(text);\n',
    'what schema/trade/postcode.ts does',
  ],
  ['const plate = /^[A-Z]{2}[0-9]{2}[A-Z]{3}$/.exec(text);\n', 'what schema/trade/registration.ts does'],
  ["const NAMES = ['Summer', 'Winter', 'All Season'];\n", 'repeats the labels'],
  ['const pounds = totalPence / 100;\n', 'turns pence into pounds'],
  ['const text = (value / 100).toFixed(2);\n', 'turns pence into pounds'],
  ["const NAMES = ['summer', 'winter', 'all season'];\n", 'repeats the labels'],
  ['const SPEEDS = { H: 210, V: 240, W: 270 };\n', 'repeats the figures of schema/trade/speed-rating.ts'],
  ["const SPEEDS = [['H', 210], ['V', 240], ['W', 270]];\n", 'repeats the figures'],
  ['const LOADS = { 91: 615, 94: 670, 130: 1_900 };\n', 'repeats the figures of schema/trade/load-index.ts'],
])('%j is a second copy: it %s', (text, fault) => {
  expect(faultsOf(text)).toEqual([expect.stringContaining(fault)]);
  expect(faultsOf(text, 'api/src/features/sales/cart/cart.service.ts')).toEqual([
    expect.stringContaining(fault),
  ]);
});

it('tests may spell out what they expect', () => {
  expect(faultsOf("const NAMES = ['Summer', 'Winter', 'All Season'];\n", 'web/src/a.test.ts')).toEqual([]);
});
