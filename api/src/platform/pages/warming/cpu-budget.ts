/** A tenth of a core on average, and at once enough for all popular pages. */
const SHARE = 0.1;
const MOST_MS = 15_000;

/** Clocks in milliseconds: the time, and the processor time that this process has used on all its threads. */
const CLOCKS = {
  now: () => performance.now(),
  used: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
};

/** Processor time for work that nobody waits for. What's spent grows back. */
export class CpuBudget {
  readonly #clocks: typeof CLOCKS;
  #leftMs = MOST_MS;
  #countedAt: number;

  constructor(clocks = CLOCKS) {
    this.#clocks = clocks;
    this.#countedAt = clocks.now();
  }

  get isSpent(): boolean {
    const now = this.#clocks.now();
    this.#leftMs = Math.min(MOST_MS, this.#leftMs + (now - this.#countedAt) * SHARE);
    this.#countedAt = now;
    return this.#leftMs <= 0;
  }

  /** Runs work and counts what the process uses meanwhile, other work included. */
  async spend<Result>(work: () => PromiseLike<Result>): Promise<Result> {
    const before = this.#clocks.used();
    const result = await work();
    this.#leftMs -= this.#clocks.used() - before;
    return result;
  }
}
