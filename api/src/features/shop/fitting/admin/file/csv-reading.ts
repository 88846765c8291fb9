import { CsvError, parse } from 'csv-parse/sync';
import { uncoverCell } from '../../../../../platform/text/csv.ts';

const KILOBYTE = 1024;
/** Limits of a file. They're several times those of a shop with a centre in every town. */
export const FILE_LIMITS = { rows: 5_000, bytes: 2 * KILOBYTE * KILOBYTE } as const;

/** A row of a file, by the names of its columns. */
export interface FileRow {
  /** The line it ends on, counted from 1 as spreadsheets do. */
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

/** A file's columns and rows, or a sentence saying why it can't be read. */
export type ReadFile =
  | { readonly columns: readonly string[]; readonly rows: readonly FileRow[] }
  | { readonly fault: string };

/** The text of a file: UTF-16 if it says so, UTF-8 if it can be, otherwise Windows-1252, as Excel saves on Windows. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const DELIMITERS = [',', ';', '\t'] as const;

/** The character that most often separates the names of the columns. */
function delimiterOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const found = DELIMITERS.map((delimiter) => ({ delimiter, count: head.split(delimiter).length }));
  return found.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}

/** A column's name in one form: "Lead days" and "lead-days" are lead_days. */
const columnName = (cell: string): string =>
  cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

const counted = (count: number): string => count.toLocaleString('en-GB');

interface ParsedRecord {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

function parsed(text: string): ParsedRecord[] | { readonly fault: string } {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      info: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      trim: true,
    }) as unknown as ParsedRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { fault: `Line ${String(error['lines'] ?? '?')} isn’t CSV. Is there a quotation mark too many?` };
  }
}

/**
 * Reads a CSV file with the names of its columns in the first row, separated by commas, semicolons or tabs, in any
 * encoding that spreadsheets save.
 */
export function readCsv(bytes: Buffer): ReadFile {
  if (bytes.length > FILE_LIMITS.bytes)
    return { fault: `A file can be up to ${FILE_LIMITS.bytes / KILOBYTE ** 2} MB` };
  const records = parsed(textOf(bytes));
  if ('fault' in records) return records;
  const [head, ...rows] = records;
  if (!head || rows.length === 0) return { fault: 'This file has no rows below the names of its columns' };
  if (rows.length > FILE_LIMITS.rows)
    return {
      fault: `A file can have up to ${counted(FILE_LIMITS.rows)} rows; this one has ${counted(rows.length)}`,
    };
  const columns = head.record.map(columnName);
  const twice = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index);
  if (twice !== undefined) return { fault: `The column ${twice} is there twice` };
  return {
    columns: columns.filter((name) => name !== ''),
    rows: rows.map(({ record, info }) => ({
      line: info.lines,
      cells: new Map(columns.map((name, index) => [name, uncoverCell(record[index] ?? '')])),
    })),
  };
}
