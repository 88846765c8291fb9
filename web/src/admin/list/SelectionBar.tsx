import type { ReactNode } from 'react';
import { formatCount } from '../../lib/text/format.ts';
import { classes } from '../../ui/base/classes.ts';
import type { Selection } from './state/selection.ts';

interface SelectionBarProps {
  selection: Selection;
  name: string;
  total: number;
  /** The ids of the rows on this page. */
  shown: readonly string[];
  canSelectEverything?: boolean;
  children: ReactNode;
}

const PLAIN = 'min-h-11 px-2 font-[650] underline underline-offset-4';

/** The bulk actions for the selected rows. It sticks to the foot of the list. */
export function SelectionBar({
  selection,
  name,
  total,
  shown,
  canSelectEverything,
  children,
}: SelectionBarProps) {
  const { ids, everything, selectEverything, clear } = selection;
  if (ids.size === 0) return null;
  const isWholePage = shown.length < total && shown.every((id) => ids.has(id));
  const count = everything ? total : ids.size;
  return (
    <div
      role="region"
      aria-label="Selected rows"
      className={classes(
        'sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-lg px-4 py-2 text-sm',
        'asphalt shadow-float',
      )}
    >
      <p role="status" className="mr-2">
        {formatCount(count)} {count === 1 ? name.replace(/s$/, '') : name}
      </p>
      {children}
      {canSelectEverything && isWholePage && !everything && (
        <button type="button" className={PLAIN} onClick={selectEverything}>
          Select all {formatCount(total)}
        </button>
      )}
      <button type="button" className={`${PLAIN} ml-auto`} onClick={clear}>
        Clear
      </button>
    </div>
  );
}
