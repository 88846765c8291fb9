import { expect, it } from 'vitest';
import { recordsKeptFrom } from './record-keeping.ts';

it.each([
  ['2026-11-24', '2020-04-01'],
  ['2027-03-31', '2020-04-01'],
  ['2027-04-01', '2021-04-01'],
])(
  'on %s, documents since %s have to be kept: six years from the end of their financial year',
  (today, from) => {
    expect(recordsKeptFrom(today)).toBe(from);
  },
);
