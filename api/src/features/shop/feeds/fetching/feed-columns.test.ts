import { expect, it } from 'vitest';
import { matchAsBefore } from './feed-columns.ts';

const LAST = [
  { name: 'Artikel', column: 'code' },
  { name: 'Netto', column: 'cost' },
  { name: 'Notiz', column: null },
];

it('a file with the columns of the last one is matched like it, in any order', () => {
  expect(matchAsBefore(LAST, ['Netto', 'Artikel', 'Notiz'])).toEqual({
    mapping: [LAST[1], LAST[0], LAST[2]],
    hold: null,
  });
});

it('the first file waits for a person', () => {
  expect(matchAsBefore(null, ['sku', 'cost'])).toMatchObject({
    mapping: null,
    hold: expect.stringContaining('first'),
  });
});

it('a file with a missing or a further column waits for a person, and says which', () => {
  expect(matchAsBefore(LAST, ['Artikel', 'Brutto', 'Notiz', 'EAN']).hold).toBe(
    'Its columns have changed: “Netto” missing, “Brutto”, “EAN” new. Match them again.',
  );
  expect(matchAsBefore(LAST, ['Artikel', 'Netto']).hold).toContain('“Notiz” missing');
});
