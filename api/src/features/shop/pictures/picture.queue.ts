import type { PictureJob } from './picture.job.ts';
import { WorkerPool, type JobOutcome, type WorkerPoolOptions } from './picture.pool.ts';

/** The logger method pictures use; pino's fits. */
export interface PictureLogger {
  warn(details: object, message: string): void;
}

export interface PictureQueueOptions extends WorkerPoolOptions {
  readonly logger: PictureLogger;
}

interface Entry {
  readonly job: PictureJob;
  attempts: number;
  /** How many callers want it. */
  callers: number;
  readonly settled: PromiseWithResolvers<boolean>;
}

const MOST_ATTEMPTS = 2;

/** Passes jobs to the workers, each once and the narrowest first: cards before galleries. */
export class PictureQueue {
  readonly #entries = new Map<string, Entry>();
  /** In the order requested. */
  readonly #waiting = new Set<Entry>();
  readonly #pool: WorkerPool;
  readonly #logger: PictureLogger;
  #closed = false;

  constructor({ logger, ...options }: PictureQueueOptions) {
    this.#logger = logger;
    this.#pool = new WorkerPool(options, (job, outcome) => this.#settle(job, outcome));
  }

  /**
   * Queues a job and resolves to whether its file was written. Never rejects.
   * @param leaving aborts when the caller no longer wants the picture. It isn't begun once nobody wants it.
   */
  async add(job: PictureJob, leaving?: AbortSignal): Promise<boolean> {
    if (this.#closed || leaving?.aborted) return false;
    const entry = this.#entries.get(job.name) ?? this.#enter(job);
    entry.callers += 1;
    leaving?.addEventListener('abort', () => this.#leave(entry), { once: true });
    return entry.settled.promise;
  }

  /** Abandons waiting jobs, lets running ones finish and ends the workers. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const entry of this.#waiting) this.#finish(entry, false);
    this.#waiting.clear();
    await this.#pool.close();
  }

  #enter(job: PictureJob): Entry {
    const entry = { job, attempts: 0, callers: 0, settled: Promise.withResolvers<boolean>() };
    this.#entries.set(job.name, entry);
    this.#waiting.add(entry);
    this.#handOut();
    return entry;
  }

  #leave(entry: Entry): void {
    entry.callers -= 1;
    if (entry.callers === 0 && this.#waiting.delete(entry)) this.#finish(entry, false);
  }

  #handOut(): void {
    for (const entry of [...this.#waiting].toSorted((a, b) => a.job.width - b.job.width)) {
      // Jobs are sorted by width, so if this one gets no worker, no later one will either.
      if (!this.#pool.take(entry.job)) return;
      this.#waiting.delete(entry);
    }
  }

  #settle(job: PictureJob, outcome: JobOutcome): void {
    const entry = this.#entries.get(job.name);
    if (!entry) return;
    entry.attempts += 1;
    const again = !outcome.done && outcome.crashed && entry.attempts < MOST_ATTEMPTS && !this.#closed;
    // Not worth a warning: if the pool closes while a worker draws, the next request draws the picture.
    const isLeft = !outcome.done && outcome.crashed && this.#closed;
    if (!outcome.done && !isLeft)
      this.#logger.warn(
        { picture: job.name, failure: outcome.failure, again },
        'a picture could not be drawn',
      );
    if (again) this.#waiting.add(entry);
    else this.#finish(entry, outcome.done);
    if (!this.#closed) this.#handOut();
  }

  #finish(entry: Entry, made: boolean): void {
    this.#entries.delete(entry.job.name);
    entry.settled.resolve(made);
  }
}
