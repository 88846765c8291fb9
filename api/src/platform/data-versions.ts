import pg from 'pg';
import type { Logger } from 'pino';
import { refuseSecondConnection, TIME_LIMITS } from './connection-pool.ts';

/** What is kept in memory is kept for one version of this data. */
export type Dataset = 'catalogue' | 'settings' | 'stock';

/**
 * Version numbers of the data that answers are cached by. Every process hears of a change through
 * PostgreSQL's LISTEN/NOTIFY, so several processes need nothing but the same database.
 */
export interface DataVersions {
  current(dataset: Dataset): number;
  /** All versions in one short text, for cache keys. */
  stamp(): string;
  /** Says to every process, this one included, that the data has changed. Call it after the commit. */
  bump(dataset: Dataset): Promise<void>;
  close(): Promise<void>;
}

const CHANNEL = 'treadline_data';
/** Says with the commit of a transaction that the catalogue has changed, for writers that have no connection of this kind. */
export const NOTIFY_CATALOGUE = `select pg_notify('${CHANNEL}', 'catalogue')`;
const RECONNECT_MS = 1_000;
/** Who has something to say after a commit waits no longer than this for a connection that gives no sign of life. */
const SIGN_OF_LIFE_MS = 5_000;

/**
 * Listens on a connection of its own. When that connection breaks every dataset counts as changed,
 * for what was said meanwhile was missed.
 */
export async function listenToDataVersions(connectionString: string, logger: Logger): Promise<DataVersions> {
  const versions: Record<Dataset, number> = { catalogue: 1, settings: 1, stock: 1 };
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | null = null;
  /** The connection takes one statement at a time, so what is said waits for what was said before. */
  let said: Promise<unknown> = Promise.resolve();

  const advance = (dataset: string): void => {
    if (dataset in versions) versions[dataset as Dataset] += 1;
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      application_name: 'treadline-versions',
      keepAlive: true,
      ...TIME_LIMITS,
      query_timeout: SIGN_OF_LIFE_MS,
    });
    next.on('notification', ({ payload }) => advance(payload ?? ''));
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
      // Whatever failed, the connection or the wish to listen on it, its end is what has it tried again.
      connect().catch(() => client?.end().catch(() => undefined));
    }, RECONNECT_MS);
  }

  await connect();
  return {
    current: (dataset) => versions[dataset],
    stamp: () => `${versions.catalogue}.${versions.settings}.${versions.stock}`,
    async bump(dataset) {
      // Those who hear of a change before its commit would read what was before, and keep it as new.
      refuseSecondConnection();
      // Without the connection nobody hears, but each process counts all data as changed once it is back.
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
