import type { ImportFault, ImportKind } from '../../../platform/features/import-kind.ts';
import { offsetOf, pageInfo, type Paging } from '../../../platform/lists/page.ts';
import type { Viewer } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import type { RawRow } from '../../../platform/tables/table-row.ts';
import type { ImportRow, ImportRowPage } from './import.results.ts';
import { maySee, notesOf } from './record/may-see.ts';

const ROW = `line, state, outcome, label, changes, faults, counted`;

/** A row with the names of the figures in which it counts. */
type CountedRow = Omit<ImportRow, 'notes'> & { readonly counted: readonly string[] };

/** A row with its reasons why it can't be applied, is left out or wasn't undone. */
export interface FaultyRow extends RawRow, Pick<CountedRow, 'state' | 'counted'> {
  /** The name of its record for people. */
  readonly label: string;
  readonly faults: readonly ImportFault[];
}

/** A row without the values that the viewer may not see, which another person's file can have. */
const shownRow = (
  viewer: Viewer,
  { columns, counters }: ImportKind,
  { counted, ...row }: CountedRow,
): ImportRow => ({
  ...row,
  changes: row.changes.filter(({ column }) => maySee(viewer, columns[column]?.scope)),
  faults: row.faults.map((fault) =>
    maySee(viewer, columns[fault.column ?? '']?.scope) ? fault : { ...fault, value: null },
  ),
  notes: notesOf(viewer, counters, counted),
});

/** Reads the rows of imports. */
export class ImportRowReader extends Service {
  /**
   * The rows of an import in the order of the file.
   * @param among the outcomes, states or figures of which they have one; null for all rows.
   */
  async page(
    viewer: Viewer,
    kind: ImportKind,
    { id, among }: { readonly id: number; readonly among: readonly string[] | null },
    paging: Paging,
  ): Promise<ImportRowPage> {
    const { sql } = this.platform;
    const where = `import_id = $1 and ($2::text[] is null or outcome = any($2) or state = any($2) or counted && $2)`;
    const [items, [counted]] = await Promise.all([
      sql.rows<CountedRow>(`select ${ROW} from import_rows where ${where} order by line limit $3 offset $4`, [
        id,
        among,
        paging.limit,
        offsetOf(paging),
      ]),
      sql.rows<{ total: number }>(`select count(*) as total from import_rows where ${where}`, [id, among]),
    ]);
    return {
      items: items.map((row) => shownRow(viewer, kind, row)),
      pageInfo: pageInfo(paging, counted?.total ?? 0),
    };
  }

  /** Rows with faults and those left out, in the order of the file, for a file of them. */
  async *faults(id: number): AsyncIterable<FaultyRow> {
    const { sql } = this.platform;
    for (let after = 0; ;) {
      const rows = await sql.rows<FaultyRow>(
        `select line, label, cells, faults, state, counted from import_rows
          where import_id = $1 and line > $2 and (faults <> '[]' or state = 'LEFT_OUT') order by line limit 1000`,
        [id, after],
      );
      yield* rows;
      const last = rows.at(-1);
      if (!last) return;
      after = last.line;
    }
  }
}
