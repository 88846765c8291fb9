import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { violatedConstraint } from '../../../../platform/database/database-errors.ts';
import {
  ImportKinds,
  type CheckedRow,
  type ImportKind,
  type ImportRun,
  type UncheckedRow,
} from '../../../../platform/features/import-kind.ts';
import { actsForShop } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { AuditService, type Actor } from '../../audit/index.ts';
import { cellsOf, LONGEST_QUOTE } from '../record/column-mapping.ts';
import { Import } from '../record/import.entity.ts';
import { ENDED, type ImportStatus } from '../record/import.enums.ts';
import { authorOf } from './import-author.service.ts';
import { ImportRows } from './import-rows.ts';
import { doubtfulFigures, whyNotAll } from './why-not-all.ts';

const CHECKED_AT_ONCE = 500;
/** Small enough that other writers don't wait long for the rows a batch locks. */
const APPLIED_AT_ONCE = 200;
const TAKEN = 'Another record has just got a value that only one can have. Import the row again';

/** An import that is locked, with its kind and its author. */
interface Locked {
  readonly em: EntityManager;
  readonly one: Import;
  readonly kind: ImportKind;
  readonly run: ImportRun;
  readonly rows: ImportRows;
}

/** Checks, applies and undoes imports, batch by batch. Each batch is one transaction and takes effect once. */
export class ImportRunner extends Service {
  readonly #audit = this.services.get(AuditService);

  /** Works on an import until it waits for a person or has ended. */
  async run(id: number): Promise<void> {
    for (let isLeft = true; isLeft;) {
      isLeft = await this.step(id);
      // Lets requests in between.
      await new Promise(setImmediate);
    }
    await this.platform.versions.caughtUp();
  }

