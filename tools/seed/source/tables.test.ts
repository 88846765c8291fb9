import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readTable } from './cells.ts';
import { readCentres, readTowns } from './shop-tables.ts';
import { readTables } from './tables.ts';

function folderWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tables-'));
  writeFileSync(join(folder, 'table.csv'), text);
  return folder;
}

it('the seed reads all tables of the catalogue', () => {
  const { brands, models, sizes, vehicles } = readTables();
  expect([brands, models, sizes, vehicles].map((rows) => rows.length)).toEqual([20, 160, 389, 454]);
});

it('the seed reads twelve towns round the base and twelve centres in them', () => {
  const towns = readTowns();
  expect(towns.filter(({ isOrigin }) => isOrigin).map(({ name }) => name)).toEqual(['Bedford']);
  expect(towns).toHaveLength(13);
  const centres = readCentres();
  expect(centres).toHaveLength(12);
  const slugs = new Set(towns.map(({ slug }) => slug));
  expect(
    centres.every(
      ({ townSlug, isFictional, services }) =>
        slugs.has(townSlug) && isFictional && services.includes('tyre_fitting'),
    ),
  ).toBe(true);
});

it('an error names the file, row and column of a cell that is not a number', () => {
  const folder = folderWith('name,width\nA,205\nB,wide\n');
  expect(() => readTable(folder, 'table.csv', (cells) => cells.number('width'))).toThrow(
    'table.csv row 3: "width" is "wide", expected a number.',
  );
});

it('an error names a column that the table lacks', () => {
  const folder = folderWith('name\nA\n');
  expect(() => readTable(folder, 'table.csv', (cells) => cells.text('width'))).toThrow(
    'table.csv row 2 has no column "width".',
  );
});

it('a word outside its list is refused', () => {
  const folder = folderWith('season\nAutumn\n');
  expect(() =>
    readTable(folder, 'table.csv', (cells) => cells.oneOf('season', ['Summer', 'Winter'])),
  ).toThrow('expected one of Summer, Winter');
});
