import { ListSelect } from './ListSelect.tsx';
import type { ListControl } from './useListState.ts';

interface SortSelectProps {
  /** Each sort of the API, in words. */
  labels: Readonly<Record<string, string>>;
  list: ListControl;
}

/** The sorts in words: the only way to sort on a phone, and for sorts that no column has. */
export function SortSelect({ labels, list }: SortSelectProps) {
  return (
    <ListSelect
      label="Sort"
      options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
      value={list.sort}
      onChange={(sort) => list.change({ sort })}
    />
  );
}
