import { formatPrice } from '@treadline/schema/trade/values/money';
import { saveFile } from '../../../lib/browser/saveFile.ts';
import { formatCount, formatDate } from '../../../lib/text/format.ts';

/** How a column's values are written, on the screen and in a file. */
export const FORMATS = {
  text: { show: String, write: String, isFigure: false },
  day: { show: (day: string | number) => formatDate(String(day)), write: String, isFigure: false },
  count: { show: (count: string | number) => formatCount(Number(count)), write: String, isFigure: true },
  decimal: { show: (figure: string | number) => Number(figure).toFixed(2), write: String, isFigure: true },
  percent: { show: (share: string | number) => `${share}%`, write: String, isFigure: true },
  pence: {
    show: (pence: string | number) =>
      Number(pence) < 0 ? `−${formatPrice(-Number(pence))}` : formatPrice(Number(pence)),
    write: (pence: string | number) => (Number(pence) / 100).toFixed(2),
    isFigure: true,
  },
} as const;

export interface ReportColumn<Row> {
  label: string;
  /** Null if there's nothing to show. */
  value: (row: Row) => string | number | null;
  format: keyof typeof FORMATS;
  /** The address that the value leads to. */
  to?: (row: Row) => string;
}

export interface ReportTableData<Row> {
  /** Its name, and that of its file. */
  name: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
}

/** Shown for a value that's null. */
export const NOTHING = '–';

/** Spreadsheets run cells that begin like a formula; an apostrophe makes them text. */
const FORMULA = /^[=+\-@\t\r]/;
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A table as CSV (RFC 4180), with amounts in pounds. */
export function tableCsv<Row>({ columns, rows }: ReportTableData<Row>): string {
  const lines = rows.map((row) =>
    columns.map(({ value, format }) => {
      const shown = value(row);
      if (shown === null) return '';
      const { write, isFigure } = FORMATS[format];
      const text = write(shown);
      return isFigure ? text : cell(FORMULA.test(text) ? `'${text}` : text);
    }),
  );
  return [columns.map(({ label }) => cell(label)), ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

/** The longest name of a sheet. */
const SHEET_NAME = 31;

/** A table as a workbook with one sheet, with figures as numbers and amounts in pounds. */
export async function tableXlsx<Row>({ name, columns, rows }: ReportTableData<Row>): Promise<Uint8Array> {
  // Loaded for the first workbook, because most readers want none.
  const { writeXlsx } = await import('hucre/xlsx');
  const cells = rows.map((row) =>
    columns.map(({ value, format }) => {
      const shown = value(row);
      if (shown === null) return null;
      const { write, isFigure } = FORMATS[format];
      return isFigure ? Number(write(shown)) : write(shown);
    }),
  );
  const sheet = { name: name.slice(0, SHEET_NAME), rows: [columns.map(({ label }) => label), ...cells] };
  return writeXlsx({ sheets: [{ ...sheet, freezePane: { rows: 1 } }] });
}

/** The formats of a report's file, by the ending of its name. The mark at the start of a CSV file says it's UTF-8. */
const FILES = {
  csv: <Row>(table: ReportTableData<Row>) =>
    Promise.resolve(new Blob([`\uFEFF${tableCsv(table)}`], { type: 'text/csv' })),
  xlsx: async <Row>(table: ReportTableData<Row>) =>
    new Blob([new Uint8Array(await tableXlsx(table))], {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
} as const;

/** Downloads a table as CSV or as a workbook. */
export async function downloadTable<Row>(
  table: ReportTableData<Row>,
  ending: keyof typeof FILES,
): Promise<void> {
  const name = table.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  saveFile(`${name}.${ending}`, await FILES[ending](table));
}
