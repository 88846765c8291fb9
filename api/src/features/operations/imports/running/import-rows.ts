import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  AppliedRow,
  CheckedRow,
  DoneRow,
  WaitingRow,
} from '../../../../platform/features/import-kind.ts';
import type { RawRow } from '../../../../platform/tables/table-row.ts';

const WAITING = `import_id = ? and state = 'CHECKED' and outcome in ('NEW', 'CHANGED')`;
const DOUBTFUL = `counted && array(select jsonb_array_elements_text(?::jsonb))`;
const FATED = `import_id = ? and state in ('DONE', 'UNDONE', 'KEPT')`;

const WRITE_CHECKED = `
  update import_rows r set state = 'CHECKED', outcome = c.outcome, target = c.target, label = c.label,
    input = c.input, revision = c.revision, changes = c.changes, faults = c.faults,
    counted = array(select jsonb_array_elements_text(c.counted))
  from jsonb_to_recordset(?::jsonb) as c(line integer, outcome text, target text, label text, input jsonb,
    revision integer, changes jsonb, faults jsonb, counted jsonb)
  where r.import_id = ? and r.line = c.line and r.state = 'UNCHECKED' returning r.line`;

const WRITE_APPLIED = `
  update import_rows r set state = case when a.refusal is null then 'DONE' else 'REFUSED' end,
    target = coalesce(a.target, r.target), before = a.before, revision = coalesce(a.revision, r.revision),
    faults = case when a.refusal is null then r.faults
      else r.faults || jsonb_build_array(jsonb_build_object('column', null, 'message', a.refusal)) end
  from jsonb_to_recordset(?::jsonb) as a(line integer, target text, before jsonb, revision integer, refusal text)
  where r.import_id = ? and r.line = a.line`;

const WRITE_UNDONE = `
  update import_rows r set state = case when u.refusal is null then 'UNDONE' else 'KEPT' end,
    faults = case when u.refusal is null then r.faults
      else r.faults || jsonb_build_array(jsonb_build_object('column', null, 'message', u.refusal)) end
  from jsonb_to_recordset(?::jsonb) as u(line integer, refusal text)
  where r.import_id = ? and r.line = u.line`;

/** A row as it came. */
interface StoredRow extends RawRow {
  readonly input: object | null;
}

/** The rows of an import, in the transaction that has locked it. */
export class ImportRows {
  readonly #em: EntityManager;
  readonly #id: number;

  constructor(em: EntityManager, id: number) {
    this.#em = em;
    this.#id = id;
  }

  /** The next rows to check. */
  unchecked(most: number): Promise<StoredRow[]> {
    return this.#em.execute(
      `select line, cells, input from import_rows where import_id = ? and state = 'UNCHECKED' order by line limit ?`,
      [this.#id, most],
    );
  }

  /**
   * Stores what rows would change. A second row about a record is refused, because nobody knows which of them holds.
   * @returns the rows as they were stored, without those that another process has stored meanwhile.
   */
  async writeChecked(
    lines: readonly number[],
    checked: readonly CheckedRow[],
  ): Promise<readonly CheckedRow[]> {
    const first = await this.#firstLines(checked.flatMap(({ target }) => target ?? []));
    const rows = checked.map((row, index): CheckedRow & { line: number } => {
      const line = lines[index] ?? 0;
      const earlier = row.target === null ? undefined : first.get(row.target);
      if (row.target !== null && earlier === undefined) first.set(row.target, line);
      return earlier === undefined ? { ...row, line } : { ...twice(row, earlier), line };
    });
    const written = await this.#em.execute<{ line: number }[]>(WRITE_CHECKED, [
      JSON.stringify(rows),
      this.#id,
    ]);
    const stored = new Set(written.map(({ line }) => line));
    return rows.filter(({ line }) => stored.has(line));
  }

  /** The next rows to apply. */
  waiting(most: number): Promise<WaitingRow[]> {
    return this.#em.execute(
      `select line, target, outcome, input, revision from import_rows where ${WAITING} order by line limit ?`,
      [this.#id, most],
    );
  }

  async countWaiting(): Promise<number> {
    const [row] = await this.#em.execute<{ count: number }[]>(
      `select count(*)::integer as count from import_rows where ${WAITING}`,
      [this.#id],
    );
    return row?.count ?? 0;
  }

  /** The number of rows to apply that count in one of these figures. */
  async countDoubtful(figures: readonly string[]): Promise<number> {
    const [row] = await this.#em.execute<{ count: number }[]>(
      `select count(*)::integer as count from import_rows where ${WAITING} and ${DOUBTFUL}`,
      [this.#id, JSON.stringify(figures)],
    );
    return row?.count ?? 0;
  }

  /** Leaves out the rows to apply that count in one of these figures. @returns their number. */
  async leaveOut(figures: readonly string[]): Promise<number> {
    const left = await this.#em.execute<object[]>(
      `update import_rows set state = 'LEFT_OUT' where ${WAITING} and ${DOUBTFUL} returning line`,
      [this.#id, JSON.stringify(figures)],
    );
    return left.length;
  }

  /** Stores the fates of rows that were applied or refused. */
  async writeApplied(applied: readonly AppliedRow[]): Promise<void> {
    await this.#em.execute(WRITE_APPLIED, [JSON.stringify(applied), this.#id]);
  }

  /** The last rows that were applied and not undone. */
  done(most: number): Promise<DoneRow[]> {
    return this.#em.execute(
      `select line, target, outcome, before, revision from import_rows
        where import_id = ? and state = 'DONE' order by line desc limit ?`,
      [this.#id, most],
    );
  }

  /** Stores that rows were undone, or why they're kept. */
  async writeUndone(
    undone: readonly { readonly line: number; readonly refusal: string | null }[],
  ): Promise<void> {
    await this.#em.execute(WRITE_UNDONE, [JSON.stringify(undone), this.#id]);
  }

  /** The numbers of records that were written, whatever became of them. */
  async countDone(): Promise<{ readonly added: number; readonly changed: number }> {
    const [row] = await this.#em.execute<{ added: number; changed: number }[]>(
      `select (count(*) filter (where outcome = 'NEW'))::integer as added,
          (count(*) filter (where outcome = 'CHANGED'))::integer as changed
        from import_rows where ${FATED}`,
      [this.#id],
    );
    return row ?? { added: 0, changed: 0 };
  }

  /** The first line about each of these records, among the rows that were checked. */
  async #firstLines(targets: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.#em.execute<{ target: string; line: number }[]>(
      `select target, min(line) as line from import_rows
        where import_id = ? and target in (select jsonb_array_elements_text(?::jsonb))
        group by target`,
      [this.#id, JSON.stringify(targets)],
    );
    return new Map(rows.map(({ target, line }) => [target, line]));
  }
}

const twice = (row: CheckedRow, line: number): CheckedRow => ({
  ...row,
  outcome: 'REFUSED',
  target: null,
  input: null,
  changes: [],
  counted: ['TWICE'],
  faults: [...row.faults, { column: null, message: `Repeats line ${line}` }],
});
