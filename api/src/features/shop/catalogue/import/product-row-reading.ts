import type { ImportFault } from '../../../../platform/features/import-kind.ts';
import type { ProductDraft } from './product-draft.ts';
import { productColumns } from './product-file-columns.ts';

/** Clears what is stored; an empty cell leaves it as it is. */
const CLEAR = '-';

/** A row's values, and the cells that can't be taken. */
export interface ReadProduct {
  readonly draft: ProductDraft;
  readonly faults: readonly ImportFault[];
  /** The columns that have a value. */
  readonly columns: readonly string[];
  /** The columns whose values may change. */
  readonly compared: readonly string[];
}

/** A row that came as values. */
export const draftedRow = (draft: ProductDraft): ReadProduct => ({
  draft,
  faults: [],
  columns: draft.costPrice === undefined ? [] : ['cost_price'],
  compared: Object.keys(productColumns),
});

/** Reads the cells of a row. */
export function readProductRow(cells: ReadonlyMap<string, string>, decimalComma: boolean): ReadProduct {
  let draft: ProductDraft = {};
  const faults: ImportFault[] = [];
  const columns: string[] = [];
  for (const [name, cell] of cells) {
    const column = productColumns[name];
    if (!column || cell === '') continue;
    columns.push(name);
    const read =
      cell === CLEAR ? (column.cleared ?? 'This can’t be cleared') : column.read(cell, decimalComma);
    if (typeof read === 'string') faults.push({ column: name, message: read });
    else draft = { ...draft, ...read };
  }
  return { draft, faults, columns, compared: columns };
}
