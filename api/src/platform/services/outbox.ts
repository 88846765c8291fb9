import type { EntityManager, EventSubscriber } from '@mikro-orm/postgresql';
import type { Platform } from './platform.ts';

/**
 * Queues a job for a transaction's writes once it's committed, and only then. A sweep must find jobs lost between
 * commit and queue, because of an error or because the process died.
 */
export class Outbox {
  readonly #platform: Platform;
  readonly #job: string;
  readonly #dataOf: (key: string) => object;
  /** Keys of uncommitted transactions; a failing transaction's entry disappears with it. */
  readonly #uncommitted = new WeakMap<object, Set<string>>();
  readonly #onCommit: EventSubscriber = {
    afterTransactionCommit: ({ em }) => this.#queue(em),
  };

  /** @param dataOf the job's data for a key; at most one job per key waits at a time. */
  constructor(platform: Platform, job: string, dataOf: (key: string) => object) {
    this.#platform = platform;
    this.#job = job;
    this.#dataOf = dataOf;
  }

  /** Queues the job after the transaction of `em` is committed, once for each key. */
  follow(em: EntityManager, key: string): void {
    // Each transaction has its own set of listeners; a listener added twice still runs once.
    em.getEventManager().registerSubscriber(this.#onCommit);
    this.#uncommitted.set(em, (this.#uncommitted.get(em) ?? new Set()).add(key));
  }

  async #queue(em: object): Promise<void> {
    const keys = this.#uncommitted.get(em) ?? [];
    this.#uncommitted.delete(em);
    const { jobs, logger } = this.#platform;
    try {
      for (const key of keys) await jobs.send(this.#job, this.#dataOf(key), { key });
    } catch (error) {
      logger.info(
        { err: error, job: this.#job },
        'A job that follows a commit couldn’t be queued; the sweep will do its work within a minute.',
      );
    }
  }
}
