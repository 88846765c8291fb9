import { readRow, type ReadRow } from '../../../../platform/features/file-columns.ts';
import type { Product } from '../record/product.entity.ts';
import type { ProductDraft } from './product-draft.ts';
import { productColumns, productFileColumns } from './product-file-columns.ts';

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
  const read = readRow(productFileColumns, { cells }, decimalComma);
  const decided = read.columns.flatMap((column) =>
    column === 'price' ? ['list_price', 'delivered_price'] : [column],
  );
  return { ...read, compared: [...new Set(decided)] };
}

/**
 * A row's values with the price that shoppers pay as the one of the product's prices that's charged; a sentence if its
 * other prices lead to another one.
 */
export function withChargedPrice(
  { price, ...draft }: ProductDraft,
  product: Pick<Product, 'mailOrderPrice'> | null,
): ProductDraft | string {
  if (price === undefined) return draft;
  const { listPrice, mailOrderPrice } = draft;
  const isCleared = mailOrderPrice === null;
  const given = mailOrderPrice ?? (isCleared ? listPrice : undefined);
  if (typeof given === 'number' && given !== price)
    return 'The row’s other prices lead to another one. Leave one of the columns out';
  if (typeof given === 'number') return draft;
  const hasDelivered = !isCleared && (product?.mailOrderPrice ?? null) !== null;
  const isReduced = typeof listPrice === 'number' && listPrice !== price;
  return hasDelivered || isReduced ? { ...draft, mailOrderPrice: price } : { ...draft, listPrice: price };
}
