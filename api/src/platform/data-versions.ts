import pg from 'pg';
import type { Logger } from 'pino';
import { refuseSecondConnection, TIME_LIMITS } from './connection-pool.ts';
import type { Metrics } from './metrics.ts';

/** A set of data whose version cached values depend on. */
export type Dataset = 'catalogue' | 'settings' | 'stock' | 'content';

/**
 * Version numbers of the data that answers are cached by. PostgreSQL's LISTEN/NOTIFY tells every process of a
 * change, so several processes need nothing but the same database.
 */
export interface DataVersions {
  current(dataset: Dataset): number;
  /** All versions as one short text, for cache keys. */
  stamp(): string;
  /** Tells every process, including this one, that the data has changed. Call it after the commit. */
  bump(dataset: Dataset): Promise<void>;
  close(): Promise<void>;
}

const CHANNEL = 'treadline_data';
/**
 * Announces a change of the catalogue with the commit of a transaction, for writers without this connection.
 */
export const NOTIFY_CATALOGUE = `select pg_notify('${CHANNEL}', 'catalogue')`;
const RECONNECT_MS = 1_000;
/** How long an announcement waits for a connection that gives no sign of life. */
const SIGN_OF_LIFE_MS = 5_000;

/**
 * Listens on its own connection. If that breaks, every dataset counts as changed, because announcements may
 * have been missed.
 */
export async function listenToDataVersions(
  connectionString: string,
  logger: Logger,
  metrics: Metrics,
): Promise<DataVersions> {
  const versions: Record<Dataset, number> = { catalogue: 1, settings: 1, stock: 1, content: 1 };
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | null = null;
  /** The connection runs one statement at a time, so announcements queue. */
  let said: Promise<unknown> = Promise.resolve();

  const isDataset = (name: string): name is Dataset => name in versions;
  const advance = (name: string): void => {
    if (isDataset(name)) versions[name] += 1;
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      application_name: 'treadline-versions',
      keepAlive: true,
      ...TIME_LIMITS,
      query_timeout: SIGN_OF_LIFE_MS,
    });
    next.on('notification', ({ payload = '' }) => {
      advance(payload);
      if (isDataset(payload)) metrics.announcements.inc({ dataset: payload });
    });
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    client = next;
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    for (const dataset of Object.keys(versions)) advance(dataset);
  }

  function lost(which: pg.Client): void {
    if (closed || client !== which) return;
    client = null;
    logger.warn('The database connection that carries cache news broke; connecting again.');
    retry = setTimeout(() => {
      // Whether connecting or listening failed, the end of the connection triggers the next attempt.
      connect().catch(() => client?.end().catch(() => undefined));
    }, RECONNECT_MS);
  }

  await connect();
  return {
    current: (dataset) => versions[dataset],
    stamp: () => Object.values(versions).join('.'),
    async bump(dataset) {
      // A listener that hears of a change before its commit would read the old data and cache it as new.
      refuseSecondConnection();
      // Without the connection no announcement arrives, but each process treats all data as changed once it
      // is back.
      advance(dataset);
      said = said
        .then(() => client?.query('select pg_notify($1, $2)', [CHANNEL, dataset]))
        .catch(() => undefined);
      await said;
    },
    async close() {
      closed = true;
      if (retry) clearTimeout(retry);
      await client?.end();
    },
  };
}
