import type { TyreCategory } from '../../../apollo/schema.generated.ts';
import type { DeskSizeFragment } from '../detail/ModelDesk.generated.ts';
import { SIZE_COLUMNS, type SizeCells, type SizeColumn, type SizeColumnId } from './sizeColumns.ts';
import { BLANK_CELLS, cellsOf, faultsOfCells, type CellFaults } from './sizeRow.ts';

/** A row of the grid: a saved size with unsaved changes, or a new size. */
export interface GridRow {
  key: string;
  /** The product id and loaded revision; null for a new size. */
  id: number | null;
  revision: number | null;
  /** The saved values; null for a new size. */
  base: SizeCells | null;
  cells: SizeCells;
  /** Errors from the shop, kept until the cell changes. */
  refused: CellFaults;
  /** A colleague's saved values where they conflict with unsaved changes. */
  theirs: CellFaults;
}

const NAMES = SIZE_COLUMNS.map(({ id }) => id);

let made = 0;

/** An empty new row. */
function blankRow(cells: SizeCells = BLANK_CELLS): GridRow {
  made += 1;
  return { key: `new-${made}`, id: null, revision: null, base: null, cells, refused: {}, theirs: {} };
}

/** Whether a row has unsaved changes. */
export function isChanged({ base, cells }: GridRow): boolean {
  return NAMES.some((name) => cells[name] !== (base ?? BLANK_CELLS)[name]);
}

/** Makes sure that the last row is an empty new one. */
function withBlank(rows: readonly GridRow[]): GridRow[] {
  const last = rows.at(-1);
  return last && last.id === null && !isChanged(last) ? [...rows] : [...rows, blankRow()];
}

/** The rows for saved sizes. */
export function rowsOf(sizes: readonly DeskSizeFragment[]): GridRow[] {
  return withBlank(sizes.map((size) => rowOf(size)));
}

function rowOf(size: DeskSizeFragment): GridRow {
  const cells = cellsOf(size);
  const { id, revision } = size;
  return { key: String(id), id, revision, base: cells, cells, refused: {}, theirs: {} };
}

/**
 * Merges newly saved sizes into the rows. Unsaved changes stay; where a colleague saved a different value in the same
 * cell, theirs is noted beside it.
 */
export function followed(rows: readonly GridRow[], sizes: readonly DeskSizeFragment[]): GridRow[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  const kept = sizes.map((size) => {
    const fresh = rowOf(size);
    const old = known.get(size.id);
    if (!old?.base || !isChanged(old)) return fresh;
    const { base, cells, refused } = old;
    const mine = NAMES.filter((name) => cells[name] !== base[name]);
    const clashes = mine.filter(
      (name) => fresh.cells[name] !== base[name] && fresh.cells[name] !== cells[name],
    );
    return {
      ...fresh,
      cells: { ...fresh.cells, ...only(cells, mine) },
      refused,
      theirs: { ...only(old.theirs, mine), ...only(fresh.cells, clashes) },
    };
  });
  return withBlank([...kept, ...rows.filter((row) => row.id === null && isChanged(row))]);
}

function only<Cells extends CellFaults>(cells: Cells, names: readonly SizeColumnId[]): CellFaults {
  return Object.fromEntries(
    names.flatMap((name) => (cells[name] === undefined ? [] : [[name, cells[name]]])),
  );
}

function without(cells: CellFaults, gone: SizeColumnId): CellFaults {
  return only(
    cells,
    NAMES.filter((name) => name !== gone),
  );
}

/** The rows after typing into one cell. */
export function typed(rows: readonly GridRow[], key: string, column: SizeColumnId, text: string): GridRow[] {
  return withBlank(
    rows.map((row) =>
      row.key === key
        ? {
            ...row,
            cells: { ...row.cells, [column]: text },
            refused: without(row.refused, column),
            theirs: without(row.theirs, column),
          }
        : row,
    ),
  );
}

/** The rows without one that was never saved. */
export function withoutRow(rows: readonly GridRow[], key: string): GridRow[] {
  return withBlank(rows.filter((row) => row.key !== key));
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9£]+/g, ' ')
    .trim();

/** The columns named by a heading row; null if it isn't one. */
function headingsOf(cells: readonly string[]): (SizeColumn | null)[] | null {
  const named = cells.map(
    (cell) => SIZE_COLUMNS.find(({ words }) => words.some((word) => bare(word) === bare(cell))) ?? null,
  );
  return named.filter(Boolean).length > 1 ? named : null;
}

/** Splits a spreadsheet's clipboard text into lines of cells. */
export function clipboardCells(text: string): string[][] {
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/s, '$1')));
}

/**
 * The rows after pasting a block of cells. It fills cells right and down from the focused one; if it has column
 * headings, they decide the columns. Rows beyond the last one are added.
 */
export function pasted(
  rows: readonly GridRow[],
  at: { row: number; column: number },
  block: readonly string[][],
  category: TyreCategory,
): GridRow[] {
  const headings = headingsOf(block[0] ?? []);
  const columns = headings ?? (block[0] ?? []).map((_, index) => SIZE_COLUMNS[at.column + index] ?? null);
  const lines = (headings ? block.slice(1) : block).filter((line) => line.some((cell) => cell !== ''));
  const next = [...rows];
  for (const [index, line] of lines.entries()) {
    const row = next[at.row + index] ?? blankRow();
    const given = columns.flatMap((column, place) =>
      column && line[place] !== undefined ? [[column.id, column.tidy(line[place], category)] as const] : [],
    );
    next[at.row + index] = {
      ...row,
      cells: { ...row.cells, ...Object.fromEntries(given) },
      refused: only(
        row.refused,
        NAMES.filter((name) => !given.some(([id]) => id === name)),
      ),
    };
  }
  return withBlank(next);
}

/** The errors of a row. Missing values count only once the user has tried to save. */
export function faultsOf(row: GridRow, hasTried: boolean): CellFaults {
  if (!isChanged(row)) return {};
  const own = faultsOfCells(row.cells);
  const shown = NAMES.filter((name) => own[name] !== undefined && (hasTried || row.cells[name] !== ''));
  return { ...only(own, shown), ...row.refused };
}
