import type pg from 'pg';
import type { Logger } from 'pino';
import { openPool, TIME_LIMITS } from '../database/connection-pool.ts';
import type { DataVersions } from '../database/data-versions.ts';
import { isForPrimary, outageOf } from '../database/database-errors.ts';
import { openSql, type Sql } from '../database/sql.ts';

/** How often a replica's progress is checked, in milliseconds. */
const CHECK_MS = 1_000;
/** The same while readers wait for it to catch up. */
const HURRY_MS = 25;
/** A replica that lags further behind the primary isn't used. */
const MAX_LAG_MS = 5_000;
/**
 * Time limit for each step of a check, connecting and answering. A shorter limit would expire whenever this process is
 * busy.
 */
const CHECK_LIMITS = { connectionTimeoutMillis: 2_000, query_timeout: 2_000 };
/** Frees a dead connection. A living server would have ended the statement itself by then. */
const READ_LIMITS = { query_timeout: TIME_LIMITS.statement_timeout + CHECK_MS };

/** Tells copies of a database from other databases. */
interface Identity {
  readonly database: string;
}

/** How far the primary's log has advanced, in bytes. */
interface Written extends Identity {
  /** Includes everything it has committed. */
  readonly written: number;
  /** The part it has on disk and sends. It’s seldom, and only briefly, behind `written`. */
  readonly stored: number;
}

/** How far a replica has advanced in that log. */
interface Replayed extends Identity {
  readonly isReplica: boolean;
  readonly replayed: number;
}

const IDENTITY =
  "(select system_identifier || ' ' || current_database() from pg_control_system()) as database";

const WRITTEN = `
  select ${IDENTITY}, pg_current_wal_insert_lsn() - '0/0'::pg_lsn as written,
    pg_current_wal_flush_lsn() - '0/0'::pg_lsn as stored`;

const REPLAYED = `
  select ${IDENTITY}, pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn() - '0/0'::pg_lsn as replayed`;

/** Opens the single connection for checking a server's progress. */
export const openChecks = (url: string, onError: (error: Error) => void): pg.Pool =>
  openPool(url, 'treadline-checks', 1, onError, CHECK_LIMITS);

/** @throws Error if the answer takes too long. */
async function ask<Row extends object>(checks: pg.Pool, text: string): Promise<Row> {
  const [row] = (await checks.query<Row>(text)).rows;
  if (!row) throw new Error('The answer is empty.');
  return row;
}

/** How far a replica must get: everything that the primary had written once the data had this version. */
interface Mark extends Written {
  readonly stamp: string;
  /** When the primary was checked, in milliseconds. */
  readonly since: number;
}

/** Shared by all replicas of one primary. */
export interface ReplicaParts {
  /** Checks how far the primary's log has advanced. */
  readonly primary: pg.Pool;
  readonly versions: DataVersions;
  readonly poolSize: number;
  readonly logger: Logger;
  readonly now: () => Date;
}

/**
 * A read replica of the primary database. It's in use while it answers, isn't far behind, and has everything the
 * current data version announced; a timer takes it out of use and back.
 */
export class Replica {
  readonly #url: string;
  readonly #parts: ReplicaParts;
  readonly #checks: pg.Pool;
  #mark: Mark | null = null;
  /** Null while it's out of use. */
  #stay: { readonly sql: Sql; readonly stamp: string } | null = null;
  /** Whether the log already says that it's out of use. */
  #isMissed = false;
  /** Rejects the statements in flight when it leaves, because a silent server would keep them waiting. */
  readonly #inFlight = new Set<(reason: Error) => void>();
  #timer: NodeJS.Timeout | undefined;
  /** The pause before the next check, in milliseconds; 0 while one is in flight. */
  #pause = 0;
  #closed = false;

  constructor(url: string, parts: ReplicaParts) {
    this.#url = url;
    this.#parts = parts;
    this.#checks = openChecks(url, (error) => this.#leave(error.message));
    void this.#check();
  }

