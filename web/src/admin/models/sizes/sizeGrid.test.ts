import { expect, it } from 'vitest';
import type { DeskSizeFragment } from '../detail/ModelDesk.generated.ts';
import { clipboardCells, faultsOf, followed, isChanged, pasted, rowsOf, typed } from './sizeGrid.ts';

const aSize = (more: Partial<DeskSizeFragment> = {}): DeskSizeFragment => ({
  __typename: 'ModelSize',
  id: 1,
  revision: 1,
  slug: 'a',
  size: '205/55 R16',
  loadIndex: 91,
  loadIndexTwin: null,
  speedRating: 'V',
  extraLoad: false,
  runFlat: false,
  oeMark: null,
  fuelEfficiency: null,
  wetGrip: null,
  noiseDb: null,
  sku: 'MIC-1',
  ean: null,
  price: 8_448,
  stockQuantity: 12,
  published: true,
  ...more,
});
const cellsOf = (rows: ReturnType<typeof rowsOf>, at: number) => rows[at]?.cells;

it('a pasted block fills cells right and down from the focused cell, adding rows at the end', () => {
  const rows = pasted(
    rowsOf([aSize()]),
    { row: 0, column: 9 },
    clipboardCells('£90\t3\r\n100\t4\r\n'),
    'CAR',
  );
  expect(rows).toHaveLength(3);
  expect(cellsOf(rows, 0)).toMatchObject({ size: '205/55 R16', price: '90.00', stock: '3' });
  expect(cellsOf(rows, 1)).toMatchObject({ size: '', price: '100.00', stock: '4', published: 'Yes' });
  expect(rows[2] && isChanged(rows[2])).toBe(false);
});

it('column headings can be in any order, and unknown columns are left out', () => {
  const sheet = 'Price £\tSupplier\tTyre size\tXL\tPublished\n84,1\tABC\t195/65 15\tXL\tno\n';
  const rows = pasted(rowsOf([]), { row: 0, column: 5 }, clipboardCells(sheet), 'VAN');
  expect(cellsOf(rows, 0)).toMatchObject({
    price: '84,1',
    size: '195/65 R15C',
    extraLoad: 'Yes',
    published: '',
  });
  expect(faultsOf(rows[0]!, false)).toEqual({ price: 'Enter an amount in pounds, such as 84.48' });
});

it('a colleague’s changes are merged into unsaved rows, and conflicts are noted', () => {
  const mine = typed(typed(rowsOf([aSize()]), '1', 'price', '90.00'), '1', 'sku', 'OWN-1');
  const rows = followed(mine, [
    aSize({ revision: 2, price: 8_000, speedRating: 'W' }),
    aSize({ id: 2, sku: 'MIC-2' }),
  ]);
  expect(rows[0]).toMatchObject({
    revision: 2,
    cells: { price: '90.00', sku: 'OWN-1', speed: 'W' },
    theirs: { price: '80.00' },
  });
  expect(rows[0]?.theirs).toEqual({ price: '80.00' });
  expect(rows).toHaveLength(3);
});
