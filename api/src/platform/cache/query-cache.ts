import { LRUCache } from 'lru-cache';
import { refuseSecondConnection } from '../database/connection-pool.ts';
import type { Dataset, DataVersions } from '../database/data-versions.ts';
import type { Sql } from '../database/sql.ts';
import { onPrimary } from './replica-reads.ts';

const MOST_STATEMENTS = 1_000;

/** What was read from the database, kept while its version stands; concurrent callers share one read. */
class QueryCache<Value> {
  readonly #version: () => number | string;
  readonly #reads: LRUCache<string, Promise<Value>>;

  /** @param most values that are kept: those asked for last. */
  constructor(version: () => number | string, most: number) {
    this.#version = version;
    this.#reads = new LRUCache({ max: most });
  }

  read(key: string, load: () => Promise<Value>): Promise<Value> {
    // Refused even if nothing has to be read now: another time it would have to be.
    refuseSecondConnection();
    const versioned = `${this.#version()} ${key}`;
    const known = this.#reads.get(versioned);
    if (known) return known;
    // It is kept until the next announcement, so it must not lag behind what nobody announces.
    const read = onPrimary(load);
    this.#reads.set(versioned, read);
    // A failed read is not kept, or one broken connection would last until the next change.
    read.catch(() => {
      if (this.#reads.peek(versioned) === read) this.#reads.delete(versioned);
    });
    return read;
  }
}

/**
 * Reads data once for each version of their dataset.
 * @param load reads them from the database.
 */
export function cachedData<Data>(
  versions: DataVersions,
  dataset: Dataset,
  load: () => Promise<Data>,
): () => Promise<Data> {
  const cache = new QueryCache<Data>(() => versions.current(dataset), 1);
  return () => cache.read('', load);
}

/** Gives the rows of a statement. Callers share them and must not change them. */
export type CachedRows = <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>;

/**
 * Runs statements about the whole catalogue once for each version of the data, and once more when a product sells out
 * or comes back.
 * @param most statements whose rows are kept.
 */
export function cachedRows(sql: Sql, versions: DataVersions, most = MOST_STATEMENTS): CachedRows {
  const cache = new QueryCache<object[]>(
    () => `${versions.stampBesideStock()} ${versions.stockTurns()}`,
    most,
  );
  return <Row extends object>(text: string, values: readonly unknown[]) =>
    cache.read(JSON.stringify([text, values]), () => sql.rows<Row>(text, values)) as Promise<Row[]>;
}
