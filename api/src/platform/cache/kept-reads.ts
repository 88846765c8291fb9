import { LRUCache } from 'lru-cache';
import { refuseSecondConnection } from '../database/connection-pool.ts';
import type { DataVersions } from '../database/data-versions.ts';
import type { Sql } from '../database/sql.ts';
import { onPrimary } from './shared-reads.ts';

const MOST_STATEMENTS = 1_000;

/**
 * Statements about the whole catalogue that are run once for each version of the data, and once more when a product
 * sells out or comes back; concurrent callers share one.
 */
export class KeptReads {
  readonly #sql: Sql;
  readonly #versions: DataVersions;
  readonly #reads: LRUCache<string, Promise<object[]>>;

  /** @param most statements whose rows are kept. */
  constructor(sql: Sql, versions: DataVersions, most = MOST_STATEMENTS) {
    this.#sql = sql;
    this.#versions = versions;
    this.#reads = new LRUCache({ max: most });
  }

  /** The rows of a statement. Callers share them and must not change them. */
  rows<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    // Refused even if nothing has to be read now: another time it would have to be.
    refuseSecondConnection();
    const version = [this.#versions.stampBesideStock(), this.#versions.stockTurns()];
    const key = JSON.stringify([version, text, values]);
    const known = this.#reads.get(key);
    if (known) return known as Promise<Row[]>;
    const read = onPrimary(() => this.#sql.rows<Row>(text, values));
    this.#reads.set(key, read);
    // A failed read is not kept, or one broken connection would last until the next change.
    read.catch(() => {
      if (this.#reads.peek(key) === read) this.#reads.delete(key);
    });
    return read;
  }
}
