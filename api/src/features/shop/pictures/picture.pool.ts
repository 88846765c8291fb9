import { fork, type ChildProcess } from 'node:child_process';
import type { UploadsConfig } from '../../../platform/config/uploads-config.ts';
import { programBeside } from '../../../platform/process/program-beside.ts';
import type { PictureJob } from './picture.job.ts';
import type { PictureReport, WorkerSetup } from './picture.worker.ts';

export interface WorkerPoolOptions {
  /** The worker's program; by default `picture.worker` beside this file. */
  readonly workerUrl?: URL;
  /** The largest number of processes. */
  readonly workers: number;
  /** The processes' priority, from 0 (that of the shop) to 19 (the lowest). */
  readonly niceness: number;
  /** Where the processes write their files. */
  readonly uploads: UploadsConfig;
  /** How long a process waits for work, in milliseconds, before it's ended to free its memory. */
  readonly idleMs?: number;
}

/** A job's outcome; `crashed` if its worker died. */
export type JobOutcome =
  | { readonly done: true }
  | { readonly done: false; readonly failure: string; readonly crashed: boolean };

interface PooledWorker {
  readonly child: ChildProcess;
  job: PictureJob | null;
  idleTimer: NodeJS.Timeout | null;
}

/**
 * Wider pictures take half a second or more, so they always leave one worker to the cards if there are several.
 */
const WIDEST_OF_A_CARD = 640;
const IDLE_MS = 30_000;
const SHUTDOWN_MS = 3000;

/**
 * The processes that draw. One starts when there's work, ends after idling for a while and is replaced when it dies.
 * They're processes rather than threads because only a process can have a low priority on every system, with all its
 * threads, and gives its memory back when it ends.
 */
export class WorkerPool {
  readonly #workers = new Set<PooledWorker>();
  readonly #options: WorkerPoolOptions;
  readonly #report: (job: PictureJob, outcome: JobOutcome) => void;

  constructor(options: WorkerPoolOptions, report: (job: PictureJob, outcome: JobOutcome) => void) {
    this.#options = options;
    this.#report = report;
  }

  /** Gives a job to a free worker; false if none is free for a picture of this width. */
  take(job: PictureJob): boolean {
    if (job.width > WIDEST_OF_A_CARD && !this.#hasRoomForWide()) return false;
    const pooled = [...this.#workers].find((each) => each.job === null) ?? this.#start();
    if (!pooled) return false;
    if (pooled.idleTimer) clearTimeout(pooled.idleTimer);
    pooled.idleTimer = null;
    pooled.job = job;
    pooled.child.send(job);
    return true;
  }

  /** Gives workers a few seconds to finish their jobs, then ends them. */
  async close(): Promise<void> {
    await Promise.all([...this.#workers].map(shutDown));
  }

  #hasRoomForWide(): boolean {
    const wide = [...this.#workers].filter(({ job }) => job && job.width > WIDEST_OF_A_CARD).length;
    return wide < Math.max(1, this.#options.workers - 1);
  }

  #start(): PooledWorker | null {
    const {
      workerUrl = programBeside(import.meta.url, 'picture.worker'),
      workers,
      niceness,
      uploads,
    } = this.#options;
    if (this.#workers.size >= workers) return null;
    const child = fork(workerUrl, {
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // By default glibc keeps freed memory for each thread, which doubled a worker's size.
      env: { ...process.env, MALLOC_ARENA_MAX: '1' },
    });
    child.send({ niceness, uploads } satisfies WorkerSetup);
    const pooled: PooledWorker = { child, job: null, idleTimer: null };
    this.#workers.add(pooled);
    child.on('message', ({ failure }: PictureReport) => {
      const { job } = pooled;
      if (!job) return;
      pooled.job = null;
      this.#report(job, failure === undefined ? { done: true } : { done: false, failure, crashed: false });
      if (pooled.job === null) this.#endLater(pooled);
    });
    const onGone = (failure: string): void => {
      this.#workers.delete(pooled);
      const { job } = pooled;
      pooled.job = null;
      if (job) this.#report(job, { done: false, failure, crashed: true });
    };
    // A process that couldn't start or be reached may never send `exit`.
    child.on('error', (error) => {
      onGone(String(error));
      child.kill('SIGKILL');
    });
    child.on('exit', (code, signal) => onGone(`its worker ended with ${signal ?? code}`));
    return pooled;
  }

  #endLater(pooled: PooledWorker): void {
    const end = (): void => {
      this.#workers.delete(pooled);
      if (pooled.child.connected) pooled.child.disconnect();
    };
    pooled.idleTimer = setTimeout(end, this.#options.idleMs ?? IDLE_MS).unref();
  }
}

/** A worker whose channel closes ends by itself. */
async function shutDown({ child, job, idleTimer }: PooledWorker): Promise<void> {
  if (idleTimer) clearTimeout(idleTimer);
  const { promise: exit, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  const timer = setTimeout(() => child.kill('SIGKILL'), SHUTDOWN_MS);
  if (job === null) child.disconnect();
  else child.once('message', () => child.disconnect());
  await exit;
  clearTimeout(timer);
}
