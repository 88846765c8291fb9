import { openCsv } from './csv-table.ts';
import { openNdjson } from './ndjson-table.ts';
import { otherFileKind } from './other-file-kind.ts';
import { TableFault } from './table-fault.ts';
import { megabytes, TABLE_LIMITS } from './table-limits.ts';
import type { RawRow, TableFormat } from './table-row.ts';
import { openWorkbook } from './workbook-table.ts';

/** A file with the names of its columns in the first row. */
export interface Table {
  readonly format: TableFormat;
  /** Without the columns that have no name. */
  readonly columns: readonly string[];
  /**
   * Each row below the names, with a cell for each of {@link columns}.
   * @throws TableFault while it's read, if the file can't be read to its end or has too many rows.
   */
  readonly rows: AsyncIterable<RawRow>;
}

const XLSX = [0x50, 0x4b];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);
const isJson = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 64)));

const counted = (count: number): string => count.toLocaleString('en-GB');
/** PostgreSQL can’t store it. */
const NUL = '\u0000';

function open(bytes: Uint8Array): { format: TableFormat; rows: AsyncIterable<RawRow> } {
  const other = otherFileKind(bytes);
  if (other !== null) throw new TableFault(`This is ${other}. Expected a CSV or XLSX file`);
  if (startsWith(bytes, XLSX)) return openWorkbook(bytes);
  if (startsWith(bytes, OLD_EXCEL)) throw new TableFault('Save the workbook as .xlsx or as CSV');
  return isJson(bytes) ? openNdjson(bytes) : openCsv(bytes);
}

/** A column's name in one form: "Lead days" and "lead-days" are lead_days. */
export const columnName = (cell: string): string =>
  cell
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '');

/**
 * Opens a table by its content: CSV, an XLSX workbook's first sheet, or JSON objects one on each line.
 * @param most the rows that the caller takes.
 * @throws TableFault if it isn't a table, or is larger than {@link TABLE_LIMITS}.
 */
export async function openTable(bytes: Uint8Array, most: number = TABLE_LIMITS.rows): Promise<Table> {
  if (bytes.length > TABLE_LIMITS.bytes)
    throw new TableFault(`A file can be up to ${megabytes(TABLE_LIMITS.bytes)}`);
  const { format, rows } = open(bytes);
  const iterator = rows[Symbol.asyncIterator]();
  const first = await iterator.next();
  const second = first.done ? first : await iterator.next();
  if (first.done || second.done) throw new TableFault('This file has no rows below the names of its columns');
  const { cells } = first.value;
  if (cells.length > TABLE_LIMITS.columns) {
    await iterator.return?.();
    throw new TableFault(
      `A file can have up to ${TABLE_LIMITS.columns} columns; this one has ${counted(cells.length)}`,
    );
  }
  const names = cells.map((cell) => cell.trim());
  const kept = names.flatMap((name, index) => (name === '' ? [] : [index]));
  const columns = kept.map((index) => names[index] ?? '');
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined) throw new TableFault(`The column ${twice} is there twice`);
  const rest = readRest(iterator, second.value, kept, most);
  return { format, columns, rows: rest };
}

async function* readRest(
  iterator: AsyncIterator<RawRow>,
  first: RawRow,
  kept: readonly number[],
  most: number,
): AsyncIterable<RawRow> {
  let count = 0;
  try {
    for (let row: RawRow | null = first; row;) {
      count += 1;
      if (count > most) throw new TableFault(`A file can have up to ${counted(most)} rows`);
      yield cellsOf(row, kept);
      const next: IteratorResult<RawRow> = await iterator.next();
      row = next.done ? null : next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

function cellsOf({ line, cells }: RawRow, kept: readonly number[]): RawRow {
  const texts = kept.map((index) => (cells[index] ?? '').replaceAll(NUL, ''));
  if (texts.some((text) => text.length > TABLE_LIMITS.cell))
    throw new TableFault(`Line ${line} has a cell with more than ${counted(TABLE_LIMITS.cell)} characters`);
  return { line, cells: texts };
}
