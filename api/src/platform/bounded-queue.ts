/** Says that work was not begun: too much of it waits already, or its turn did not come in time. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface Bounds {
  /** Pieces of work under way at once. */
  readonly atATime: number;
  /** Pieces of work that wait for their turn; what comes beyond is refused. */
  readonly waiting: number;
  /** How long each waits. */
  readonly patienceMs: number;
}

/** Work of which only so much is done at a time; the rest waits its turn, first come, first served. */
export class BoundedQueue {
  readonly #bounds: Bounds;
  #underway = 0;
  /** What gives those who wait their turn, in the order in which they came. */
  readonly #waiting = new Set<() => void>();

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** @returns what the work gives. @throws QueueFull when it is not begun. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#underway < this.#bounds.atATime) this.#underway += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.size >= this.#bounds.waiting) throw new QueueFull('Too much work waits already.');
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(late);
        this.#waiting.delete(begin);
        resolve();
      };
      const late = setTimeout(() => {
        this.#waiting.delete(begin);
        reject(new QueueFull('The turn of this work did not come in time.'));
      }, this.#bounds.patienceMs);
      this.#waiting.add(begin);
    });
  }

  /** Hands the turn that has ended to whoever waits longest. */
  #passOn(): void {
    const [next] = this.#waiting;
    if (next) next();
    else this.#underway -= 1;
  }
}
