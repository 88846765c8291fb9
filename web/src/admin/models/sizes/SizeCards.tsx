import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { TyreCategory } from '../../../apollo/schema.generated.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { classes } from '../../../ui/base/classes.ts';
import { RowFaults } from './RowFaults.tsx';
import { SizeCell } from './SizeCell.tsx';
import { SIZE_COLUMNS, YES } from './sizeColumns.ts';
import { faultsOf, isChanged, type GridRow } from './sizeGrid.ts';
import type { SizeGrid } from './useSizeGrid.ts';

interface SizeCardsProps {
  grid: SizeGrid;
  category: TyreCategory;
}

/** The sizes on a phone: one card each, at most one of them open. */
export function SizeCards({ grid, category }: SizeCardsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const begun = grid.isReadOnly
    ? grid.rows
    : grid.rows.filter((row, index) => index < grid.rows.length - 1 || isChanged(row));
  const isNewOpen = grid.rows.at(-1)?.key === open;
  const shown = isNewOpen ? grid.rows : begun;
  return (
    <div className="grid gap-2">
      <ul aria-label="Sizes" className="grid gap-2">
        {shown.map((row) => (
          <SizeCard
            key={row.key}
            row={row}
            index={grid.rows.indexOf(row)}
            category={category}
            grid={grid}
            isOpen={row.key === open}
            onToggle={() => setOpen(row.key === open ? null : row.key)}
          />
        ))}
      </ul>
      {!isNewOpen && !grid.isReadOnly && (
        <Button wide onClick={() => setOpen(grid.rows.at(-1)?.key ?? null)}>
          Add size
        </Button>
      )}
    </div>
  );
}

interface SizeCardProps extends SizeCardsProps {
  row: GridRow;
  index: number;
  isOpen: boolean;
  onToggle: () => void;
}

function SizeCard({ row, index, category, grid, isOpen, onToggle }: SizeCardProps) {
  const faults = faultsOf(row, grid.hasTried);
  const faultsId = `size-faults-${row.key}`;
  const hasFaults = Object.keys({ ...faults, ...row.theirs }).length > 0;
  return (
    <li
      className={classes(
        'rounded-lg border border-line bg-card',
        isChanged(row) && 'border-ink bg-signal/15',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-13 w-full items-center gap-3 px-3 py-2 text-left text-sm"
      >
        <CardSummary row={row} />
        <ChevronDown
          className={classes('ml-auto size-4.5 shrink-0 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {hasFaults && !isOpen && (
        <div className="px-3 pb-3">
          <RowFaults id={faultsId} faults={faults} theirs={row.theirs} />
        </div>
      )}
      {isOpen && (
        <div className="grid grid-cols-2 gap-3 border-t border-line p-3">
          {SIZE_COLUMNS.map((column, columnIndex) => (
            <div
              key={column.id}
              className={classes('grid content-start gap-1', column.id === 'sku' && 'col-span-2')}
            >
              <span aria-hidden="true" className="text-xs font-[650] text-ink-2">
                {column.name}
              </span>
              <span className="block rounded-md border-[1.5px] border-edge bg-card">
                <SizeCell
                  row={row}
                  place={{ row: index, column: columnIndex }}
                  column={column}
                  isWrong={faults[column.id] !== undefined}
                  isReadOnly={grid.isReadOnly}
                  describedBy={`${faultsId}-${column.id}`}
                  onType={grid.type}
                  tidy={(typed) => column.tidy(typed, category)}
                />
              </span>
              <CellFault
                id={`${faultsId}-${column.id}`}
                fault={faults[column.id]}
                theirs={row.theirs[column.id]}
              />
            </div>
          ))}
          {row.id === null && isChanged(row) && (
            <Button className="col-span-2" onClick={() => grid.remove(row.key)}>
              Remove this size
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** The error of a cell, or a colleague's conflicting value, shown below it. */
function CellFault({ id, fault, theirs }: { id: string; fault?: string; theirs?: string }) {
  if (fault === undefined && theirs === undefined) return null;
  return (
    <span id={id} className={classes('text-xs', fault ? 'font-[600] text-bad' : 'text-warn')}>
      {fault ?? `A colleague saved ${theirs || 'nothing'} here`}
    </span>
  );
}

/** Sums up a size: "205/55 R16 91V XL", its price and its stock. */
function CardSummary({ row: { cells } }: { row: GridRow }) {
  const { size, load, speed, extraLoad, runFlat, oeMark, price, stock, published } = cells;
  const marks = [`${load}${speed}`, extraLoad && 'XL', runFlat && 'RFT', oeMark].filter(Boolean).join(' ');
  return (
    <span className="grid min-w-0">
      <span className="font-[650]">
        {size || 'New size'} {marks}
      </span>
      <span className="text-ink-2">
        {price && `£${price} · `}
        {stock === '' ? 'no stock' : `${stock} in stock`}
        {published !== YES && ' · not published'}
      </span>
    </span>
  );
}
