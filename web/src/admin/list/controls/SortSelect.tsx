import { BarSelect } from '../../../ui/form/BarSelect.tsx';
import { optionsOf } from '../../../ui/form/selectOption.ts';
import type { ListControl } from '../state/useListState.ts';
import { BAR_LOOK } from './barLook.ts';

interface SortSelectProps {
  /** A label for each of the API's sorts. */
  labels: Readonly<Record<string, string>>;
  list: ListControl;
}

/** Sorts by name: the only way on a phone, and for sorts without a column. */
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
