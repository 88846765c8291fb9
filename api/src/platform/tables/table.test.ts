import { zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { csvCell } from './csv-cell.ts';
import type { RawRow } from './table-row.ts';
import { openTable, type Table } from './table.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function rowsOf(table: Table): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  for await (const row of table.rows) rows.push(row);
  return rows;
}
const all = async (table: Table): Promise<(readonly string[])[]> =>
  (await rowsOf(table)).map(({ cells }) => cells);

describe('a CSV file', () => {
  it.each([
    ['UTF-8', 'comma', bytes('sku,price\nA-1,"84.50"\n')],
    ['UTF-8', 'semicolon', bytes('\uFEFFsku;price\r\nA-1;84.50\r\n')],
    ['UTF-16', 'tab', new Uint8Array(Buffer.from('\uFEFFsku\tprice\nA-1\t84.50', 'utf16le'))],
    ['Windows-1252', 'comma', new Uint8Array([...bytes('sku,price\nA-1,84.50\n'), 0xa3])],
  ])('in %s with %s is recognised and read', async (encoding, delimiter, file) => {
    const table = await openTable(file);
    expect(table.format).toEqual({ kind: 'CSV', encoding, delimiter });
    expect(table.columns).toEqual(['sku', 'price']);
    expect((await all(table))[0]).toEqual(['A-1', '84.50']);
  });

  it('returns cells that were guarded against formulas, and counts lines as spreadsheets do', async () => {
    const table = await openTable(bytes(`sku,note\nA,${csvCell('=1+1')}\n\nB,"two\nlines"\n`));
    expect(await rowsOf(table)).toEqual([
      { line: 2, cells: ['A', '=1+1'] },
      { line: 5, cells: ['B', 'two\nlines'] },
    ]);
  });

  it('drops columns without a name and fills short rows', async () => {
    const table = await openTable(bytes('sku,,stock\nA,x,4\nB\n'));
    expect(table.columns).toEqual(['sku', 'stock']);
    expect(await all(table)).toEqual([
      ['A', '4'],
      ['B', ''],
    ]);
  });
});

describe('a workbook', () => {
  it('is read by its first sheet, with numbers, days and truths as text', async () => {
    const file = await writeXlsx({
      sheets: [
        {
          name: 'Prices',
          rows: [
            ['sku', 'ean', 'price', 'until', 'published'],
            ['A-1', 4_006_381_333_931, 84.5, new Date('2026-12-01T00:00:00Z'), true],
          ],
        },
        { name: 'Other', rows: [['x']] },
      ],
    });
    const table = await openTable(new Uint8Array(file));
    expect(table.format.kind).toBe('XLSX');
    expect(await rowsOf(table)).toEqual([
      { line: 2, cells: ['A-1', '4006381333931', '84.5', '2026-12-01', 'yes'] },
    ]);
  });

  it('that would unpack to gigabytes isn’t unpacked', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(1024) });
    // The uncompressed size that the central directory declares.
    const entry = Buffer.from(bomb).indexOf('PK\u0001\u0002', 0, 'latin1');
    new DataView(bomb.buffer).setUint32(entry + 24, 3_000_000_000, true);
    await expect(openTable(bomb)).rejects.toThrow('unpacks to more than 400 MB');
  });

  it.each([
    ['damaged', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9])],
    ['without a sheet', zipSync({ 'readme.txt': bytes('hello') })],
  ])('that is %s gets a sentence', async (_, file) => {
    await expect(openTable(file).then(all)).rejects.toThrow(/workbook/);
  });
});

it.each([
  ['a PNG picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['a JPEG picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ['a PDF file', bytes('%PDF-1.7\nsku,price')],
  ['a Word document', zipSync({ 'word/document.xml': bytes('<w:document/>') })],
])('%s is named', async (kind, file) => {
  await expect(openTable(file)).rejects.toThrow(`This is ${kind}. Expected a CSV or XLSX file`);
});

describe('lines of JSON', () => {
  it('are rows with the names of the first line', async () => {
    const table = await openTable(
      bytes('{"sku":"A","price":84.5,"published":true}\n{"price":9,"sku":"B"}\n'),
    );
    expect(table.columns).toEqual(['sku', 'price', 'published']);
    expect(await all(table)).toEqual([
      ['A', '84.5', 'yes'],
      ['B', '9', ''],
    ]);
  });

  it.each([
    ['{"sku":"A"}\n[1]', 'Line 2 isn’t a JSON object'],
    ['{"sku":"A"}\n{"sku":"B","stock":1}', 'Line 2 has stock'],
    ['{"sku":["A"]}', 'Line 1: sku must be a text'],
  ])('%s is refused by line', async (text, message) => {
    await expect(openTable(bytes(text)).then(all)).rejects.toThrow(message);
  });
});

it.each([
  ['no rows', '', 'no rows'],
  ['no rows below the names', 'sku,price', 'no rows'],
  ['a column twice', 'sku,sku\na,b', 'The column sku is there twice'],
  ['a quotation mark too many', 'sku,name\na,"b', 'isn’t CSV'],
  ['5,000 columns', `${'c,'.repeat(4_999)}c\n1`, 'up to 200 columns; this one has 5,000'],
  ['too many rows', `sku\n${'a\n'.repeat(4)}`, 'up to 3 rows'],
  ['an endless cell', `sku\n${'x'.repeat(20_001)}`, 'more than 20,000 characters'],
  ['an old workbook', '\u00d0\u00cf', 'Save the workbook as .xlsx'],
])('a file with %s is refused', async (_, text, message) => {
  const file = text.startsWith('\u00d0') ? new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]) : bytes(text);
  await expect(openTable(file, 3).then(all)).rejects.toThrow(message);
});
