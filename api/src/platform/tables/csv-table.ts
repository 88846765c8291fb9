import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { uncoverCell } from './csv-cell.ts';
import { TableFault } from './table-fault.ts';
import { TABLE_LIMITS } from './table-limits.ts';
import type { RawRow, TableFormat } from './table-row.ts';

/** Small enough that reading a large file leaves time for requests. */
const SLICE = 64 * 1024;

const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const;
type Encoding = keyof typeof ENCODINGS;

/** The text of a file: UTF-16 if it says so, UTF-8 if it can be, otherwise Windows-1252, as Excel saves on Windows. */
export function decode(bytes: Uint8Array): { readonly text: string; readonly encoding: string } {
  const read = (name: Encoding): { text: string; encoding: string } => ({
    text: new TextDecoder(name, { fatal: name === 'utf-8' }).decode(bytes),
    encoding: ENCODINGS[name],
  });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return read('utf-16le');
  try {
    return read('utf-8');
  } catch {
    return read('windows-1252');
  }
}

const DELIMITERS = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;
type Delimiter = keyof typeof DELIMITERS;

/** The character that most often separates the names of the columns. */
function delimiterOf(text: string): Delimiter {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const found = ([',', ';', '\t'] as const).map((delimiter) => ({
    delimiter,
    count: head.split(delimiter).length,
  }));
  return found.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}

function* slices(text: string): Iterable<string> {
  for (let at = 0; at < text.length; at += SLICE) yield text.slice(at, at + SLICE);
}

interface ParsedRecord {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** Opens a CSV file separated by commas, semicolons or tabs, in any encoding that spreadsheets save. */
export function openCsv(bytes: Uint8Array): { format: TableFormat; rows: AsyncIterable<RawRow> } {
  const { text, encoding } = decode(bytes);
  const delimiter = delimiterOf(text);
  return {
    format: { kind: 'CSV', encoding, delimiter: DELIMITERS[delimiter] },
    rows: readCsv(text, delimiter),
  };
}

async function* readCsv(text: string, delimiter: Delimiter): AsyncIterable<RawRow> {
  const parser = parse({
    delimiter,
    info: true,
    relaxColumnCount: true,
    skipEmptyLines: true,
    trim: true,
    maxRecordSize: TABLE_LIMITS.cell * TABLE_LIMITS.columns,
  });
  const source = Readable.from(slices(text), { objectMode: true });
  source.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>)
      yield { line: info.lines, cells: record.map(uncoverCell) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new TableFault(
      `Line ${String(error['lines'] ?? '?')} isn’t CSV. Look for a quotation mark too many`,
    );
  } finally {
    source.destroy();
    parser.destroy();
  }
}
