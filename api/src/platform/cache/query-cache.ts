import { LRUCache } from 'lru-cache';
import { refuseSecondConnection } from '../database/connection-pool.ts';
import type { Dataset, DataVersions } from '../database/data-versions.ts';
import type { Sql } from '../database/sql.ts';
import { onPrimary } from './replica-reads.ts';

const MOST_STATEMENTS = 1_000;

/** Database reads, cached until their version changes; concurrent callers share one read. */
class QueryCache<Value> {
  readonly #version: () => number | string;
  readonly #reads: LRUCache<string, Promise<Value>>;

  /** @param most how many values to cache; the least recently used are evicted. */
  constructor(version: () => number | string, most: number) {
    this.#version = version;
    this.#reads = new LRUCache({ max: most });
  }

  read(key: string, load: () => Promise<Value>): Promise<Value> {
    // Refused even on a hit, because on a miss it would need the connection.
    refuseSecondConnection();
    const versioned = `${this.#version()} ${key}`;
    const known = this.#reads.get(versioned);
    if (known) return known;
    // It's cached until the next announcement, so it mustn't lag behind changes that aren't announced.
    const read = onPrimary(load);
    this.#reads.set(versioned, read);
    // A failed read isn't cached, or one broken connection would persist until the next change.
    read.catch(() => {
      if (this.#reads.peek(versioned) === read) this.#reads.delete(versioned);
    });
    return read;
  }
}

/**
 * Loads data once for each version of its dataset.
 * @param load reads the data from the database.
 */
export function cachedData<Data>(
  versions: DataVersions,
  dataset: Dataset,
  load: () => Promise<Data>,
): () => Promise<Data> {
  const cache = new QueryCache<Data>(() => versions.current(dataset), 1);
  return () => cache.read('', load);
}

/** Returns a statement's rows. Callers share them and must not change them. */
export type CachedRows = <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>;

/**
 * Runs statements about the whole catalogue once for each version of the data, and again when a product sells out or
 * comes back in stock.
 * @param most how many statements' rows to cache.
 */
export function cachedRows(sql: Sql, versions: DataVersions, most = MOST_STATEMENTS): CachedRows {
  const cache = new QueryCache<object[]>(
    () => `${versions.stampBesideStock()} ${versions.stockTurns()}`,
    most,
  );
  return <Row extends object>(text: string, values: readonly unknown[]) =>
    cache.read(JSON.stringify([text, values]), () => sql.rows<Row>(text, values)) as Promise<Row[]>;
}
