import { readRow, type ReadRow } from '../../../../platform/features/file-columns.ts';
import type { ProductDraft } from './product-draft.ts';
import { productColumns } from './product-file-columns.ts';

/** A row's values, and the cells that can't be taken. */
export interface ReadProduct extends ReadRow<ProductDraft> {
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
  const read = readRow(productColumns, { cells }, decimalComma);
  return { ...read, compared: read.columns };
}
