import { classes } from '../../../ui/base/classes.ts';
import { idOf, type AdminListProps, type ListPage, type ListRow } from '../state/listProps.ts';
import { RowTick } from './RowTick.tsx';

interface ListCardsProps<Row extends ListRow> extends Omit<AdminListProps<Row>, 'page'> {
  page: ListPage<Row>;
}

export function ListCards<Row extends ListRow>(props: ListCardsProps<Row>) {
  const { page, rowName, card, selection, emphasised, name } = props;
  return (
    <ul aria-label={name} className="grid gap-2">
      {page.items.map((row) => {
        const id = idOf(row);
        return (
          <li
            key={id}
            className={classes(
              'relative flex gap-3 rounded-lg border border-line bg-card p-3 text-sm',
              (selection?.ids.has(id) || emphasised?.(row)) && 'border-ink bg-signal/15',
            )}
          >
            {selection && (
              <RowTick id={id} name={rowName(row)} selection={selection} shown={() => page.items.map(idOf)} />
            )}
            <div className="min-w-0 flex-1">{card(row)}</div>
          </li>
        );
      })}
    </ul>
  );
}
