import { expect, it } from 'vitest';
import { oeMarkMeaning, oeMarkName } from './oe-mark.ts';

it.each([
  ['MO', 'Mercedes MO', 'Approved by Mercedes (MO)'],
  ['*', 'BMW ★', 'Approved by BMW and MINI (★)'],
  ['XY', 'XY', 'Car maker’s mark XY'],
])('gives the name and the meaning of the mark %s', (mark, name, meaning) => {
  expect([oeMarkName(mark), oeMarkMeaning(mark)]).toEqual([name, meaning]);
});
