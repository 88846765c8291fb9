import { useEffect } from 'react';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { WindowedRows } from '../results/WindowedRows.tsx';
import { OldCards, type OldTyre } from './OldCards.tsx';
import type { OldListing } from './oldListing.ts';
import { useOldPieces } from './useOldPieces.ts';

/** How long scrolling must pause before tyres load, so that dragging through the list sends no requests. */
const REST_MS = 120;

interface ManyTyresProps {
  state: OldListing;
  /** The tyres already loaded, from the first on. */
  items: readonly OldTyre[];
  /** The total number of tyres. */
  count: number;
}

/** A long list that renders and loads only tyres near the screen. */
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
        // Stays in view wherever in the list the placeholders remain.
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
  /** Whether some of it was never requested. */
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
