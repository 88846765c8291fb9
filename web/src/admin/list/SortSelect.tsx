import { ChevronDown } from 'lucide-react';
import { classes } from '../../ui/classes.ts';
import type { ListControl } from './useListState.ts';

interface SortSelectProps {
  /** Each sort of the API, in words. */
  labels: Readonly<Record<string, string>>;
  list: ListControl;
}

/** The sorts in words: the only way to sort on a phone, and for sorts that no column has. */
export function SortSelect({ labels, list }: SortSelectProps) {
  return (
    <span className="relative">
      <select
        aria-label="Sort"
        value={list.sort}
        onChange={({ target }) => list.change({ sort: target.value })}
        className={classes(
          'min-h-11 appearance-none rounded-md border-[1.5px] border-current bg-transparent',
          'py-2 pr-9 pl-4 text-sm font-[650] hover:bg-tint',
        )}
      >
        {Object.entries(labels).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
      />
    </span>
  );
}
