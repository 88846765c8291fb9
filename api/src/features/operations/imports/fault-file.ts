import { cellFaultText } from '@treadline/schema/input/cell-fault';
import type { ImportKind } from '../../../platform/features/import-kind.ts';
import type { Viewer } from '../../../platform/services/context.ts';
import { BYTE_ORDER_MARK, csvCell } from '../../../platform/tables/csv-cell.ts';
import type { FaultyRow } from './import-row-reader.service.ts';
import { matchColumns } from './record/column-mapping.ts';
import type { Import } from './record/import.entity.ts';
import { maySee, notesOf } from './record/may-see.ts';

/** Columns that tell people about a row and that no kind reads. */
const ABOUT_ROW = ['line', 'record', 'fault'];

interface FaultFile {
  readonly kind: ImportKind;
  readonly one: Import;
  readonly viewer: Viewer;
  readonly rows: AsyncIterable<FaultyRow>;
}

/**
 * The rows of an import that have faults or are left out, as a CSV file to mend and import again. It has the columns
 * that were read, as far as the viewer may see them: another one might be matched by its name the next time.
 */
export async function* faultFile({ kind, one, viewer, rows }: FaultFile): AsyncIterable<string> {
  const shown = one.mapping.flatMap(({ name, column }, index) =>
    column !== null && maySee(viewer, kind.columns[column]?.scope)
      ? [{ index, name: headingOf(kind, name, column) }]
      : [],
  );
  yield `${BYTE_ORDER_MARK}${[...ABOUT_ROW, ...shown.map(({ name }) => csvCell(name))].join()}\r\n`;
  for await (const { line, label, cells, faults, state, counted } of rows) {
    const reasons = state === 'LEFT_OUT' ? notesOf(viewer, kind.counters, counted) : [];
    const text = [
      ...faults.map((fault) => faultText(kind, viewer, fault)),
      ...reasons.map(({ message }) => `Left out: ${message}.`),
    ].join(' ');
    yield `${[line, ...[label, text, ...shown.map(({ index }) => cells[index] ?? '')].map(csvCell)].join()}\r\n`;
  }
}

/** A heading that's matched to its column again: the file's own, unless a person has matched it. */
function headingOf(kind: ImportKind, name: string, column: string): string {
  const [matched] = matchColumns(kind, [name]);
  return matched?.column === column ? name : (kind.columns[column]?.label ?? column);
}

function faultText(
  { columns }: ImportKind,
  viewer: Viewer,
  { column, message, value = null }: FaultyRow['faults'][number],
): string {
  const facts = column === null ? undefined : columns[column];
  return cellFaultText({
    label: facts?.label ?? column,
    value: maySee(viewer, facts?.scope) ? value : null,
    message,
  });
}
