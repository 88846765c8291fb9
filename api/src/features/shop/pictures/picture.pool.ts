import { Worker } from 'node:worker_threads';
import type { UploadsConfig } from '../../../platform/config/uploads-config.ts';
import type { PictureJob } from './picture.job.ts';
import type { PictureReport } from './picture.worker.ts';

export interface WorkerPoolOptions {
  readonly workerUrl: URL;
  /** The largest number of threads. */
  readonly workers: number;
  /** Where the threads write their files. */
  readonly uploads: UploadsConfig;
  /** How long a thread waits for work, in milliseconds, before it's ended to free its memory. */
  readonly idleMs?: number;
}

/** A job's outcome; `crashed` if its worker died. */
export type JobOutcome =
  | { readonly done: true }
  | { readonly done: false; readonly failure: string; readonly crashed: boolean };

interface PooledWorker {
  readonly worker: Worker;
  job: PictureJob | null;
  idleTimer: NodeJS.Timeout | null;
}

/**
 * Wider pictures take a second or more, so they always leave one thread to the cards if there are several.
 */
const WIDEST_OF_A_CARD = 640;
const IDLE_MS = 30_000;
const SHUTDOWN_MS = 3000;

/**
 * The worker threads that draw. A thread starts when there's work, ends after idling for a while and is
 * replaced when it dies. None of them keeps the process alive.
 */
export class WorkerPool {
  readonly #workers = new Set<PooledWorker>();
  readonly #options: WorkerPoolOptions;
  readonly #report: (job: PictureJob, outcome: JobOutcome) => void;

  constructor(options: WorkerPoolOptions, report: (job: PictureJob, outcome: JobOutcome) => void) {
    this.#options = options;
    this.#report = report;
  }

  /** Gives a job to a free thread; false if no thread is free for a picture of this width. */
  take(job: PictureJob): boolean {
    if (job.width > WIDEST_OF_A_CARD && !this.#hasRoomForWide()) return false;
    const pooled = [...this.#workers].find((each) => each.job === null) ?? this.#start();
    if (!pooled) return false;
    if (pooled.idleTimer) clearTimeout(pooled.idleTimer);
    pooled.idleTimer = null;
    pooled.job = job;
    pooled.worker.postMessage(job);
    return true;
  }

  /** Gives threads a few seconds to finish their jobs, then ends them. */
  async close(): Promise<void> {
    await Promise.all([...this.#workers].map(shutDown));
  }

  #hasRoomForWide(): boolean {
    const wide = [...this.#workers].filter(({ job }) => job && job.width > WIDEST_OF_A_CARD).length;
    return wide < Math.max(1, this.#options.workers - 1);
  }

  #start(): PooledWorker | null {
    const { workerUrl, uploads, workers } = this.#options;
    if (this.#workers.size >= workers) return null;
    const worker = new Worker(workerUrl, { name: 'picture', execArgv: [], workerData: uploads });
    const pooled: PooledWorker = { worker, job: null, idleTimer: null };
    this.#workers.add(pooled);
    worker.unref();
    worker.on('message', ({ failure }: PictureReport) => {
      const { job } = pooled;
      if (!job) return;
      pooled.job = null;
      this.#report(job, failure === undefined ? { done: true } : { done: false, failure, crashed: false });
      if (pooled.job === null) this.#endLater(pooled);
    });
    let reason = 'its worker ended';
    worker.on('error', (error) => {
      reason = String(error);
    });
    worker.on('exit', () => {
      this.#workers.delete(pooled);
      if (pooled.job) this.#report(pooled.job, { done: false, failure: reason, crashed: true });
    });
    return pooled;
  }

  #endLater(pooled: PooledWorker): void {
    const end = (): void => {
      this.#workers.delete(pooled);
      void pooled.worker.terminate();
    };
    pooled.idleTimer = setTimeout(end, this.#options.idleMs ?? IDLE_MS).unref();
  }
}

async function shutDown({ worker, ...pooled }: PooledWorker): Promise<void> {
  if (pooled.idleTimer) clearTimeout(pooled.idleTimer);
  const { promise: rest, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, SHUTDOWN_MS);
  if (pooled.job === null) resolve();
  worker.once('message', () => resolve());
  worker.once('exit', () => resolve());
  await rest;
  clearTimeout(timer);
  await worker.terminate();
}
