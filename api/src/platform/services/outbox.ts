import type { EntityManager, EventSubscriber } from '@mikro-orm/postgresql';
import type { Platform } from './platform.ts';

/**
 * Queues a job for what a transaction wrote, once it is committed: the job runs if and only if the fact
 * stands. A sweep must find what is lost between commit and queue, by an error or with the process.
 */
export class Outbox {
  readonly #platform: Platform;
  readonly #job: string;
  readonly #dataOf: (key: string) => object;
  /** Keys of uncommitted transactions; a transaction that fails takes its entry with it. */
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

  /** Queues the job after the transaction of `em`, once for each key. */
  follow(em: EntityManager, key: string): void {
    // A transaction has its own set of listeners; added twice, they still run once.
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
        'Work that follows a commit waits for the sweep of the next minute: it could not be queued.',
      );
    }
  }
}
