import { useEffect, useState } from 'react';
import { DEFAULT_PAGE_SIZE } from '../../../features/filters/listingState.ts';
import { toast } from '../../../ui/toast.ts';
import { WindowedRows } from '../WindowedRows.tsx';
import { failureTitle } from './failureTitle.ts';
import { OldCards, type OldTyre } from './OldCards.tsx';
import { useAskOldShopListing } from './OldListing.generated.ts';
import { ALL, oldListingVariables, type OldListing } from './oldListing.ts';

/** How long the list must rest before what it shows is loaded: who drags through it asks for nothing. */
const REST_MS = 120;

interface ManyTyresProps {
  state: OldListing;
  /** The tyres from the first on that are there already. */
  items: readonly OldTyre[];
  /** How many there are in all. */
  count: number;
}

/** A long list that renders only what is near the screen, and of all tyres loads only that as well. */
export function ManyTyres({ state, items, count }: ManyTyresProps) {
  const { slots, load } = useSlots(state, items);
  return (
    <WindowedRows count={count} view="grid">
      {(from, to) => <Window from={from} slots={slots(from, to)} onRest={() => load(from, to)} />}
    </WindowedRows>
  );
}

interface WindowProps {
  from: number;
  slots: readonly (OldTyre | undefined)[];
  onRest: () => void;
}

function Window({ from, slots, onRest }: WindowProps) {
  const lacks = slots.includes(undefined);
  useEffect(() => {
    if (!lacks) return;
    const timer = setTimeout(onRest, REST_MS);
    return () => clearTimeout(timer);
  });
  return <OldCards slots={slots} from={from} />;
}

/** The tyres of the list as far as they are loaded, and the way to those that a window lacks. */
function useSlots(state: OldListing, items: readonly OldTyre[]) {
  const ask = useAskOldShopListing('cache-first');
  const [pieces, setPieces] = useState<ReadonlyMap<number, readonly OldTyre[]>>(new Map());
  const size = DEFAULT_PAGE_SIZE;

  const at = (index: number) => items[index] ?? pieces.get(Math.floor(index / size))?.[index % size];

  async function loadPiece(piece: number) {
    const answer = await ask(oldListingVariables(state, piece + 1));
    const found = answer?.products.items;
    if (found) setPieces((old) => new Map(old).set(piece, found));
  }

  function load(from: number, to: number) {
    if (state.limit !== ALL) return;
    const [first, last] = [Math.floor(from / size), Math.floor((to - 1) / size)];
    const wanted = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const missing = wanted.filter((piece) => at(piece * size) === undefined);
    Promise.all(missing.map(loadPiece)).catch((error: unknown) => toast(failureTitle(error)));
  }

  return {
    slots: (from: number, to: number) => Array.from({ length: to - from }, (_, index) => at(from + index)),
    load,
  };
}
