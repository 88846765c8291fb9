import { Columns3 } from 'lucide-react';
import { MenuButton } from '../../frame/MenuButton.tsx';
import { chooseDensity, useDensity } from '../state/density.ts';
import { shownColumns, type ListColumn } from '../state/listColumn.ts';
import type { ListControl } from '../state/useListState.ts';

/** Chooses a table's columns and row density. Hidden on phones, where cards have neither. */
export function ColumnsMenu<Row>({
  columns,
  list,
}: {
  columns: readonly ListColumn<Row, string>[];
  list: ListControl;
}) {
  const shown = shownColumns(columns, list.columns).map(({ id }) => id);

  const isDense = useDensity();

  function toggle(id: string) {
    const next = shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id];
    const usual = shownColumns(columns, null).map((column) => column.id);
    const isUsual = next.length === usual.length && usual.every((one) => next.includes(one));
    list.change({ columns: isUsual ? null : next });
  }

  return (
    <MenuButton
      label="Columns"
      icon={<Columns3 className="size-4" />}
      className="max-md:hidden"
      items={[
        ...columns
          .filter(({ always }) => !always)
          .map(({ id, label }) => ({ label, checked: shown.includes(id), onSelect: () => toggle(id) })),
        { label: 'Dense rows', checked: isDense, divided: true, onSelect: () => chooseDensity(!isDense) },
      ]}
    />
  );
}
