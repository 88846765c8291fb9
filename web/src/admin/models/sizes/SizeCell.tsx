import { classes } from '../../../ui/base/classes.ts';
import { YES, type SizeColumn } from './sizeColumns.ts';
import type { GridRow } from './sizeGrid.ts';
import type { SizeGrid } from './useSizeGrid.ts';

interface SizeCellProps {
  row: GridRow;
  /** Its place in the grid, for keyboard navigation. */
  place: { row: number; column: number };
  column: SizeColumn;
  isWrong: boolean;
  isReadOnly: boolean;
  describedBy: string | undefined;
  onType: SizeGrid['type'];
  tidy: (typed: string) => string;
}

/** A cell of the grid: a text field or a checkbox. */
export function SizeCell({
  row,
  place,
  column,
  isWrong,
  isReadOnly,
  describedBy,
  onType,
  tidy,
}: SizeCellProps) {
  const text = row.cells[column.id];
  const shared = {
    'aria-label': `${column.name}, ${row.cells.size || 'new size'}`,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? describedBy : undefined,
    'data-cell': `${place.row}:${place.column}`,
  };
  if (column.kind === 'flag')
    return (
      <span className="grid h-10 place-items-center">
        <input
          {...shared}
          type="checkbox"
          checked={text === YES}
          disabled={isReadOnly}
          onChange={(event) => onType(row.key, column.id, event.target.checked ? YES : '')}
          className="size-5 accent-ink"
        />
      </span>
    );
  return (
    <input
      {...shared}
      type="text"
      autoComplete="off"
      spellCheck={false}
      readOnly={isReadOnly}
      value={text}
      onChange={(event) => onType(row.key, column.id, event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => {
        const tidied = tidy(text);
        if (tidied !== text) onType(row.key, column.id, tidied);
      }}
      className={classes(
        'h-10 w-full bg-transparent px-2 text-sm text-ink focus:bg-card',
        'aria-invalid:shadow-[inset_0_0_0_2px_var(--color-bad)]',
        column.figures && 'text-right',
        row.base && text !== row.base[column.id] && 'font-[650]',
      )}
    />
  );
}
