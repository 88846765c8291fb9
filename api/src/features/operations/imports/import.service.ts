import { LockMode, raw, type EntityManager } from '@mikro-orm/postgresql';
import { ImportKinds, type ImportKind } from '../../../platform/features/import-kind.ts';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { offsetOf, pageInfo, type Paging } from '../../../platform/lists/page.ts';
import { actsForShop, type Viewer } from '../../../platform/services/context.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { AuditService, namedActor } from '../audit/index.ts';
import type { MapImportInput } from './import.inputs.ts';
import { ImportNotFound, ImportNotPossible, type ImportPage } from './import.results.ts';
import { HAS_COLUMNS, hasKey, noKey } from './record/column-mapping.ts';
import { Import } from './record/import.entity.ts';
import { ENDED, WORKING, type ImportStatus } from './record/import.enums.ts';
import { ImportQueue } from './running/import-queue.service.ts';
import { ImportRunner } from './running/import-runner.service.ts';
import { whyNotAll } from './running/why-not-all.ts';

/** Without progress for this long, an import has lost its process. */
const STILL_MS = 60_000;
const DAY_MS = 86_400_000;
/** The number of days for which an import's rows are kept, so that it can be undone. */
const KEPT_DAYS = 30;

/** How an import is from the moment it's applied. */
const APPLIED = { status: 'APPLYING', progress: 0, problem: null, applyAt: null } as const;

/** A person's decision about an import. */
interface ApplyWish extends Pick<Import, 'mode' | 'doubtful'> {
  /** Null for now. */
  readonly at: Date | null;
}

type Refused = ImportNotFound | ImportNotPossible;
type Answer = Import | Refused | InvalidInput;

const refused = (message: string): ImportNotPossible => result(ImportNotPossible, { message });

