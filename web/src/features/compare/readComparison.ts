import { readProductId } from '../../lib/paths/productId.ts';
import { MOST_COMPARED } from './comparePath.ts';

/** What an address asks to compare. */
export interface AskedComparison {
  /** Each id once, at most {@link MOST_COMPARED}. */
  ids: readonly number[];
  /** How many further tyres were asked for. */
  surplus: number;
  /** How many values are no ids at all. */
  unreadable: number;
}

/** Reads the `tyres` of an address: ids separated by commas. */
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
