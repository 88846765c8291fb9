import { PictureCrew, type JobOutcome, type PictureHands } from './picture.crew.ts';
import type { PictureJob } from './picture.job.ts';

/**
 * The order of drawing: a picture a visitor waits for, then the main views, the others and the large ones.
 */
export const PICTURE_RANKS = { requested: 0, main: 1, small: 2, large: 3 } as const;

/** The place of a job in the order above. */
export type PictureRank = (typeof PICTURE_RANKS)[keyof typeof PICTURE_RANKS];

/** The logger methods that pictures use; pino's fits. */
export interface PictureLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface PictureQueueOptions extends PictureHands {
  readonly logger: PictureLogger;
}

interface Entry {
  readonly job: PictureJob;
  rank: PictureRank;
  running: boolean;
  attempts: number;
  readonly settled: PromiseWithResolvers<boolean>;
}

const MOST_ATTEMPTS = 2;

/** Hands jobs to the crew in order of rank, each once; requesting a queued job again only moves it up. */
export class PictureQueue {
  readonly #entries = new Map<string, Entry>();
  readonly #lanes: Entry[][] = Object.values(PICTURE_RANKS).map(() => []);
  readonly #crew: PictureCrew;
  readonly #logger: PictureLogger;
  #closed = false;

  constructor({ logger, ...hands }: PictureQueueOptions) {
    this.#logger = logger;
    this.#crew = new PictureCrew(hands, (job, outcome) => this.#settle(job, outcome));
  }

  /** Queues a job and resolves to whether its files were written. Never rejects. */
  async add(job: PictureJob, rank: PictureRank): Promise<boolean> {
    if (this.#closed) return false;
    const known = this.#entries.get(job.key);
    const entry = known ?? {
      job,
      rank,
      running: false,
      attempts: 0,
      settled: Promise.withResolvers<boolean>(),
    };
    if (!known || (rank < known.rank && !known.running)) {
      entry.rank = rank;
      this.#entries.set(job.key, entry);
      this.#lanes[rank]?.push(entry);
      this.#handOut();
    }
    return entry.settled.promise;
  }

  /** Stops handing out jobs, abandons waiting ones, lets running ones finish and ends the threads. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const lane of this.#lanes) lane.length = 0;
    for (const entry of this.#entries.values()) {
      if (!entry.running) this.#finish(entry, false);
    }
    await this.#crew.close();
  }

  #handOut(): void {
    for (const [rank, lane] of this.#lanes.entries()) {
      let entry = lane[0];
      while (entry) {
        // An entry that moved up or is being drawn has left this lane; its old place is empty.
        const waiting = entry.rank === rank && !entry.running && this.#entries.get(entry.job.key) === entry;
        if (waiting && !this.#crew.take(entry.job, rank <= PICTURE_RANKS.main)) return;
        if (waiting) entry.running = true;
        lane.shift();
        entry = lane[0];
      }
    }
  }

  #settle(job: PictureJob, outcome: JobOutcome): void {
    const entry = this.#entries.get(job.key);
    if (!entry) return;
    entry.running = false;
    entry.attempts += 1;
    const again = !outcome.done && outcome.crashed && entry.attempts < MOST_ATTEMPTS && !this.#closed;
    // A thread that is ended because the shop closes leaves its picture to whoever asks for it next.
    const isLeft = !outcome.done && outcome.crashed && this.#closed;
    if (!outcome.done && !isLeft)
      this.#logger.warn(
        { picture: job.key, failure: outcome.failure, again },
        'a picture could not be drawn',
      );
    if (again) this.#lanes[entry.rank]?.push(entry);
    else this.#finish(entry, outcome.done);
    if (!this.#closed) this.#handOut();
  }

  #finish(entry: Entry, made: boolean): void {
    this.#entries.delete(entry.job.key);
    entry.settled.resolve(made);
  }
}
