import { useMemo, useState } from 'react';

/** The rows that are ticked. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** Every row that the search and the filters match, on other pages too. */
  everything: boolean;
  toggle: (id: string) => void;
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
  const { ids, everything } = state.scope === scope ? state : { ids: NONE, everything: false };
  return useMemo(() => {
    const set = (next: ReadonlySet<string>, all = false) => setState({ ids: next, everything: all, scope });
    return {
      ids,
      everything,
      toggle(id) {
        const next = new Set(ids);
        if (!next.delete(id)) next.add(id);
        set(next);
      },
      toggleAll: (all) => set(all.every((id) => ids.has(id)) ? NONE : new Set(all)),
      selectEverything: () => set(ids, true),
      clear: () => set(NONE),
    };
  }, [ids, everything, scope]);
}
