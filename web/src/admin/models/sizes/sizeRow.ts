import { readLabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';
import { parseLoadIndex } from '@treadline/schema/trade/tyre/marking/load-index';
import { parsePrice } from '@treadline/schema/trade/values/money';
import { recordOf } from '@treadline/schema/trade/values/words';
import type { ModelSizeInput } from '../../../apollo/schema.generated.ts';
import type { DeskSizeFragment } from '../detail/ModelDesk.generated.ts';
import { SIZE_COLUMNS, YES, type SizeCells, type SizeColumnId } from './sizeColumns.ts';

/** Error messages by column. */
export type CellFaults = Partial<Record<SizeColumnId, string>>;

export const BLANK_CELLS: SizeCells = {
  ...recordOf<SizeCells>(SIZE_COLUMNS.map(({ id }) => [id, ''])),
  published: YES,
};

/** A saved size as the texts of its row. */
export function cellsOf(size: DeskSizeFragment): SizeCells {
  return recordOf<SizeCells>(SIZE_COLUMNS.map(({ id, read }) => [id, read(size)]));
}

/** The errors that the browser can find, by column. */
export function faultsOfCells(cells: SizeCells): CellFaults {
  const faults = SIZE_COLUMNS.map(({ id, fault }) => [id, fault(cells[id])] as const);
  return Object.fromEntries(faults.filter(([, message]) => message !== null));
}

/** A valid row as API input. Includes stock only if it was changed, because sales change it meanwhile. */
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
