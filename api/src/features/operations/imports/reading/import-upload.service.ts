import type { EntityManager } from '@mikro-orm/postgresql';
import { violatedConstraint } from '../../../../platform/database/database-errors.ts';
import type { ImportKind } from '../../../../platform/features/import-kind.ts';
import { badInput, tooManyRequests } from '../../../../platform/services/errors.ts';
import { Service } from '../../../../platform/services/services.ts';
import { DecimalCommas } from '../../../../platform/tables/number-cell.ts';
import { TableFault } from '../../../../platform/tables/table-fault.ts';
import type { RawRow } from '../../../../platform/tables/table-row.ts';
import { openTable, type Table } from '../../../../platform/tables/table.ts';
import { AuditService, namedActor, type Actor } from '../../audit/index.ts';
import { HAS_COLUMNS, hasKey, matchColumns, noKey } from '../record/column-mapping.ts';
import { Import, type ColumnMapping, type ImportFigures } from '../record/import.entity.ts';
import type { ImportDoubtful, ImportMode } from '../record/import.enums.ts';
import { ImportQueue } from '../running/import-queue.service.ts';

/** A large file takes a few times its size in memory while it's read. */
const READ_AT_ONCE = 2;
const RETRY_SECONDS = 10;
const STORED_AT_ONCE = 1_000;

const STORE = `
  insert into import_rows (import_id, line, cells, input)
  select ?, (r->>'line')::integer, r->'cells', nullif(r->'input', 'null') from jsonb_array_elements(?::jsonb) r`;

/** A file that was sent, with the sender's wishes. */
export interface SentFile {
  readonly kind: ImportKind;
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly mode: ImportMode;
  /** By default they're left out. */
  readonly doubtful?: ImportDoubtful;
  /** The record that its rows belong to; null if the kind has none. */
  readonly about: string | null;
  /** Whether it's applied as soon as it's checked. */
  readonly isUnattended: boolean;
  /** A second file with the same one is answered with the import of the first. */
  readonly requestId: string | null;
  /** Absent for the file of a person or key. */
  readonly source?: StandingSource;
}

/** Where files come from again and again, such as a feed. */
export interface StandingSource {
  /** Its name, which no other source has. */
  readonly name: string;
  readonly match: (columns: readonly string[]) => MatchedFile;
}

/** How the columns of a file from a standing source are matched. */
export interface MatchedFile {
  /** Null if they're matched by their names. */
  readonly mapping: ColumnMapping | null;
  /** Why a person must decide about the file, a sentence; null if it may be applied without one. */
  readonly hold: string | null;
}

/** Rows that come without a file. */
export interface SentRows {
  readonly kind: ImportKind;
  /** Values as the kind understands them. */
  readonly rows: readonly object[];
  readonly mode: ImportMode;
  /** By default they're left out. */
  readonly doubtful?: ImportDoubtful;
  /** Their origin, for people; by default the API. */
  readonly name?: string;
  /** Whether a person decides once the effect is known; by default they're applied as soon as they're checked. */
  readonly isAttended?: boolean;
  readonly reason?: string;
  /** Rows with the same one are refused by the database. */
  readonly requestId?: string;
  /** Figures that are known before the check. */
  readonly figures?: ImportFigures;
}

