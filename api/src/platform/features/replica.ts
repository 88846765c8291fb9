import type pg from 'pg';
import type { Logger } from 'pino';
import { openPool, TIME_LIMITS } from '../database/connection-pool.ts';
import type { DataVersions } from '../database/data-versions.ts';
import { isForPrimary, outageOf } from '../database/database-errors.ts';
import { openSql, type Sql } from '../database/sql.ts';

/** How often a replica is asked how it is, in milliseconds. */
const CHECK_MS = 1_000;
/** The same while readers wait for it to have the news. */
const HURRY_MS = 25;
/** A replica that needs longer for what the primary has written is not used. */
const MAX_LAG_MS = 5_000;
/**
 * Either step of a check, to connect and to be answered, takes no longer. A shorter time would run out whenever this
 * process is busy.
 */
const CHECK_LIMITS = { connectionTimeoutMillis: 2_000, query_timeout: 2_000 };
/** Frees a connection that gives no sign of life. A living server has ended the statement itself by then. */
const READ_LIMITS = { query_timeout: TIME_LIMITS.statement_timeout + CHECK_MS };

/** Distinguishes a database from all that are no copy of it. */
interface Identity {
  readonly database: string;
}

/** How far the primary's log has come, as numbers of bytes. */
interface Written extends Identity {
  /** All that it has committed is within. */
  readonly written: number;
  /** What it has on disk, and sends. Only seldom, and not for long, there is more. */
  readonly stored: number;
}

/** How far a replica has come in that log. */
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

/** Opens the one connection by which a server is asked how far it is. */
export const openChecks = (url: string, onError: (error: Error) => void): pg.Pool =>
  openPool(url, 'treadline-checks', 1, onError, CHECK_LIMITS);

/** @throws Error if there is no answer in time. */
async function ask<Row extends object>(checks: pg.Pool, text: string): Promise<Row> {
  const [row] = (await checks.query<Row>(text)).rows;
  if (!row) throw new Error('The answer is empty.');
  return row;
}

/** What a replica has to have: all that the primary had when it was asked, after the data had this version. */
interface Mark extends Written {
  readonly stamp: string;
  /** When the primary was asked, in milliseconds. */
  readonly since: number;
}

/** What replicas of one primary have in common. */
export interface ReplicaParts {
  /** By which the primary is asked how far it is. */
  readonly primary: pg.Pool;
  readonly versions: DataVersions;
  readonly poolSize: number;
  readonly logger: Logger;
  readonly now: () => Date;
}

/**
 * A server that follows the primary database. It is in use while it answers, is not far behind, and has everything that
 * the present version of the data tells of; a timer sees to it that it leaves and returns.
 */
export class Replica {
  readonly #url: string;
  readonly #parts: ReplicaParts;
  readonly #checks: pg.Pool;
  #mark: Mark | null = null;
  /** Null while it is out of use. */
  #stay: { readonly sql: Sql; readonly stamp: string } | null = null;
  /** Whether the log says that it is out of use. */
  #isMissed = false;
  /** Given up when it leaves: a server that is silent would keep them waiting. */
  readonly #inFlight = new Set<(reason: Error) => void>();
  #timer: NodeJS.Timeout | undefined;
  /** How long after the last check the next one is; 0 while one is under way. */
  #pause = 0;
  #closed = false;

  constructor(url: string, parts: ReplicaParts) {
    this.#url = url;
    this.#parts = parts;
    this.#checks = openChecks(url, (error) => this.#leave(error.message));
    void this.#check();
  }

  /**
   * Whether it is in use and has all that is known of the data at this version. If it is behind only in that, it is
   * soon asked again.
   */
  has(stamp: string): boolean {
    if (this.#stay === null) return false;
    if (this.#stay.stamp === stamp) return true;
    if (this.#pause === CHECK_MS) this.#plan(HURRY_MS);
    return false;
  }

  /**
   * Runs one statement.
   * @throws Error as {@link Sql} does, and as soon as the replica leaves, or if it is out of use.
   */
  rows<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    const { promise, resolve, reject } = Promise.withResolvers<Row[]>();
    const sql = this.#stay?.sql;
    if (!sql) return Promise.reject(new Error('The replica is out of use.'));
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

  /** Sets the next mark. While the primary does not answer there is no other than before. */
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
    if (!isReplica) return this.#leave('It follows no other server.');
    if (!mark) return;
    if (database !== mark.database) return this.#leave('It is no copy of the database.');
    const isLate = this.#parts.now().getTime() - mark.since > MAX_LAG_MS;
    const isReached = replayed >= mark.written;
    if (!isReached && !isLate) return;
    this.#mark = null;
    // One that comes late to a mark has to reach another in time before it is used again.
    if (isReached && !isLate) this.#enter(mark.stamp);
    if (isLate && replayed < mark.stored) this.#leave('It is too far behind.');
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
    logger.info({ replica: this.#host }, 'A replica of the database is in use.');
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
      'A replica of the database is out of use; the primary does its work.',
    );
  }

  /** Without user and password. */
  get #host(): string {
    return new URL(this.#url).host;
  }
}
