import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { tableXlsx, type ReportTableData } from './reportTable.ts';

interface Row {
  day: string;
  name: string;
  pence: number | null;
}

const TABLE: ReportTableData<Row> = {
  name: 'VAT from 1 October 2026 to 31 December 2026',
  columns: [
    { label: 'Day', value: ({ day }) => day, format: 'day' },
    { label: 'Name', value: ({ name }) => name, format: 'text' },
    { label: 'Revenue', value: ({ pence }) => pence, format: 'pence' },
  ],
  rows: [
    { day: '2026-10-01', name: '=1+1', pence: 12_345 },
    { day: '2026-10-02', name: 'Van', pence: null },
  ],
};

it('a report’s workbook has its table, with amounts as numbers of pounds and texts as they are', async () => {
  const { sheets } = await readXlsx(await tableXlsx(TABLE));
  expect(sheets[0]?.rows.map((row) => row.slice(0, 3))).toEqual([
    ['Day', 'Name', 'Revenue'],
    ['2026-10-01', '=1+1', 123.45],
    expect.arrayContaining(['2026-10-02', 'Van']),
  ]);
});
