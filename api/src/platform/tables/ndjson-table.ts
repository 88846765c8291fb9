import { isRecord } from '../text/record.ts';
import { decode } from './csv-table.ts';
import { TableFault } from './table-fault.ts';
import type { RawRow, TableFormat } from './table-row.ts';

/** A value as a cell has it; lists and objects aren't values of cells. */
function cellOf(value: unknown, line: number, name: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim();
  throw new TableFault(`Line ${line}: ${name} must be a text, a number, true, false or null`);
}

function objectOf(text: string, line: number): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value) && !Array.isArray(value)) return value;
  } catch {
    // It's said below.
  }
  throw new TableFault(`Line ${line} isn’t a JSON object`);
}

/** Opens a file of JSON objects, one on each line. Its columns are the names of the first one. */
export function openNdjson(bytes: Uint8Array): { format: TableFormat; rows: AsyncIterable<RawRow> } {
  const { text, encoding } = decode(bytes);
  return { format: { kind: 'NDJSON', encoding, delimiter: null }, rows: readLines(text) };
}

async function* readLines(text: string): AsyncIterable<RawRow> {
  let columns: string[] | null = null;
  let line = 0;
  for (const match of text.matchAll(/[^\r\n]+/g)) {
    line += 1;
    const row = objectOf(match[0], line);
    if (!columns) {
      columns = Object.keys(row);
      yield { line: 0, cells: columns };
    }
    const names = columns;
    const unknown = Object.keys(row).find((name) => !names.includes(name));
    if (unknown !== undefined)
      throw new TableFault(
        `Line ${line} has ${unknown}, which the first line doesn’t have. Give every line the same names`,
      );
    yield { line, cells: names.map((name) => cellOf(row[name], line, name)) };
    // Lets requests in between.
    if (line % 500 === 0) await new Promise(setImmediate);
  }
}
