import { useEffect, useRef, type ChangeEvent } from 'react';
import type { Selection } from '../state/selection.ts';

const BOX = 'size-5 accent-ink align-middle';

interface RowTickProps {
  id: string;
  name: string;
  selection: Selection;
  /** The ids of all rows on the page, in order. */
  shown: () => readonly string[];
}

/** Selects a row; with Shift, all rows from the last one toggled. It sits above the link that covers the row. */
export function RowTick({ id, name, selection, shown }: RowTickProps) {
  function toggle({ nativeEvent }: ChangeEvent) {
    // Keyboards fire a click on a checkbox too.
    if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) selection.toggleRange(id, shown());
    else selection.toggle(id);
  }
  return (
    <label className="relative z-1 -m-3 inline-block p-3 select-none">
      <span className="sr-only">Select {name}</span>
      <input
        type="checkbox"
        className={BOX}
        checked={selection.everything || selection.ids.has(id)}
        onChange={toggle}
      />
    </label>
  );
}

interface TickAllProps {
  ids: readonly string[];
  selection: Selection;
  name: string;
}

/** Selects all rows on the page; indeterminate if only some are selected. */
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
