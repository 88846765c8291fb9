import { TransactionContext } from '@mikro-orm/core';
import pg from 'pg';

/** How long anything on any connection to the database may take, in milliseconds. */
export const TIME_LIMITS = {
  /** To get a connection, be it a new one or one that others use. */
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  /** To wait for what another transaction has locked. */
  lock_timeout: 5_000,
  /** Between two statements of a transaction. The server ends one that takes longer, and frees what it has locked. */
  idle_in_transaction_session_timeout: 15_000,
} as const satisfies pg.PoolConfig;

/** What lifts the limits for the rest of a transaction whose work is long by nature, such as a migration. */
export const WITHOUT_TIME_LIMITS =
  'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/**
 * Holds everybody to one connection at a time: when as many transactions as there are connections each ask for another
 * one, all of them wait for ever.
 * @throws Error when it is called inside a transaction that has not ended.
 */
export function refuseSecondConnection(): void {
  const transaction = TransactionContext.getEntityManager()?.getTransactionContext<{
    readonly isCommitted: boolean;
    readonly isRolledBack: boolean;
  }>();
  if (transaction && !transaction.isCommitted && !transaction.isRolledBack)
    throw new Error(
      'A transaction asked for a second connection to the database. Pass its entity manager on, or do this before or after it.',
    );
}

/**
 * Gives a connection back to its pool when it breaks while it is in use. Kysely leaves it out where a transaction
 * cannot be ended on it any more, and the pool would be smaller by one for good.
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

/** Guards a pool against second connections of a transaction, and against losing those that break. */
export function guardPool(pool: pg.Pool): pg.Pool {
  const connect = pool.connect;
  Object.defineProperty(pool, 'connect', {
    value: (...callback: unknown[]) => {
      refuseSecondConnection();
      const connected: Promise<pg.PoolClient> | undefined = Reflect.apply(connect, pool, callback);
      return connected?.then(backWhenBroken);
    },
  });
  return pool;
}

/**
 * Opens a pool with the limits that all have. Errors of idle connections are reported, not thrown: the pool replaces them.
 * @param name by which the database knows its connections.
 */
export function openPool(
  connectionString: string,
  name: string,
  size: number,
  onError: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: size, application_name: name, ...TIME_LIMITS });
  // A pool that ends does not wait until its connections have hung up; the database may stop before, which is no news then.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });
  return guardPool(pool);
}
