import { expect, it } from 'vitest';
import { figure, table } from './table.ts';

it('columns are as wide as their longest cell, and figures are aligned to the right', () => {
  expect(
    table(
      ['Read', 'p50'],
      [
        ['Listing', '1,200'],
        ['A', '3'],
      ],
    ),
  ).toBe('| Read    |   p50 |\n| ------- | ----: |\n| Listing | 1,200 |\n| A       |     3 |');
});

it.each([
  [0.04, '0.0'],
  [9.94, '9.9'],
  [12.3, '12'],
  [2_345.6, '2,346'],
])('%s is written %s', (value, written) => {
  expect(figure(value)).toBe(written);
});
