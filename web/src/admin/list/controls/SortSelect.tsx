import { BarSelect } from '../../../ui/form/BarSelect.tsx';
import { optionsOf } from '../../../ui/form/selectOption.ts';
import type { ListControl } from '../state/useListState.ts';
import { BAR_LOOK } from './barLook.ts';

interface SortSelectProps {
  /** Each sort of the API, in words. */
  labels: Readonly<Record<string, string>>;
  list: ListControl;
}

/** The sorts in words: the only way to sort on a phone, and for sorts that no column has. */
export function SortSelect({ labels, list }: SortSelectProps) {
  return (
    <BarSelect
      look={BAR_LOOK}
      label="Sort"
      options={optionsOf(labels)}
      value={list.sort}
      onChange={(sort) => list.change({ sort })}
    />
  );
}