  /** Does the next batch of an import. @returns whether there may be more. */
  async step(id: number): Promise<boolean> {
    try {
      return await this.#batch(id, APPLIED_AT_ONCE);
    } catch (error) {
      if (violatedConstraint(error) === null) throw error;
    }
    // One row of the batch can't be written. The others are applied one by one.
    for (let count = 0; count < APPLIED_AT_ONCE; count += 1) if (!(await this.#single(id))) return false;
    return true;
  }

  async #single(id: number): Promise<boolean> {
    try {
      return await this.#batch(id, 1);
    } catch (error) {
      if (violatedConstraint(error) === null) throw error;
      return this.#locked(id, 'APPLYING', async ({ rows, one }) => {
        const [row] = await rows.waiting(1);
        if (row) await this.#write(one, rows, [{ line: row.line, refusal: TAKEN }]);
        return true;
      });
    }
  }

  async #batch(id: number, most: number): Promise<boolean> {
    const em = this.platform.orm.em.fork();
    const one = await em.findOne(Import, id);
    switch (one?.status) {
      case 'CHECKING':
        return this.#check(em, one);
      case 'APPLYING':
        return this.#locked(id, 'APPLYING', (locked) => this.#apply(locked, most));
      case 'UNDOING':
        return this.#locked(id, 'UNDOING', (locked) => this.#undo(locked, most));
      case 'READING':
      case 'MAPPING':
      case 'READY':
      case 'DONE':
      case 'CANCELLED':
      case 'FAILED':
      case 'UNDONE':
      case undefined:
        return false;
    }
  }

  async #runOf(em: EntityManager, one: Import): Promise<ImportRun> {
    const { undoneBy, undoneByRole } = one;
    const actor = undoneByRole ? { startedBy: undoneBy, startedByRole: undoneByRole } : one;
    const author = await authorOf(em, actor, this.platform.now());
    return { id: one.id, author, about: one.about, decimalComma: one.decimalComma };
  }

  /** Works on an import while nobody else does, if it's still in that state; otherwise there may be other work. */
  #locked(id: number, status: ImportStatus, work: (locked: Locked) => Promise<boolean>): Promise<boolean> {
    return this.platform.orm.em.fork().transactional(async (em) => {
      const one = await em.findOne(Import, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (one?.status !== status) return one !== null;
      one.touchedAt = this.platform.now();
      const run = await this.#runOf(em, one);
      const kind = this.services.get(ImportKinds).named(one.kind);
      return work({ em, one, kind, run, rows: new ImportRows(em, id) });
    });
  }

  /** Checks the next rows. That isn't done in a transaction, because it may ask the store of files for pictures. */
  async #check(em: EntityManager, seen: Import): Promise<boolean> {
    const { id, mapping, decimalComma } = seen;
    const unchecked = await new ImportRows(em, id).unchecked(CHECKED_AT_ONCE);
    const sent = unchecked.map(({ line, cells, input }) => ({ line, input, cells: cellsOf(mapping, cells) }));
    const kind = this.services.get(ImportKinds).named(seen.kind);
    const checked = await kind.check(this.services, await this.#runOf(em, seen), sent);
    return this.#locked(id, 'CHECKING', async (locked) => {
      const { one, rows } = locked;
      const isMappedAnew =
        JSON.stringify([one.mapping, one.decimalComma]) !== JSON.stringify([mapping, decimalComma]);
      if (isMappedAnew) return true;
      if (unchecked.length === 0) {
        await this.#endCheck(locked);
        return one.status === 'APPLYING';
      }
      const written = await rows.writeChecked(
        unchecked.map(({ line }) => line),
        checked.map((row, index) => quoted(row, sent[index])),
      );
      for (const { outcome, counted, sums } of written) count(one, [outcome, ...counted], sums);
      one.progress += written.length;
      return true;
    });
  }

  async #endCheck({ em, one, kind, rows }: Locked): Promise<void> {
    one.progress = 0;
    one.work = await rows.countWaiting();
    if (one.isUnattended) one.hold ??= (await kind.hold?.(this.services, em, one)) ?? null;
    const reason = await whyNotAll(em, one, kind);
    if (!one.isUnattended || one.hold !== null) one.status = 'READY';
    else if (reason !== null) this.#end(one, 'FAILED', `Nothing was applied. ${reason}.`);
    else one.status = 'APPLYING';
  }

  async #apply(locked: Locked, most: number): Promise<boolean> {
    const { em, one, kind, run, rows } = locked;
    if (!actsForShop(run.author, kind.scope)) {
      await this.finish(em, one, kind, run.author, {
        status: 'CANCELLED',
        problem: 'The person who started it may no longer do this.',
      });
      return false;
    }
    if (one.progress === 0 && one.doubtful === 'LEAVE_OUT') await this.#leaveOut(locked);
    const waiting = await rows.waiting(most);
    if (waiting.length === 0) {
      await this.finish(em, one, kind, run.author, { status: 'DONE', problem: one.problem });
      return false;
    }
    const applied = await kind.apply(this.services, em, run, waiting);
    await em.flush();
    await this.#write(one, rows, applied);
    return true;
  }

  /** Leaves out doubtful rows before the first row is applied. */
  async #leaveOut({ one, kind, rows }: Locked): Promise<void> {
    const left = await rows.leaveOut(doubtfulFigures(kind));
    if (left === 0) return;
    one.work -= left;
    count(one, [], { LEFT_OUT: left });
  }

  /** Stores the fates of rows. In an import of all rows or none, the first refusal undoes the others. */
  async #write(
    one: Import,
    rows: ImportRows,
    applied: Parameters<ImportRows['writeApplied']>[0],
  ): Promise<void> {
    await rows.writeApplied(applied);
    for (const row of applied) count(one, ['refusal' in row ? 'LATE' : 'DONE']);
    one.progress += applied.length;
    const late = applied.find((row) => 'refusal' in row);
    if (one.mode === 'EACH' || !late || !('refusal' in late)) return;
    one.status = 'UNDOING';
    one.problem = `Nothing was applied. Line ${late.line}: ${late.refusal}.`;
    one.progress = 0;
    one.work = one.figures['DONE'] ?? 0;
  }

  async #undo(locked: Locked, most: number): Promise<boolean> {
    const { em, one, kind, run, rows } = locked;
    const done = await rows.done(most);
    if (done.length === 0) {
      const status = one.problem === null ? 'UNDONE' : 'FAILED';
      await this.finish(em, one, kind, run.author, { status, problem: one.problem });
      return false;
    }
    const kept = await kind.undo(this.services, em, run, done);
    await em.flush();
    await rows.writeUndone(done.map(({ line }) => ({ line, refusal: kept.get(line) ?? null })));
    for (const { line } of done) count(one, [kept.has(line) ? 'KEPT' : 'UNDONE']);
    one.progress += done.length;
    return true;
  }

  /** Ends an import, and tells caches and integrators once. */
  async finish(
    em: EntityManager,
    one: Import,
    kind: ImportKind,
    actor: Actor,
    { status, problem }: { readonly status: (typeof ENDED)[number]; readonly problem: string | null },
  ): Promise<void> {
    this.#end(one, status, problem);
    const { added, changed } = await new ImportRows(em, one.id).countDone();
    if (added + changed > 0) await kind.tell(this.services, em, one.id, { added, changed });
    this.#audit.record(em, {
      actor,
      subject: 'import',
      subjectId: String(one.id),
      action: ACTIONS[status],
      before: {},
      after: { added, changed },
    });
  }

  #end(one: Import, status: ImportStatus, problem: string | null): void {
    Object.assign(one, { status, problem, finishedAt: this.platform.now(), progress: one.work });
  }
}

/** A checked row whose faults quote the cells that they're about. */
function quoted(row: CheckedRow, unchecked: UncheckedRow | undefined): CheckedRow {
  if (row.faults.length === 0) return row;
  return {
    ...row,
    faults: row.faults.map((fault) => {
      const cell = unchecked?.cells.get(fault.column ?? '') ?? '';
      return cell === '' ? fault : { ...fault, value: cell.slice(0, LONGEST_QUOTE) };
    }),
  };
}

const ACTIONS: Readonly<Record<(typeof ENDED)[number], string>> = {
  DONE: 'finished',
  CANCELLED: 'stopped',
  FAILED: 'failed',
  UNDONE: 'undone',
};

/** Adds one to each of these figures, and amounts to others. */
function count(one: Import, names: readonly string[], sums: Readonly<Record<string, number>> = {}): void {
  const figures: Record<string, number> = { ...one.figures };
  for (const name of names) figures[name] = (figures[name] ?? 0) + 1;
  for (const [name, amount] of Object.entries(sums)) figures[name] = (figures[name] ?? 0) + amount;
  one.figures = figures;
}
