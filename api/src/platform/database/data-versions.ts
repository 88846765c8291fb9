import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Metrics } from '../observability/metrics.ts';
import { refuseSecondConnection, TIME_LIMITS } from './connection-pool.ts';
import { hangUp, newConnection } from './connection.ts';

/** A set of data with its own version, which cached values depend on. */
export type Dataset = 'catalogue' | 'settings' | 'content';

/** A change of these products' stock: units were reserved, released or restocked. */
export interface StockNews {
  readonly productIds: readonly number[];
  /** Whether one of them sold out or came back in stock, so that listings may start or stop showing it. */
  readonly turned: boolean;
}

/**
 * Version numbers of cached data. PostgreSQL's LISTEN/NOTIFY tells every process of a change, so processes need to
 * share nothing but the database.
 */
export interface DataVersions {
  current(dataset: Dataset): number;
  /** All versions, including that of stock, as one short text. */
  stamp(): string;
  /** The same without stock, for answers that follow it through {@link onStock}. */
  stampBesideStock(): string;
  /** Subscribes to stock changes, which {@link announceStock} announces. */
  onStock(listener: (news: StockNews) => void): void;
  /** How often a product has sold out or come back in stock, as far as this process has heard. */
  stockTurns(): number;
  /** Waits until this process has heard of everything committed before. Call it after a commit. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

const CHANNEL = 'treadline_data';
const NOTIFY = 'select pg_notify(?, ?)';
/** A notification's payload is limited to 8,000 bytes, so longer lists are split. */
const MOST_PRODUCTS_A_NEWS = 500;

/**
 * Announces a change of a dataset as part of the caller's transaction, so the announcement can't be lost if the process
 * is killed. After the commit, wait until this process has {@link DataVersions.caughtUp}.
 */
export async function announceChange(em: EntityManager, dataset: Dataset): Promise<void> {
  await em.execute(NOTIFY, [CHANNEL, dataset]);
}

/** Announces a stock change as part of the caller's transaction. */
export async function announceStock(em: EntityManager, { productIds, turned }: StockNews): Promise<void> {
  for (let from = 0; from < productIds.length; from += MOST_PRODUCTS_A_NEWS) {
    const ids = productIds.slice(from, from + MOST_PRODUCTS_A_NEWS);
    await em.execute(NOTIFY, [CHANNEL, `${turned ? 'turned' : 'stock'} ${ids.join(' ')}`]);
  }
}

/** Parses a notification of a stock change; null if it announces something else. */
function stockNewsOf(payload: string): StockNews | null {
  const [kind, ...ids] = payload.split(' ');
  return kind === 'stock' || kind === 'turned'
    ? { productIds: ids.map(Number), turned: kind === 'turned' }
    : null;
}

const RECONNECT_MS = 1_000;
/** How often to check that the listening connection is alive. */
const HEARTBEAT_MS = 10_000;
/** How long such a check waits for an answer. */
const SIGN_OF_LIFE_MS = 5_000;
/** After this long without an answer, the next check counts everything as changed. */
const MOST_DEAF_MS = 50_000;

/**
 * Listens on its own connection. Once that is reopened, and while it has been away for a minute, every dataset
 * counts as changed, because announcements may have been missed.
 */
export async function listenToDataVersions(
  connectionString: string,
  logger: Logger,
  metrics: Metrics,
): Promise<DataVersions> {
  const versions: Record<Dataset, number> = { catalogue: 1, settings: 1, content: 1 };
  let stockVersion = 1;
  let stockTurns = 0;
  const stockListeners: ((news: StockNews) => void)[] = [];
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | null = null;
  let heardAt = performance.now();
  /** The connection runs one statement at a time, so statements queue. */
  let said: Promise<unknown> = Promise.resolve();

  const isDataset = (name: string): name is Dataset => name in versions;
  const advance = (name: string): void => {
    if (isDataset(name)) versions[name] += 1;
  };

  const hear = (payload = ''): void => {
    const stock = stockNewsOf(payload);
    const dataset = stock ? 'stock' : payload;
    if (stock || isDataset(payload)) metrics.announcements.inc({ dataset });
    if (!stock) return advance(payload);
    stockVersion += 1;
    if (stock.turned) stockTurns += 1;
    for (const tell of stockListeners) tell(stock);
  };
  const heard = (): void => void (heardAt = performance.now());
  const advanceAll = (): void => {
    for (const dataset of Object.keys(versions)) advance(dataset);
  };
  /** Runs a statement after those before it; does nothing without a connection. */
  function say(text: string): Promise<unknown> {
    said = said.then(async () => {
      const asked = client;
      // A connection that fails this can't hear notifications either, whatever the cause.
      await asked?.query(text).then(heard, () => hangUp(asked));
    });
    return said;
  }

  async function connect(): Promise<void> {
    const next = newConnection(connectionString, 'treadline-versions', {
      ...TIME_LIMITS,
      query_timeout: SIGN_OF_LIFE_MS,
    });
    next.on('notification', ({ payload }) => hear(payload));
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    client = next;
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    heard();
    advanceAll();
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
  const heartbeat = setInterval(() => {
    if (performance.now() - heardAt >= MOST_DEAF_MS) advanceAll();
    void say('select 1');
  }, HEARTBEAT_MS).unref();
  return {
    current: (dataset) => versions[dataset],
    stamp: () => [...Object.values(versions), stockVersion].join('.'),
    stampBesideStock: () => Object.values(versions).join('.'),
    onStock(listener) {
      stockListeners.push(listener);
    },
    stockTurns: () => stockTurns,
    async caughtUp() {
      // Before the commit there's nothing to hear.
      refuseSecondConnection();
      // PostgreSQL delivers pending notifications before it answers. Without the connection, assume that everything
      // changed.
      if (client) await say('select 1');
      else advanceAll();
    },
    async close() {
      closed = true;
      clearInterval(heartbeat);
      if (retry) clearTimeout(retry);
      await client?.end();
    },
  };
}
