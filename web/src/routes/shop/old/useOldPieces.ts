import { useState } from 'react';
import { DEFAULT_PAGE_SIZE } from '../../../features/filters/listingState.ts';
import { failureTitle } from './failureTitle.ts';
import type { OldTyre } from './OldCards.tsx';
import { useAskOldShopListing } from './OldListing.generated.ts';
import { ALL, oldListingVariables, type OldListing } from './oldListing.ts';

const SIZE = DEFAULT_PAGE_SIZE;

type Pieces = ReadonlyMap<number, readonly OldTyre[]>;
/** Why pieces failed to load, by number. */
type Failures = ReadonlyMap<number, string>;
const NO_FAILURES: Failures = new Map();

/** The pieces that hold the tyres in [from, to). */
function piecesOf(from: number, to: number): number[] {
  const [first, last] = [Math.floor(from / SIZE), Math.floor((to - 1) / SIZE)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/**
 * The loaded tyres of the list, and a function that loads those missing from a window. Each piece is requested once:
 * if it arrives without tyres, because some were removed meanwhile, it stays empty. If it fails, the visitor is told
 * and can retry.
 */
export function useOldPieces(state: OldListing, items: readonly OldTyre[]) {
  const ask = useAskOldShopListing('cache-first');
  const [pieces, setPieces] = useState<Pieces>(() => new Map([[0, items.slice(0, SIZE)]]));
  const [failures, setFailures] = useState(NO_FAILURES);

  const at = (index: number) => items[index] ?? pieces.get(Math.floor(index / SIZE))?.[index % SIZE];

  /** The pieces of a window that were never requested. */
  const missing = (from: number, to: number) =>
    state.limit === ALL
      ? piecesOf(from, to).filter((piece) => !pieces.has(piece) && !failures.has(piece))
      : [];

  const fail = (piece: number, error?: unknown) =>
    setFailures((old) => new Map(old).set(piece, failureTitle(error)));

  async function loadPiece(piece: number) {
    try {
      const found = (await ask(oldListingVariables(state, piece + 1)))?.products?.items;
      if (found) setPieces((old) => new Map(old).set(piece, found));
      else fail(piece);
    } catch (error) {
      fail(piece, error);
    }
  }

  return {
    slots: (from: number, to: number) => Array.from({ length: to - from }, (_, index) => at(from + index)),
    lacks: (from: number, to: number) => missing(from, to).length > 0,
    load: (from: number, to: number) => Promise.all(missing(from, to).map(loadPiece)),
    /** Why something failed to load; undefined if everything requested arrived. */
    failure: [...failures.values()].at(-1),
    /** Allows failed pieces to be requested again. */
    retry: () => setFailures(NO_FAILURES),
  };
}
