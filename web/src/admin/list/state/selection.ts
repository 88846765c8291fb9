import { useMemo, useRef, useState } from 'react';

/** The selected rows of a list. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** Every row that matches the search and filters is selected, on other pages too. */
  everything: boolean;
  toggle: (id: string) => void;
  /**
   * Toggles a row, and sets all rows from the last one toggled to the same state.
   * @param shown the ids of the rows, in order.
   */
  toggleRange: (id: string, shown: readonly string[]) => void;
  /** Selects the rows, or clears them if all are selected. */
  toggleAll: (ids: readonly string[]) => void;
  selectEverything: () => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The selection of a list's rows.
 * @param scope what the list shows. When it changes, the selection is cleared, since its rows may be out of view.
 */
export function useSelection(scope: string): Selection {
  const [state, setState] = useState({ ids: NONE, everything: false, scope });
  const last = useRef<string | null>(null);
  const { ids, everything } = state.scope === scope ? state : { ids: NONE, everything: false };
  return useMemo(() => {
    const set = (next: ReadonlySet<string>, all = false) => setState({ ids: next, everything: all, scope });
    return {
      ids,
      everything,
      toggle(id) {
        last.current = id;
        const next = new Set(ids);
        if (!next.delete(id)) next.add(id);
        set(next);
      },
      toggleRange(id, shown) {
        const from = shown.indexOf(last.current ?? id);
        const to = shown.indexOf(id);
        const range = from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
        last.current = id;
        const others = [...ids].filter((one) => !range.includes(one));
        set(new Set(ids.has(id) ? others : [...others, ...range]));
      },
      toggleAll: (all) => set(all.every((id) => ids.has(id)) ? NONE : new Set(all)),
      selectEverything: () => set(ids, true),
      clear: () => set(NONE),
    };
  }, [ids, everything, scope]);
}
