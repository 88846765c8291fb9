import { Worker } from 'node:worker_threads';
import type { UploadsConfig } from '../../../platform/config/uploads-config.ts';
import type { PictureJob } from './picture.job.ts';
import type { PictureReport } from './picture.worker.ts';

/** The threads that draw. */
export interface WorkerPoolOptions {
  readonly workerUrl: URL;
  /** How many may draw at once. */
  readonly workers: number;
  /** Where they write. */
  readonly uploads: UploadsConfig;
  /** How long a thread waits for work before it's ended and its memory given back, in milliseconds. */
  readonly idleMs?: number;
}

/** Called with the result of a job; `crashed` if its worker died over it. */
export type JobOutcome =
  | { readonly done: true }
  | { readonly done: false; readonly failure: string; readonly crashed: boolean };

interface PooledWorker {
  readonly worker: Worker;
  job: PictureJob | null;
  idleTimer: NodeJS.Timeout | null;
}

/** Wider pictures take a second or more: they leave one thread to the cards, if there are several. */
const WIDEST_OF_A_CARD = 640;
const IDLE_MS = 30_000;
const SHUTDOWN_MS = 3000;

/**
 * The worker threads that draw: started when there is work, ended when there has been none for a while, replaced when
 * they die. None keeps the process alive.
 */
export class WorkerPool {
  readonly #workers = new Set<PooledWorker>();
  readonly #options: WorkerPoolOptions;
  readonly #report: (job: PictureJob, outcome: JobOutcome) => void;

  constructor(options: WorkerPoolOptions, report: (job: PictureJob, outcome: JobOutcome) => void) {
    this.#options = options;
    this.#report = report;
  }

  /** Gives a job to a free thread; false if there is none for a picture of this width. */
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

  /** Lets threads finish their jobs, within reason, and ends them. */
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
