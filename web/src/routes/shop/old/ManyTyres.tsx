import { useEffect } from 'react';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { WindowedRows } from '../results/WindowedRows.tsx';
import { OldCards, type OldTyre } from './OldCards.tsx';
import type { OldListing } from './oldListing.ts';
import { useOldPieces } from './useOldPieces.ts';

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
  const { slots, lacks, load, failure, retry } = useOldPieces(state, items);
  return (
    <>
      <WindowedRows count={count} view="grid">
        {(from, to) => (
          <Window
            from={from}
            slots={slots(from, to)}
            lacks={lacks(from, to)}
            onRest={() => void load(from, to)}
          />
        )}
      </WindowedRows>
      {failure !== undefined && (
        // In view wherever in the long list the placeholders stay empty.
        <div className="above-bars sticky bottom-(--foot) z-10">
          <Notice tone="bad" title={failure}>
            <Button className="mt-2 justify-self-start" onClick={retry}>
              Try again
            </Button>
          </Notice>
        </div>
      )}
    </>
  );
}

interface WindowProps {
  from: number;
  slots: readonly (OldTyre | undefined)[];
  /** Whether some of it was never asked for. */
  lacks: boolean;
  onRest: () => void;
}

function Window({ from, slots, lacks, onRest }: WindowProps) {
  useEffect(() => {
    if (!lacks) return;
    const timer = setTimeout(onRest, REST_MS);
    return () => clearTimeout(timer);
  });
  return <OldCards slots={slots} from={from} />;
}