/** Reads files into imports. */
export class ImportUpload extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #queue = this.services.get(ImportQueue);
  #reading = 0;

  /**
   * Stores a file's rows and starts their check. If this process dies meanwhile, the import is dropped.
   * @throws PublicError BAD_USER_INPUT for a file that isn't a table, TOO_MANY_REQUESTS while others are read.
   */
  async take(actor: Actor, file: SentFile): Promise<Import> {
    if (file.bytes.length === 0) throw badInput('This file is empty.');
    const fault = await file.kind.faultOfAbout?.(this.services, file.about);
    if (fault) throw badInput(fault);
    const known = file.requestId === null ? null : await this.#startedBy(file.requestId);
    if (known) return known;
    if (this.#reading >= READ_AT_ONCE)
      throw tooManyRequests('Other files are being read. Please send it again in a moment.', RETRY_SECONDS);
    this.#reading += 1;
    try {
      return await this.#read(actor, file, await openTable(file.bytes));
    } catch (error) {
      if (error instanceof TableFault) throw badInput(`${error.message}.`);
      if (violatedConstraint(error) !== 'imports_request_id_key') throw error;
      return (await this.#startedBy(file.requestId ?? '')) ?? Promise.reject(error);
    } finally {
      this.#reading -= 1;
    }
  }

  /** Stores rows that come without a file, in one transaction, and starts their check. */
  async takeRows(
    author: Actor,
    { kind, rows, mode, name = 'API', isAttended = false, figures = {}, ...rest }: SentRows,
  ): Promise<Import> {
    return this.platform.orm.em.fork().transactional(async (em) => {
      const started = this.#started(em, author, {
        kind: kind.name,
        fileName: name,
        status: 'CHECKING',
        mode,
        isUnattended: !isAttended,
        total: rows.length,
        work: rows.length,
        figures,
        ...rest,
      });
      await em.flush();
      for (let from = 0; from < rows.length; from += STORED_AT_ONCE) {
        const stored = rows
          .slice(from, from + STORED_AT_ONCE)
          .map((input, index) => ({ line: from + index + 1, cells: [], input }));
        await em.execute(STORE, [started.id, JSON.stringify(stored)]);
      }
      this.#begin(em, author, started);
      return started;
    });
  }

  async #read(actor: Actor, file: SentFile, table: Table): Promise<Import> {
    const { kind, fileName, mode, doubtful = 'LEAVE_OUT', about, isUnattended, requestId } = file;
    const { orm, now } = this.platform;
    const em = orm.em.fork();
    const { mapping = null, hold = null } = file.source?.match(table.columns) ?? {};
    const started = this.#started(em, actor, {
      kind: kind.name,
      fileName,
      status: 'READING',
      mode,
      doubtful,
      about,
      isUnattended,
      requestId,
      format: table.format,
      source: file.source?.name ?? null,
      hold,
      mapping: mapping ?? (await this.#mapping(kind, table.columns)),
    });
    await em.flush();
    try {
      const { total, decimalComma } = await this.#store(started, kind, table.rows);
      await em.transactional((inner) => {
        Object.assign(started, { total, decimalComma, work: total, touchedAt: now() });
        const isRefused = isUnattended && hold === null;
        started.status = hasKey(kind, started.mapping) ? 'CHECKING' : isRefused ? 'FAILED' : 'MAPPING';
        if (started.status === 'FAILED') Object.assign(started, { finishedAt: now(), problem: noKey(kind) });
        this.#begin(inner, actor, started);
        return Promise.resolve();
      });
      return started;
    } catch (error) {
      await orm.em.fork().nativeDelete(Import, { id: started.id });
      throw error;
    }
  }

  #started(
    em: EntityManager,
    author: Actor,
    facts: Pick<Import, 'kind' | 'fileName' | 'status' | 'mode'> & Partial<Import>,
  ): Import {
    const now = this.platform.now();
    const { role, id } = namedActor(author);
    return em.create(Import, {
      ...facts,
      startedByRole: role,
      startedBy: id,
      createdAt: now,
      touchedAt: now,
    });
  }

  #begin(em: EntityManager, author: Actor, { id, kind, fileName, reason, total, status }: Import): void {
    this.#audit.record(em, {
      actor: author,
      subject: 'import',
      subjectId: String(id),
      action: 'started',
      before: {},
      after: { kind, fileName, reason, rows: total },
    });
    if (status === 'CHECKING') this.#queue.follow(em, id);
  }

  async #store(
    { id, mapping }: Import,
    kind: ImportKind,
    rows: AsyncIterable<RawRow>,
  ): Promise<{ total: number; decimalComma: boolean }> {
    const em = this.platform.orm.em.fork();
    const numbers = mapping.flatMap(({ column }, index) =>
      column !== null && kind.columns[column]?.isNumber ? [index] : [],
    );
    const commas = new DecimalCommas();
    let total = 0;
    let waiting: RawRow[] = [];
    const store = async (): Promise<void> => {
      await em.execute(STORE, [id, JSON.stringify(waiting)]);
      await em.nativeUpdate(Import, { id }, { touchedAt: this.platform.now() });
      total += waiting.length;
      waiting = [];
    };
    for await (const row of rows) {
      for (const index of numbers) commas.note(row.cells[index] ?? '');
      waiting.push(row);
      if (waiting.length === STORED_AT_ONCE) await store();
    }
    if (waiting.length > 0) await store();
    return { total, decimalComma: commas.found };
  }

  /** The mapping that a person last chose for a file with the same columns, otherwise by the columns' names. */
  async #mapping(kind: ImportKind, names: readonly string[]): Promise<ColumnMapping> {
    const { sql } = this.platform;
    const [last] = await sql.rows<{ mapping: ColumnMapping }>(
      `select mapping from imports where kind = $1 and status in ('DONE', 'UNDONE', 'CANCELLED')
          and ${HAS_COLUMNS}
        order by id desc limit 1`,
      [kind.name, JSON.stringify(names)],
    );
    return last?.mapping ?? matchColumns(kind, names);
  }

  #startedBy(requestId: string): Promise<Import | null> {
    return this.platform.orm.em.fork().findOne(Import, { requestId });
  }
}
