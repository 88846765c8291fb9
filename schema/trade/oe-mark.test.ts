import { expect, it } from 'vitest';
import { oeMarkMeaning } from './oe-mark.ts';

it.each([
  ['MO', 'Approved by Mercedes (MO)'],
  ['*', 'Approved by BMW and MINI (*)'],
  ['XY', 'Car maker’s mark XY'],
])('says what the mark %s means', (mark, meaning) => {
  expect(oeMarkMeaning(mark)).toBe(meaning);
});
