import { ArrowDown, ArrowUp } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { classes } from '../../../ui/base/classes.ts';
import { useDensity } from '../state/density.ts';
import type { ListColumn } from '../state/listColumn.ts';
import { idOf, type AdminListProps, type ListPage, type ListRow } from '../state/listProps.ts';
import type { ListControl } from '../state/useListState.ts';
import { RowTick, TickAll } from './RowTick.tsx';

const VirtualRows = lazy(async () => ({ default: (await import('./VirtualRows.tsx')).VirtualRows }));

/** Pages up to this many rows aren't virtualised. */
const DRAWN_WHOLE = 100;

interface ListTableProps<Row extends ListRow> extends Omit<AdminListProps<Row>, 'page'> {
  page: ListPage<Row>;
}

/** The rows as a table. Long pages draw only the rows near the screen. */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { page, columns, list, selection, name } = props;
  const ids = page.items.map(idOf);
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-card">
      <table className="w-full border-collapse text-sm" aria-rowcount={page.items.length + 1}>
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr className="border-b border-line bg-tint text-left">
            {selection && (
              <th scope="col" className="w-11 pl-3">
                <TickAll ids={ids} selection={selection} name={name} />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} list={list} />
            ))}
          </tr>
        </thead>
        <ListRows {...props} />
      </table>
    </div>
  );
}

function ColumnHead<Row>({ column, list }: { column: ListColumn<Row, string>; list: ListControl }) {
  const { label, sort, figures } = column;
  const direction = sort && (list.sort === sort.up ? 'ascending' : list.sort === sort.down && 'descending');
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  const arrow = <Arrow className={classes('size-3.5', !direction && 'opacity-0')} />;
  return (
    <th
      scope="col"
      aria-sort={direction || undefined}
      className={classes('h-10 px-3 py-0 font-[650] whitespace-nowrap text-ink-2', figures && 'text-right')}
    >
      {sort ? (
        <button
          type="button"
          onClick={() => list.change({ sort: direction === 'ascending' ? sort.down : sort.up })}
          className="inline-flex min-h-10 items-center gap-1 hover:text-ink"
        >
          {/* Before the label, so that it lines up with the figures. */}
          {figures && arrow}
          {label}
          {!figures && arrow}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** All rows, or those near the screen on a long page. The first rows are drawn until the code for that loads. */
function ListRows<Row extends ListRow>(props: ListTableProps<Row>) {
  const { page } = props;
  if (page.items.length <= DRAWN_WHOLE) return <AllRows {...props} />;
  return (
    <Suspense fallback={<AllRows {...props} page={{ ...page, items: page.items.slice(0, DRAWN_WHOLE) }} />}>
      <VirtualRows
        count={page.items.length}
        draw={(index, measure) => {
          const row = page.items[index];
          return row && <TableRow key={idOf(row)} {...props} row={row} index={index} measure={measure} />;
        }}
      />
    </Suspense>
  );
}

function AllRows<Row extends ListRow>(props: ListTableProps<Row>) {
  return (
    <tbody>
      {props.page.items.map((row, index) => (
        <TableRow key={idOf(row)} {...props} row={row} index={index} />
      ))}
    </tbody>
  );
}

interface TableRowProps<Row extends ListRow> extends ListTableProps<Row> {
  row: Row;
  index: number;
  measure?: (element: HTMLTableRowElement | null) => void;
}

function TableRow<Row extends ListRow>(props: TableRowProps<Row>) {
  const { row, index, measure, columns, selection, rowName, emphasised, page } = props;
  const id = idOf(row);
  const isTicked = selection?.ids.has(id) ?? false;
  const isDense = useDensity();
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={selection ? isTicked : undefined}
      className={classes(
        'relative border-b border-line last:border-b-0',
        isTicked || emphasised?.(row) ? 'bg-signal/15' : 'hover:bg-tint/60',
      )}
    >
      {selection && (
        <td className="w-11 pl-3">
          <RowTick id={id} name={rowName(row)} selection={selection} shown={() => page.items.map(idOf)} />
        </td>
      )}
      {columns.map(({ id: columnId, cell, figures }) => (
        <td
          key={columnId}
          className={classes(
            'px-3 align-middle',
            isDense ? 'h-9 py-0.5 text-[0.8125rem]/5' : 'h-13 py-1.5',
            figures && 'text-right whitespace-nowrap',
          )}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}
