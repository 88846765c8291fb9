import { TransactionContext } from '@mikro-orm/core';
import pg from 'pg';
import { breakOnSilence, NEVER_FOR_EVER } from './connection.ts';

/** Time limits for each step on a database connection, in milliseconds. */
export const TIME_LIMITS = {
  ...NEVER_FOR_EVER,
  statement_timeout: 10_000,
  /** Waiting for a lock that another transaction holds. */
  lock_timeout: 5_000,
  /**
   * Between two statements of a transaction. The server ends slower transactions and releases their locks. It's less
   * than others wait for a lock, so that they don't fail when the host that holds it vanishes.
   */
  idle_in_transaction_session_timeout: 4_500,
} as const satisfies pg.PoolConfig;

/**
 * How long after a statement's time limit the server can stay silent, in milliseconds. The server ends slow statements
 * itself, so if it says nothing by then it's gone: hung, or behind a firewall that drops packets.
 */
const SILENCE_MS = 2_000;

/** Pools whose statements currently have no time limit. */
const unhurried = new WeakSet<pg.Pool>();

/** Runs work without time limits on a pool's statements, for example a migration at the start. */
export async function withoutHurry<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  unhurried.add(pool);
  try {
    return await work();
  } finally {
    unhurried.delete(pool);
  }
}

/** Lifts the server's limits for the rest of a transaction that takes long by nature, such as a migration. */
export const WITHOUT_TIME_LIMITS =
  'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/**
 * Allows each transaction only one connection: if every transaction waited for a second one, the pool would deadlock.
 * @throws Error inside an open transaction.
 */
export function refuseSecondConnection(): void {
  const transaction = TransactionContext.getEntityManager()?.getTransactionContext<{
    readonly isCommitted: boolean;
    readonly isRolledBack: boolean;
  }>();
  if (transaction && !transaction.isCommitted && !transaction.isRolledBack)
    throw new Error(
      'A transaction requested a second connection to the database. Pass its entity manager on, or ' +
        'do this before or after it.',
    );
}

/**
 * Returns a connection to its pool when it breaks in use. Kysely forgets to if the transaction can't be ended any more,
 * and the pool would shrink by one.
 */
function backWhenBroken(client: pg.PoolClient): pg.PoolClient {
  const release = client.release;
  let isOut = true;
  const releaseOnce = (fault?: Error | boolean): void => {
    if (!isOut) return;
    isOut = false;
    client.off('end', breaks);
    release(fault);
  };
  const breaks = (): void => releaseOnce(true);
  client.once('end', breaks);
  client.release = releaseOnce;
  return client;
}

/**
 * Protects a pool from transactions that take a second connection, from losing broken connections, and from a silent
 * server.
 */
export function guardPool(pool: pg.Pool): pg.Pool {
  const statementMs = Number(pool.options.statement_timeout || TIME_LIMITS.statement_timeout);
  pool.on('connect', (client) => breakOnSilence(client, statementMs + SILENCE_MS, () => unhurried.has(pool)));
  const connect = pool.connect;
  Object.defineProperty(pool, 'connect', {
    configurable: true,
    value: (...callback: unknown[]) => {
      refuseSecondConnection();
      const connected: Promise<pg.PoolClient> | undefined = Reflect.apply(connect, pool, callback);
      return connected?.then(backWhenBroken);
    },
  });
  return pool;
}

/**
 * Opens a pool with the common limits. Errors of idle connections are passed to `onError`, not thrown: the pool
 * replaces them.
 * @param name the application name that PostgreSQL shows.
 * @param limits overrides or adds to the common limits.
 */
export function openPool(
  connectionString: string,
  name: string,
  size: number,
  onError: (error: Error) => void,
  limits: pg.PoolConfig = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    application_name: name,
    ...TIME_LIMITS,
    ...limits,
  });
  // A closing pool doesn't wait for its connections to end. If the database stops first, that's not an error.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });
  return guardPool(pool);
}
