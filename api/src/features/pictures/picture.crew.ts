import { Worker } from 'node:worker_threads';
import type { UploadsConfig } from '../../platform/uploads-config.ts';
import type { PictureJob } from './picture.job.ts';
import type { PictureReport } from './picture.worker.ts';

/** The threads that draw. */
export interface PictureHands {
  readonly workerUrl: URL;
  /** How many may draw at once. */
  readonly workers: number;
  /** Where they write. */
  readonly uploads: UploadsConfig;
}

/** Called with the result of a job; `crashed` if its worker died over it. */
export type JobOutcome =
  | { readonly done: true }
  | { readonly done: false; readonly failure: string; readonly crashed: boolean };

interface Hand {
  readonly worker: Worker;
  readonly jobs: Map<string, PictureJob>;
}

/** An eager worker traces one picture while the previous one is still being encoded off its thread. */
const JOBS_PER_HAND = 2;
const FAREWELL_MS = 3000;

/**
 * The worker threads that draw. A thread that dies is replaced at the next job; none keeps the process alive.
 */
export class PictureCrew {
  readonly #hands = new Set<Hand>();
  readonly #options: PictureHands;
  readonly #report: (job: PictureJob, outcome: JobOutcome) => void;

  constructor(options: PictureHands, report: (job: PictureJob, outcome: JobOutcome) => void) {
    this.#options = options;
    this.#report = report;
  }

  /**
   * Gives a job to the least busy thread. False if all are busy; an eager job may queue behind one that is
   * still being encoded, so that no time is lost between the two.
   */
  take(job: PictureJob, eager: boolean): boolean {
    const hand = this.#freest(eager ? JOBS_PER_HAND : 1);
    if (!hand) return false;
    hand.jobs.set(job.key, job);
    hand.worker.postMessage(job);
    return true;
  }

  /** Lets threads finish their jobs, within reason, and ends them. */
  async close(): Promise<void> {
    const hands = [...this.#hands];
    await Promise.all(hands.map((hand) => this.#dismiss(hand)));
  }

  #freest(most: number): Hand | null {
    const idle = [...this.#hands].toSorted((a, b) => a.jobs.size - b.jobs.size)[0];
    if (idle?.jobs.size === 0) return idle;
    if (this.#hands.size < this.#options.workers) return this.#hire();
    return idle && idle.jobs.size < most ? idle : null;
  }

  #hire(): Hand {
    const { workerUrl, uploads } = this.#options;
    const worker = new Worker(workerUrl, { name: 'picture', execArgv: [], workerData: uploads });
    const hand: Hand = { worker, jobs: new Map() };
    this.#hands.add(hand);
    worker.unref();
    worker.on('message', (report: PictureReport) => {
      const job = hand.jobs.get(report.key);
      if (!job) return;
      hand.jobs.delete(report.key);
      const { failure } = report;
      this.#report(job, failure === undefined ? { done: true } : { done: false, failure, crashed: false });
    });
    let reason = 'its worker ended';
    worker.on('error', (error) => {
      reason = String(error);
    });
    worker.on('exit', () => {
      this.#hands.delete(hand);
      for (const job of hand.jobs.values())
        this.#report(job, { done: false, failure: reason, crashed: true });
    });
    return hand;
  }

  async #dismiss(hand: Hand): Promise<void> {
    const { promise: patience, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, FAREWELL_MS);
    const idle = new Promise<void>((settle) => {
      const look = (): void => {
        if (hand.jobs.size === 0) settle();
      };
      hand.worker.on('message', look);
      hand.worker.once('exit', () => settle());
      look();
    });
    await Promise.race([idle, patience]);
    clearTimeout(timer);
    await hand.worker.terminate();
  }
}
