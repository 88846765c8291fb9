import { Worker } from 'node:worker_threads';
import type { UploadsConfig } from '../../../platform/config/uploads-config.ts';
import type { PictureJob } from './picture.job.ts';
import type { PictureReport } from './picture.worker.ts';

/** The threads that draw. */
export interface PictureHands {
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

interface Hand {
  readonly worker: Worker;
  job: PictureJob | null;
  retirement: NodeJS.Timeout | null;
}

/** Wider pictures take a second or more: they leave one thread to the cards, if there are several. */
const WIDEST_OF_A_CARD = 640;
const IDLE_MS = 30_000;
const SHUTDOWN_MS = 3000;

/**
 * The worker threads that draw: started when there is work, ended when there has been none for a while, replaced when
 * they die. None keeps the process alive.
 */
export class PictureCrew {
  readonly #hands = new Set<Hand>();
  readonly #options: PictureHands;
  readonly #report: (job: PictureJob, outcome: JobOutcome) => void;

  constructor(options: PictureHands, report: (job: PictureJob, outcome: JobOutcome) => void) {
    this.#options = options;
    this.#report = report;
  }

  /** Gives a job to a free thread; false if there is none for a picture of this width. */
  take(job: PictureJob): boolean {
    if (job.width > WIDEST_OF_A_CARD && !this.#hasRoomForWide()) return false;
    const hand = [...this.#hands].find((each) => each.job === null) ?? this.#hire();
    if (!hand) return false;
    if (hand.retirement) clearTimeout(hand.retirement);
    hand.retirement = null;
    hand.job = job;
    hand.worker.postMessage(job);
    return true;
  }

  /** Lets threads finish their jobs, within reason, and ends them. */
  async close(): Promise<void> {
    await Promise.all([...this.#hands].map(dismiss));
  }

  #hasRoomForWide(): boolean {
    const wide = [...this.#hands].filter(({ job }) => job && job.width > WIDEST_OF_A_CARD).length;
    return wide < Math.max(1, this.#options.workers - 1);
  }

  #hire(): Hand | null {
    const { workerUrl, uploads, workers } = this.#options;
    if (this.#hands.size >= workers) return null;
    const worker = new Worker(workerUrl, { name: 'picture', execArgv: [], workerData: uploads });
    const hand: Hand = { worker, job: null, retirement: null };
    this.#hands.add(hand);
    worker.unref();
    worker.on('message', ({ failure }: PictureReport) => {
      const { job } = hand;
      if (!job) return;
      hand.job = null;
      this.#report(job, failure === undefined ? { done: true } : { done: false, failure, crashed: false });
      if (hand.job === null) this.#retireLater(hand);
    });
    let reason = 'its worker ended';
    worker.on('error', (error) => {
      reason = String(error);
    });
    worker.on('exit', () => {
      this.#hands.delete(hand);
      if (hand.job) this.#report(hand.job, { done: false, failure: reason, crashed: true });
    });
    return hand;
  }

  #retireLater(hand: Hand): void {
    const retire = (): void => {
      this.#hands.delete(hand);
      void hand.worker.terminate();
    };
    hand.retirement = setTimeout(retire, this.#options.idleMs ?? IDLE_MS).unref();
  }
}

async function dismiss({ worker, ...hand }: Hand): Promise<void> {
  if (hand.retirement) clearTimeout(hand.retirement);
  const { promise: rest, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, SHUTDOWN_MS);
  if (hand.job === null) resolve();
  worker.once('message', () => resolve());
  worker.once('exit', () => resolve());
  await rest;
  clearTimeout(timer);
  await worker.terminate();
}
