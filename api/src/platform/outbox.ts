import type { EntityManager, EventSubscriber } from '@mikro-orm/postgresql';
import type { Platform } from './platform.ts';

/**
 * Sets a job going for what a transaction wrote, once that is committed: what is written leaves if and only if the fact
 * it tells of stands. What is lost between commit and queue, by an error or with the process, a sweep must find.
 */
export class Outbox {
  readonly #platform: Platform;
  readonly #job: string;
  readonly #dataOf: (key: string) => object;
  /** Keys of transactions that are not committed yet; a transaction that fails takes its entry with it. */
  readonly #uncommitted = new WeakMap<EntityManager, Set<string>>();
  readonly #onCommit: EventSubscriber = {
    afterTransactionCommit: ({ em }) => this.#queue(em as EntityManager),
  };

  /** @param dataOf what the job is told; at most one job of a key waits at a time. */
  constructor(platform: Platform, job: string, dataOf: (key: string) => object) {
    this.#platform = platform;
    this.#job = job;
    this.#dataOf = dataOf;
  }

  /** Has the job follow the transaction of `em`, once for each key. */
  follow(em: EntityManager, key: string): void {
    // A transaction has listeners of its own; told twice, they still listen once.
    em.getEventManager().registerSubscriber(this.#onCommit);
    this.#uncommitted.set(em, (this.#uncommitted.get(em) ?? new Set()).add(key));
  }

  async #queue(em: EntityManager): Promise<void> {
    const keys = this.#uncommitted.get(em) ?? [];
    this.#uncommitted.delete(em);
    const { jobs, logger } = this.#platform;
    try {
      for (const key of keys) await jobs.send(this.#job, this.#dataOf(key), { key });
    } catch (error) {
      logger.info(
        { err: error, job: this.#job },
        'Work that follows a commit waits for the sweep of the next minute: it could not be queued.',
      );
    }
  }
}
