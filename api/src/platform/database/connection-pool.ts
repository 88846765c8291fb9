import { TransactionContext } from '@mikro-orm/core';
import pg from 'pg';
import { breakOnSilence, NEVER_FOR_EVER } from './connection.ts';

/** How long each step on a database connection may take, in milliseconds. */
export const TIME_LIMITS = {
  ...NEVER_FOR_EVER,
  statement_timeout: 10_000,
  /** To wait for a lock that another transaction holds. */
  lock_timeout: 5_000,
  /** Between two statements of a transaction. The server ends a slower transaction and releases its locks. */
  idle_in_transaction_session_timeout: 15_000,
} as const satisfies pg.PoolConfig;

/**
 * How much longer than its statements may take a server may be silent, in milliseconds. It ends them itself, so that
 * one that says nothing by then is gone: hung, or behind a firewall that lets nothing through any more.
 */
const SILENCE_MS = 2_000;

/** Pools whose statements may take as long as they need. */
const unhurried = new WeakSet<pg.Pool>();

/** Does work in which the statements of a pool may take as long as they need, such as a migration at the start. */
export async function withoutHurry<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  unhurried.add(pool);
  try {
    return await work();
  } finally {
    unhurried.delete(pool);
  }
}

/** Lifts the server's limits for the rest of a transaction that is long by nature, such as a migration. */
export const WITHOUT_TIME_LIMITS =
  'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/**
 * Allows each transaction one connection: if every connection's transaction asked for another, all would wait
 * for ever.
 * @throws Error if it is called inside a transaction that has not ended.
 */
export function refuseSecondConnection(): void {
  const transaction = TransactionContext.getEntityManager()?.getTransactionContext<{
    readonly isCommitted: boolean;
    readonly isRolledBack: boolean;
  }>();
  if (transaction && !transaction.isCommitted && !transaction.isRolledBack)
    throw new Error(
      'A transaction asked for a second connection to the database. Pass its entity manager on, or ' +
        'do this before or after it.',
    );
}

/**
 * Returns a connection to its pool when it breaks in use. Kysely forgets to if a transaction can no longer be
 * ended on it, and the pool would stay smaller by one.
 */
function backWhenBroken(client: pg.PoolClient): pg.PoolClient {
  const release = client.release;
  let isOut = true;
  const giveBack = (fault?: Error | boolean): void => {
    if (!isOut) return;
    isOut = false;
    client.off('end', breaks);
    release(fault);
  };
  const breaks = (): void => giveBack(true);
  client.once('end', breaks);
  client.release = giveBack;
  return client;
}

/**
 * Guards a pool against transactions that take a second connection, against losing broken ones, and against a server
 * that has fallen silent.
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
 * Opens a pool with the limits common to all. Errors of idle connections are reported, not thrown: the pool
 * replaces them.
 * @param name the application name that the database shows.
 * @param limits others besides, or instead.
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
  // A pool that closes does not wait for its connections to hang up; if the database stops first, that is no
  // error.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });
  return guardPool(pool);
}
