import { unzipSync } from 'fflate';
import { streamXlsxRows, type CellValue } from 'hucre/xlsx';
import { TableFault } from './table-fault.ts';
import { megabytes, TABLE_LIMITS } from './table-limits.ts';
import type { RawRow, TableFormat } from './table-row.ts';

/**
 * Refuses a workbook by the sizes that it declares, before anything is unpacked. One that lies isn't unpacked beyond
 * what it declares.
 */
function checkUnpackedSize(bytes: Uint8Array): void {
  let total = 0;
  try {
    unzipSync(bytes, {
      filter({ originalSize }) {
        total += originalSize;
        return false;
      },
    });
  } catch {
    throw new TableFault('This workbook is damaged. Save it again, or as CSV');
  }
  if (total > TABLE_LIMITS.unpackedBytes)
    throw new TableFault(
      `This workbook unpacks to more than ${megabytes(TABLE_LIMITS.unpackedBytes)}, so it isn’t opened`,
    );
}

function textOf(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00.000Z$/, '');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value).trim();
}

/** Opens the first sheet of an XLSX workbook. */
export function openWorkbook(bytes: Uint8Array): { format: TableFormat; rows: AsyncIterable<RawRow> } {
  if (bytes.length > TABLE_LIMITS.workbookBytes)
    throw new TableFault(`A workbook can be up to ${megabytes(TABLE_LIMITS.workbookBytes)}`);
  checkUnpackedSize(bytes);
  return { format: { kind: 'XLSX', encoding: null, delimiter: null }, rows: readSheet(bytes) };
}

async function* readSheet(bytes: Uint8Array): AsyncIterable<RawRow> {
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) {
      const cells = values.map(textOf);
      if (cells.some((cell) => cell !== '')) yield { line: index + 1, cells };
    }
  } catch (error) {
    if (error instanceof TableFault || !(error instanceof Error)) throw error;
    throw new TableFault('This workbook can’t be read. Save it again as .xlsx, or as CSV');
  }
}
