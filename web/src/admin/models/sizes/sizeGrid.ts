import type { TyreCategory } from '../../../apollo/schema.generated.ts';
import type { DeskSizeFragment } from '../detail/ModelDesk.generated.ts';
import { SIZE_COLUMNS, type SizeCells, type SizeColumn, type SizeColumnId } from './sizeColumns.ts';
import { BLANK_CELLS, cellsOf, faultsOfCells, type CellFaults } from './sizeRow.ts';

/** A row of the grid: a size of the shop with what was typed over it, or a new one. */
export interface GridRow {
  key: string;
  /** The product and the revision that was read; null for a new size. */
  id: number | null;
  revision: number | null;
  /** What is saved; null for a new size. */
  base: SizeCells | null;
  cells: SizeCells;
  /** What the shop refused, until the cell is changed. */
  refused: CellFaults;
  /** What somebody else has saved where something else was typed here. */
  theirs: CellFaults;
}

const NAMES = SIZE_COLUMNS.map(({ id }) => id);

let made = 0;

/** A new row that nobody has begun. */
function blankRow(cells: SizeCells = BLANK_CELLS): GridRow {
  made += 1;
  return { key: `new-${made}`, id: null, revision: null, base: null, cells, refused: {}, theirs: {} };
}

/** Whether anything was typed into a row that is not saved. */
export function isChanged({ base, cells }: GridRow): boolean {
  return NAMES.some((name) => cells[name] !== (base ?? BLANK_CELLS)[name]);
}

/** The rows with one at the end that nobody has begun. */
function withBlank(rows: readonly GridRow[]): GridRow[] {
  const last = rows.at(-1);
  return last && last.id === null && !isChanged(last) ? [...rows] : [...rows, blankRow()];
}

/** The rows of what is saved. */
export function rowsOf(sizes: readonly DeskSizeFragment[]): GridRow[] {
  return withBlank(sizes.map((size) => rowOf(size)));
}

function rowOf(size: DeskSizeFragment): GridRow {
  const cells = cellsOf(size);
  const { id, revision } = size;
  return { key: String(id), id, revision, base: cells, cells, refused: {}, theirs: {} };
}

/**
 * The rows after what is saved has changed. What was typed stays; where somebody else has saved another value in the
 * same cell, theirs is noted beside it.
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

/** The rows with another text in one cell. */
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

/** The columns that a heading row names; null if the row is none. */
function headingsOf(cells: readonly string[]): (SizeColumn | null)[] | null {
  const named = cells.map(
    (cell) => SIZE_COLUMNS.find(({ words }) => words.some((word) => bare(word) === bare(cell))) ?? null,
  );
  return named.filter(Boolean).length > 1 ? named : null;
}

/** The lines of what a spreadsheet puts on the clipboard, each as its cells. */
export function clipboardCells(text: string): string[][] {
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/s, '$1')));
}

/**
 * The rows after a block of cells was pasted. It goes into the cell that has the focus and those right and below of it;
 * with headings of its own it finds its columns by them. Rows beyond the last are new.
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

/** What is wrong in a row. What is only missing is told once somebody has tried to save. */
export function faultsOf(row: GridRow, hasTried: boolean): CellFaults {
  if (!isChanged(row)) return {};
  const own = faultsOfCells(row.cells);
  const shown = NAMES.filter((name) => own[name] !== undefined && (hasTried || row.cells[name] !== ''));
  return { ...only(own, shown), ...row.refused };
}
