import { useEffect, useRef } from 'react';
import type { Selection } from './selection.ts';

const BOX = 'size-5 accent-ink align-middle';

/** Ticks one row. It stands above the link that covers the row. */
export function RowTick({ id, name, selection }: { id: string; name: string; selection: Selection }) {
  return (
    <label className="relative z-1 -m-3 inline-block p-3">
      <span className="sr-only">Select {name}</span>
      <input
        type="checkbox"
        className={BOX}
        checked={selection.everything || selection.ids.has(id)}
        onChange={() => selection.toggle(id)}
      />
    </label>
  );
}

interface TickAllProps {
  ids: readonly string[];
  selection: Selection;
  name: string;
}

/** Ticks all rows of the page; half-way when only some are ticked. */
export function TickAll({ ids, selection, name }: TickAllProps) {
  const box = useRef<HTMLInputElement>(null);
  const ticked = ids.filter((id) => selection.ids.has(id)).length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = ticked > 0 && ticked < ids.length;
  }, [ticked, ids.length]);
  return (
    <label className="-m-3 inline-block p-3">
      <span className="sr-only">Select all {name} on this page</span>
      <input
        ref={box}
        type="checkbox"
        className={BOX}
        checked={ids.length > 0 && ticked === ids.length}
        onChange={() => selection.toggleAll(ids)}
      />
    </label>
  );
}
