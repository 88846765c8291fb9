/** The work was not started: the queue is full, or its turn did not come in time. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface Bounds {
  /** The most tasks that run at once. */
  readonly atATime: number;
  /** The most tasks that wait; further ones are refused. */
  readonly waiting: number;
  /** How long a task waits for its turn, in milliseconds. */
  readonly patienceMs: number;
}

/** Runs a limited number of tasks at a time; the others wait, first come, first served. */
export class BoundedQueue {
  readonly #bounds: Bounds;
  #underway = 0;
  /** Callbacks that start the waiting tasks, in order of arrival. */
  readonly #waiting = new Set<() => void>();

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** How many tasks wait for their turn. */
  get waitingCount(): number {
    return this.#waiting.size;
  }

  /**
   * @returns what the task returns.
   * @throws QueueFull if it is not started.
   */
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

  /** Gives the free place to the task that has waited longest. */
  #passOn(): void {
    const [next] = this.#waiting;
    if (next) next();
    else this.#underway -= 1;
  }
}