/** Lists imports and takes people's decisions about them. */
export class ImportService extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #queue = this.services.get(ImportQueue);
  readonly #runner = this.services.get(ImportRunner);

  /** An import of a kind; null if there is none. */
  find(kind: string, id: number): Promise<Import | null> {
    return this.platform.orm.em.fork().findOne(Import, { id, kind });
  }

  /** The imports of a kind, newest first. @param about only those of one record; null for all. */
  async page(kind: string, about: string | null, paging: Paging): Promise<ImportPage> {
    const [items, total] = await this.platform.orm.em
      .fork()
      .findAndCount(
        Import,
        { kind, ...(about === null ? {} : { about }) },
        { orderBy: { id: 'desc' }, limit: paging.limit, offset: offsetOf(paging) },
      );
    return { items, pageInfo: pageInfo(paging, total) };
  }

  /** Whether a file of a kind with these columns, in this order, has been applied. */
  async hasApplied(kind: string, names: readonly string[]): Promise<boolean> {
    const [found] = await this.platform.sql.rows<object>(
      `select from imports where kind = $1 and status = 'DONE' and ${HAS_COLUMNS} limit 1`,
      [kind, JSON.stringify(names)],
    );
    return found !== undefined;
  }

  /** Changes the columns that a file is matched to, and checks its rows again. */
  map(viewer: Viewer, kind: string, { id, columns, decimalComma }: MapImportInput): Promise<Answer> {
    return this.#decide(viewer, kind, id, async (em, one, facts) => {
      if (one.status !== 'MAPPING' && one.status !== 'CHECKING' && one.status !== 'READY')
        return refused('Its columns can’t be changed any more. Import the file again.');
      const mapping = one.mapping.map(({ name }, index) => ({
        name,
        column: columns[index]?.trim() || null,
      }));
      const chosen = mapping.flatMap(({ column }) => column ?? []);
      const unknown = chosen.find((column) => !Object.hasOwn(facts.columns, column));
      const twice = chosen.find((column, index) => chosen.indexOf(column) !== index);
      if (columns.length !== one.mapping.length || unknown !== undefined || twice !== undefined)
        return InvalidInput.of('We couldn’t match these columns', [
          {
            path: 'columns',
            message:
              unknown !== undefined
                ? `There’s no column ${unknown}`
                : twice !== undefined
                  ? `Two columns can’t both be ${facts.columns[twice]?.label ?? twice}`
                  : `Give one for each of the file’s ${one.mapping.length} columns`,
          },
        ]);
      if (!hasKey(facts, mapping))
        return InvalidInput.of('We couldn’t match these columns', [
          { path: 'columns', message: noKey(facts) },
        ]);
      await em.execute(
        `update import_rows set state = 'UNCHECKED', outcome = null, target = null where import_id = ?`,
        [id],
      );
      Object.assign(one, { mapping, decimalComma, figures: {}, applyAt: null, progress: 0, work: one.total });
      one.status = 'CHECKING';
      return 'mapped';
    });
  }

  /** Applies an import whose effect is known. */
  apply(viewer: Viewer, kind: string, id: number, { at, ...wish }: ApplyWish): Promise<Answer> {
    return this.#decide(viewer, kind, id, async (em, one, facts) => {
      if (one.status === 'APPLYING' || one.status === 'DONE') return null;
      if (one.status !== 'READY') return refused('It can be applied once it’s known what would change.');
      Object.assign(one, wish);
      const reason = await whyNotAll(em, one, facts);
      if (reason !== null) return refused(`${reason}.`);
      if (at !== null && at > this.platform.now()) {
        one.applyAt = at;
        return 'scheduled';
      }
      Object.assign(one, APPLIED);
      return 'applied';
    });
  }

  /** Stops an import. Rows that were applied stay, and can be undone. */
  cancel(viewer: Viewer, kind: string, id: number): Promise<Answer> {
    return this.#decide(viewer, kind, id, async (em, one, facts) => {
      if (one.status === 'CANCELLED') return null;
      if (isEnded(one.status)) return refused('It has ended already.');
      if (one.status === 'UNDOING') return refused('It’s being undone. That can’t be stopped.');
      one.applyAt = null;
      await this.#runner.finish(em, one, facts, viewer, { status: 'CANCELLED', problem: null });
      return null;
    });
  }

  /** Undoes what an import has written. */
  undo(viewer: Viewer, kind: string, id: number): Promise<Answer> {
    return this.#decide(viewer, kind, id, (_em, one) => {
      if (one.status === 'UNDOING' || one.status === 'UNDONE') return null;
      const reason = this.#standsBecause(one);
      if (reason !== null) return refused(reason);
      const { role, id: undoneBy } = namedActor(viewer);
      Object.assign(one, {
        undoneByRole: role,
        undoneBy,
        status: 'UNDOING',
        problem: null,
        progress: 0,
        work: one.figures['DONE'] ?? 0,
      });
      return 'undo started';
    });
  }

  /** Whether an import can be undone now. */
  canUndo(one: Import): boolean {
    return this.#standsBecause(one) === null;
  }

  /**
   * Applies imports whose time has come, resumes those whose process has died, drops files that weren't read to their
   * end, and forgets old rows.
   */
  async sweep(): Promise<void> {
    await this.#applyDue();
    const em = this.platform.orm.em.fork();
    const stillSince = new Date(this.platform.now().getTime() - STILL_MS);
    await em.nativeDelete(Import, { status: 'READING', touchedAt: { $lt: stillSince } });
    for (const { id } of await em.find(Import, {
      status: { $in: [...WORKING] },
      touchedAt: { $lt: stillSince },
    }))
      await this.#queue.resume(id);
    // Nobody decided about these. Their rows can be about people, so they aren't kept for ever.
    await em.nativeUpdate(
      Import,
      { status: { $in: ['MAPPING', 'READY'] }, touchedAt: { $lt: this.#oldest() } },
      { status: 'CANCELLED', finishedAt: raw('touched_at') },
    );
    await em.execute(
      'delete from import_rows where import_id in (select id from imports where finished_at < ?)',
      [this.#oldest()],
    );
  }

  /** Applies imports whose time has come. */
  async #applyDue(): Promise<void> {
    const em = this.platform.orm.em.fork();
    const isDue = { status: 'READY', applyAt: { $lte: this.platform.now() } } as const;
    for (const { id } of await em.find(Import, isDue))
      await em.fork().transactional(async (inner) => {
        const one = await inner.findOne(Import, { id, ...isDue }, { lockMode: LockMode.PESSIMISTIC_WRITE });
        if (!one) return;
        Object.assign(one, { ...APPLIED, touchedAt: this.platform.now() });
        this.#queue.follow(inner, id);
      });
  }

  #oldest(): Date {
    return new Date(this.platform.now().getTime() - KEPT_DAYS * DAY_MS);
  }

  #standsBecause({ status, figures, finishedAt }: Import): string | null {
    if (status !== 'DONE' && status !== 'CANCELLED') return 'Only an import that has ended can be undone.';
    if (!figures['DONE']) return 'It changed nothing.';
    return finishedAt && finishedAt < this.#oldest()
      ? `An import can be undone for ${KEPT_DAYS} days.`
      : null;
  }

  /**
   * Runs a person's decision about a locked import.
   * @param decide returns the action for the audit log, null if nothing is to be done, or a refusal.
   */
  async #decide(
    viewer: Viewer,
    kind: string,
    id: number,
    decide: (
      em: EntityManager,
      one: Import,
      facts: ImportKind,
    ) => Promise<string | null | ImportNotPossible | InvalidInput> | string | null | ImportNotPossible,
  ): Promise<Answer> {
    const facts = this.services.get(ImportKinds).named(kind);
    return this.platform.orm.em.fork().transactional<Answer>(async (em) => {
      const one = await em.findOne(Import, { id, kind }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!one) return result(ImportNotFound, { message: 'This import doesn’t exist.' });
      const lacking = one.mapping.find(({ column }) => {
        const scope = column === null ? undefined : facts.columns[column]?.scope;
        return scope !== undefined && !actsForShop(viewer, scope);
      });
      if (lacking) return refused(`It has the column ${lacking.name}, which you may not see or set.`);
      const decided = await decide(em, one, facts);
      if (decided !== null && typeof decided !== 'string') return decided;
      if (decided === null) return one;
      one.touchedAt = this.platform.now();
      this.#audit.record(em, {
        actor: viewer,
        subject: 'import',
        subjectId: String(id),
        action: decided,
        before: {},
        after: { kind, rows: one.total },
      });
      this.#queue.follow(em, id);
      return one;
    });
  }
}

const isEnded = (status: ImportStatus): boolean => (ENDED as readonly ImportStatus[]).includes(status);
