import { ChevronRight, SquarePen, X } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import type { TyreCategory } from '../../../apollo/schema.generated.ts';
import { classes } from '../../../ui/base/classes.ts';
import { IconButton } from '../../../ui/base/IconButton.tsx';
import { RowFaults } from './RowFaults.tsx';
import { SizeCell } from './SizeCell.tsx';
import { SIZE_COLUMNS } from './sizeColumns.ts';
import { faultsOf, isChanged, type GridRow } from './sizeGrid.ts';
import type { SizeGrid } from './useSizeGrid.ts';

interface SizeTableProps {
  grid: SizeGrid;
  category: TyreCategory;
}

/** Rows to draw at once. Rows below the screen are drawn later so that the first are usable sooner. */
const DRAWN_AT_ONCE = 30;

export function SizeTable({ grid, category }: SizeTableProps) {
  const drawn = useDeferredValue(grid.rows.length, DRAWN_AT_ONCE);
  return (
    <div className="relative overflow-x-auto rounded-lg border border-line bg-card">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">Sizes</caption>
        <thead>
          <tr className="border-b border-line bg-tint text-left text-ink-2">
            {SIZE_COLUMNS.map(({ id, label, name, width, kind, figures }) => (
              <th
                key={id}
                scope="col"
                title={name}
                style={{ minWidth: width }}
                className={classes(
                  'h-10 px-2 font-[650] whitespace-nowrap',
                  figures && 'text-right',
                  kind === 'flag' && 'text-center',
                  id === 'size' && 'sticky left-0 z-1 bg-tint',
                )}
              >
                {label}
              </th>
            ))}
            <th scope="col" className="w-11">
              <span className="sr-only">More</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {grid.rows.slice(0, drawn).map((row, index) => (
            <SizeTableRow
              key={row.key}
              row={row}
              index={index}
              category={category}
              hasTried={grid.hasTried}
              isReadOnly={grid.isReadOnly}
              onType={grid.type}
              onRemove={grid.remove}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SizeTableRowProps {
  row: GridRow;
  index: number;
  category: TyreCategory;
  hasTried: boolean;
  isReadOnly: boolean;
  onType: SizeGrid['type'];
  onRemove: SizeGrid['remove'];
}

/** Memoised, so that typing redraws only the rows that change. */
const SizeTableRow = memo(function SizeTableRow(props: SizeTableRowProps) {
  const { row, index, category, hasTried, isReadOnly, onType, onRemove } = props;
  const faults = faultsOf(row, hasTried);
  const faultsId = `size-faults-${row.key}`;
  const hasFaults = Object.keys({ ...faults, ...row.theirs }).length > 0;
  return (
    <>
      <tr className={classes('border-b border-line last:border-b-0', isChanged(row) && 'bg-signal/15')}>
        {SIZE_COLUMNS.map((column, columnIndex) => (
          <td
            key={column.id}
            className={classes(
              'border-r border-line p-0 focus-within:bg-card',
              column.id === 'size' && 'sticky left-0 z-1 bg-card font-[650]',
            )}
          >
            <SizeCell
              row={row}
              place={{ row: index, column: columnIndex }}
              column={column}
              isWrong={faults[column.id] !== undefined}
              isReadOnly={isReadOnly}
              describedBy={faultsId}
              onType={onType}
              tidy={(typed) => column.tidy(typed, category)}
            />
          </td>
        ))}
        <td className="p-0">
          <RowAction row={row} isReadOnly={isReadOnly} onRemove={onRemove} />
        </td>
      </tr>
      {hasFaults && (
        <tr className="border-b border-line">
          <td colSpan={SIZE_COLUMNS.length + 1} className="px-2 py-1.5">
            <RowFaults id={faultsId} faults={faults} theirs={row.theirs} />
          </td>
        </tr>
      )}
    </>
  );
});

/** Links to a saved size's own screen, or removes a new row. */
function RowAction({
  row,
  isReadOnly,
  onRemove,
}: Pick<SizeTableRowProps, 'row' | 'isReadOnly' | 'onRemove'>) {
  const Icon = isReadOnly ? ChevronRight : SquarePen;
  const { size } = row.cells;
  if (row.id !== null)
    return (
      <Link
        to={`/admin/products/edit/${row.id}`}
        title={isReadOnly ? 'Open this tyre' : 'Edit this tyre'}
        className="grid size-11 place-items-center rounded-full hover:bg-tint"
      >
        <Icon className="size-4.5" />
        <span className="sr-only">
          {isReadOnly ? 'Open' : 'Edit'} {size}
        </span>
      </Link>
    );
  if (!isChanged(row)) return null;
  return (
    <IconButton
      label={`Remove the new row ${size}`}
      icon={<X className="size-4.5" />}
      onClick={() => onRemove(row.key)}
    />
  );
}
