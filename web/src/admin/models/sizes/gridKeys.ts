import type { ClipboardEvent, KeyboardEvent } from 'react';
import { SIZE_COLUMNS } from './sizeColumns.ts';
import { clipboardCells } from './sizeGrid.ts';
import type { SizeGrid } from './useSizeGrid.ts';

interface Place {
  row: number;
  column: number;
}

/** The place of the cell that an event came from; null if it came from elsewhere. */
function cellFrom(target: EventTarget): Place | null {
  const [row, column] = (target instanceof HTMLElement ? (target.dataset['cell'] ?? '') : '')
    .split(':')
    .map(Number);
  return row === undefined || column === undefined || Number.isNaN(row) ? null : { row, column };
}

/** Focuses a cell, if it exists. */
export function focusCell(grid: HTMLElement | null, { row, column }: Place): void {
  grid?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)?.focus();
}

/** Whether an arrow key leaves the cell: the caret is at that end, or all text is selected. */
function leaves(target: EventTarget, end: 'start' | 'end'): boolean {
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return true;
  const { selectionStart, selectionEnd, value } = target;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  return (
    isAll || (selectionStart === selectionEnd && selectionStart === (end === 'start' ? 0 : value.length))
  );
}

/** The place a key moves to; null if it doesn't move. */
function next({ key, shiftKey, target }: KeyboardEvent, { row, column }: Place): Place | null {
  if (key === 'ArrowDown') return { row: row + 1, column };
  if (key === 'ArrowUp') return { row: row - 1, column };
  if (key === 'Enter') return { row: row + (shiftKey ? -1 : 1), column };
  if (key === 'ArrowLeft' && leaves(target, 'start')) return { row, column: column - 1 };
  if (key === 'ArrowRight' && leaves(target, 'end')) return { row, column: column + 1 };
  return null;
}

/**
 * Spreadsheet keys: arrows and Enter move, Escape restores the saved value, Ctrl-D copies the cell above. Tab needs no
 * handling.
 */
export function onGridKey(event: KeyboardEvent<HTMLElement>, { rows, type }: SizeGrid): void {
  const place = cellFrom(event.target);
  const row = place && rows[place.row];
  const column = place && SIZE_COLUMNS[place.column];
  if (!place || !row || !column || event.altKey) return;
  const isCopy = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd';
  const above = rows[place.row - 1];
  if (isCopy && above) {
    event.preventDefault();
    type(row.key, column.id, above.cells[column.id]);
    return;
  }
  if (event.key === 'Escape') type(row.key, column.id, row.base?.[column.id] ?? '');
  const to = event.ctrlKey || event.metaKey ? null : next(event, place);
  if (!to) return;
  event.preventDefault();
  focusCell(event.currentTarget, to);
}

/** Pastes a block of cells into the grid. A single value is pasted into the cell's text as usual. */
export function onGridPaste(event: ClipboardEvent<HTMLElement>, { paste }: SizeGrid): void {
  const place = cellFrom(event.target);
  const block = clipboardCells(event.clipboardData.getData('text/plain'));
  if (!place || (block.length === 1 && block[0]?.length === 1)) return;
  event.preventDefault();
  paste(place, block);
}