  /**
   * Whether it's in use and up to date with this version of the data. If only the version is missing, the next check
   * comes soon.
   */
  has(stamp: string): boolean {
    if (this.#stay === null) return false;
    if (this.#stay.stamp === stamp) return true;
    if (this.#pause === CHECK_MS) this.#plan(HURRY_MS);
    return false;
  }

  /**
   * Runs one statement.
   * @throws Error as {@link Sql} does, if the replica is out of use, and as soon as it leaves.
   */
  rows<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    const { promise, resolve, reject } = Promise.withResolvers<Row[]>();
    const sql = this.#stay?.sql;
    if (!sql) return Promise.reject(new Error('The replica isn’t in use.'));
    this.#inFlight.add(reject);
    sql
      .rows<Row>(text, values)
      .then(resolve, (error: unknown) => {
        const isLost = outageOf(error) !== null && !isForPrimary(error);
        if (isLost && this.#stay?.sql === sql) this.#leave(String(error));
        reject(error);
      })
      .finally(() => this.#inFlight.delete(reject));
    return promise;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#checks.end();
    await this.#stay?.sql.close();
  }

  #plan(pause: number): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#pause = pause;
    this.#timer = setTimeout(() => void this.#check(), pause).unref();
  }

  async #check(): Promise<void> {
    this.#pause = 0;
    try {
      const [standing] = await Promise.all([ask<Replayed>(this.#checks, REPLAYED), this.#aim()]);
      this.#compare(standing);
    } catch (error) {
      this.#leave(String(error));
    }
    this.#plan(CHECK_MS);
  }

  /** Sets the next mark. While the primary doesn't answer, the old one remains. */
  async #aim(): Promise<void> {
    const { versions, primary, now } = this.#parts;
    const stamp = versions.stamp();
    if (this.#mark?.stamp === stamp) return;
    const since = now().getTime();
    const written = await ask<Written>(primary, WRITTEN).catch(() => null);
    if (written) this.#mark = { ...written, stamp, since };
  }

  #compare({ database, isReplica, replayed }: Replayed): void {
    const mark = this.#mark;
    if (!isReplica) return this.#leave('It isn’t a replica.');
    if (!mark) return;
    if (database !== mark.database) return this.#leave('It isn’t a copy of this database.');
    const isLate = this.#parts.now().getTime() - mark.since > MAX_LAG_MS;
    const isReached = replayed >= mark.written;
    if (!isReached && !isLate) return;
    this.#mark = null;
    // A replica that reaches a mark late must reach another in time before it's used again.
    if (isReached && !isLate) this.#enter(mark.stamp);
    if (isLate && replayed < mark.stored) this.#leave('It lags too far behind.');
  }

  #enter(stamp: string): void {
    if (this.#closed) return;
    const { poolSize, logger } = this.#parts;
    if (this.#stay) {
      this.#stay = { ...this.#stay, stamp };
      return;
    }
    const pool = openPool(
      this.#url,
      'treadline-reads',
      poolSize,
      (error) => {
        if (this.#stay?.sql.pool === pool) this.#leave(error.message);
      },
      READ_LIMITS,
    );
    this.#stay = { sql: openSql(pool), stamp };
    this.#isMissed = false;
    logger.info({ replica: this.#host }, 'A database replica is in use.');
  }

  #leave(reason: string): void {
    if (this.#closed) return;
    const { logger } = this.#parts;
    void this.#stay?.sql.close();
    this.#stay = null;
    this.#mark = null;
    for (const giveUp of this.#inFlight) giveUp(new Error(reason));
    if (this.#isMissed) return;
    this.#isMissed = true;
    logger.warn(
      { replica: this.#host, reason },
      'A database replica is out of use; the primary takes over its reads.',
    );
  }

  /** Leaves out the user and password. */
  get #host(): string {
    return new URL(this.#url).host;
  }
}
