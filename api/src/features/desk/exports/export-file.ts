import { Readable } from 'node:stream';
import { writeXlsxStream, type CellValue } from 'hucre/xlsx';
import { BYTE_ORDER_MARK, csvCell } from '../../../platform/tables/csv-cell.ts';
import type { Cell } from './export-definition.ts';

type Rows = AsyncIterable<readonly Cell[]>;

interface FileFormat {
  readonly type: string;
  readonly write: (name: string, columns: readonly string[], rows: Rows) => Readable;
}

function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return typeof cell === 'number' ? String(cell) : csvCell(cell);
}

async function* csvLines(columns: readonly string[], rows: Rows): AsyncIterable<string> {
  yield `${BYTE_ORDER_MARK}${columns.join(',')}\r\n`;
  for await (const row of rows) yield `${row.map(textOf).join(',')}\r\n`;
}

const valueOf = (cell: Cell): CellValue =>
  typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : (cell ?? null);

async function* sheetRows(columns: readonly string[], rows: Rows): AsyncIterable<CellValue[]> {
  yield [...columns];
  for await (const row of rows) yield row.map(valueOf);
}

/** The formats of an export, by the ending of its path. Texts stay texts in both, whatever they begin with. */
export const fileFormats = {
  csv: {
    type: 'text/csv; charset=utf-8',
    write: (_name, columns, rows) => Readable.from(csvLines(columns, rows), { objectMode: false }),
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (name, columns, rows) =>
      Readable.fromWeb(writeXlsxStream(sheetRows(columns, rows), { name, freezePane: { rows: 1 } }) as never),
  },
} as const satisfies Readonly<Record<string, FileFormat>>;

export type FileEnding = keyof typeof fileFormats;
