import { useMemo, useRef, useState } from 'react';

/** The rows that are ticked. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** Every row that the search and the filters match, on other pages too. */
  everything: boolean;
  toggle: (id: string) => void;
  /**
   * Ticks the row, or clears it, and does the same to all rows from the one that was toggled last.
   * @param shown the ids of the rows, in their order.
   */
  toggleRange: (id: string, shown: readonly string[]) => void;
  /** Ticks the rows, or clears them all if all are ticked. */
  toggleAll: (ids: readonly string[]) => void;
  selectEverything: () => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Keeps which rows are ticked.
 * @param scope what the list shows; when it changes, the ticks go, since they may no longer be in view.
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
