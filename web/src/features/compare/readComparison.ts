import { readProductId } from '../../lib/paths/productId.ts';
import { MOST_COMPARED } from './comparePath.ts';

/** The comparison that a URL requests. */
export interface AskedComparison {
  /** Without duplicates, at most {@link MOST_COMPARED}. */
  ids: readonly number[];
  /** The number of tyres beyond those. */
  surplus: number;
  /** The number of values that aren't ids. */
  unreadable: number;
}

/** Parses the URL's `tyres` parameter: ids separated by commas. */
export function readComparison(text: string | null): AskedComparison {
  const values = (text ?? '').split(',').filter((value) => value.trim() !== '');
  const read = values.map(readProductId);
  const ids = [...new Set(read.filter((id) => id !== null))];
  return {
    ids: ids.slice(0, MOST_COMPARED),
    surplus: Math.max(0, ids.length - MOST_COMPARED),
    unreadable: read.filter((id) => id === null).length,
  };
}
