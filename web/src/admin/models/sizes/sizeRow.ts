import { readLabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';
import { parseLoadIndex } from '@treadline/schema/trade/tyre/marking/load-index';
import { parsePrice } from '@treadline/schema/trade/values/money';
import { recordOf } from '@treadline/schema/trade/values/words';
import type { ModelSizeInput } from '../../../apollo/schema.generated.ts';
import type { DeskSizeFragment } from '../detail/ModelDesk.generated.ts';
import { SIZE_COLUMNS, YES, type SizeCells, type SizeColumnId } from './sizeColumns.ts';

/** Why cells are not right. */
export type CellFaults = Partial<Record<SizeColumnId, string>>;

/** A row that nobody has begun. */
export const BLANK_CELLS: SizeCells = {
  ...recordOf<SizeCells>(SIZE_COLUMNS.map(({ id }) => [id, ''])),
  published: YES,
};

/** A size of the shop as the texts of its row. */
export function cellsOf(size: DeskSizeFragment): SizeCells {
  return recordOf<SizeCells>(SIZE_COLUMNS.map(({ id, read }) => [id, read(size)]));
}

/** What is wrong with each cell, as far as the browser can tell. */
export function faultsOfCells(cells: SizeCells): CellFaults {
  const faults = SIZE_COLUMNS.map(({ id, fault }) => [id, fault(cells[id])] as const);
  return Object.fromEntries(faults.filter(([, message]) => message !== null));
}

/** A row without faults as the API takes it. Stock goes along only where it was typed, because it sells meanwhile. */
export function inputOf(
  cells: SizeCells,
  base: SizeCells | null,
): Required<Omit<ModelSizeInput, 'id' | 'revision'>> {
  const { single = 0, twin = null } = parseLoadIndex(cells.load) ?? {};
  const isStockTyped = cells.stock !== '' && cells.stock !== base?.stock;
  return {
    size: cells.size,
    loadIndex: single,
    loadIndexTwin: twin,
    speedRating: cells.speed,
    extraLoad: cells.extraLoad === YES,
    runFlat: cells.runFlat === YES,
    oeMark: cells.oeMark || null,
    fuelEfficiency: readLabelClass(cells.fuel) ?? null,
    wetGrip: readLabelClass(cells.wet) ?? null,
    noiseDb: cells.noise === '' ? null : Number(cells.noise),
    sku: cells.sku || null,
    ean: cells.ean || null,
    price: parsePrice(cells.price) ?? 0,
    stockQuantity: isStockTyped ? Number(cells.stock) : null,
    published: cells.published === YES,
  };
}
