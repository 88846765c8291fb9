/** The work wasn't started: the queue is full, or its turn didn't come in time. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface Bounds {
  /** The maximum number of tasks running at once. */
  readonly atATime: number;
  /**
   * The maximum number of waiting tasks. A further task replaces the newest of the customer with the most, or is
   * refused.
   */
  readonly waiting: number;
  /** The maximum number of waiting tasks per customer; by default the same as for all together. */
  readonly waitingEach?: number;
  /** How long a task waits for its turn, in milliseconds. */
  readonly patienceMs: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (why: string) => void;
}

const TOO_MUCH = 'The queue is full.';

/**
 * Runs a limited number of tasks at a time; the others wait. Customers take turns, however many tasks each has waiting;
 * one customer's tasks run first come, first served.
 */
export class BoundedQueue {
  readonly #bounds: Bounds;
  #inFlight = 0;
  #waitingCount = 0;
  /** The waiting tasks, starting with the customer whose turn is next, each customer's in order of arrival. */
  readonly #waiting = new Map<string, Set<Waiting>>();

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  get waitingCount(): number {
    return this.#waitingCount;
  }

  /**
   * @param customer whose task it is; by default all tasks are one customer's.
   * @returns the task's result.
   * @throws QueueFull if it isn't started.
   */
  async run<Result>(work: () => Promise<Result>, customer = ''): Promise<Result> {
    if (this.#inFlight < this.#bounds.atATime) this.#inFlight += 1;
    else await this.#turn(customer);
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  #turn(customer: string): Promise<void> {
    const { waiting, waitingEach = waiting, patienceMs } = this.#bounds;
    const own = this.#waiting.get(customer) ?? new Set();
    if (own.size >= waitingEach) throw new QueueFull(TOO_MUCH);
    if (this.#waitingCount >= waiting) this.#makeRoomBeside(own.size);
    return new Promise((resolve, reject) => {
      const task: Waiting = {
        begin: () => {
          leave();
          // The next turn is another customer's.
          this.#waiting.delete(customer);
          if (own.size > 0) this.#waiting.set(customer, own);
          resolve();
        },
        refuse: (why) => {
          leave();
          reject(new QueueFull(why));
        },
      };
      const leave = (): void => {
        clearTimeout(late);
        own.delete(task);
        this.#waitingCount -= 1;
        if (own.size === 0) this.#waiting.delete(customer);
      };
      const late = setTimeout(() => task.refuse('Timed out waiting in the queue.'), patienceMs);
      own.add(task);
      this.#waiting.set(customer, own);
      this.#waitingCount += 1;
    });
  }

  /**
   * Refuses the newest task of the customer with the most waiting, so that a few can't fill the queue.
   * @param count how many the newcomer has waiting.
   * @throws QueueFull if no customer has enough more for that to be fair.
   */
  #makeRoomBeside(count: number): void {
    const [most] = [...this.#waiting.values()].toSorted((one, other) => other.size - one.size);
    if (!most || most.size <= count + 1) throw new QueueFull(TOO_MUCH);
    [...most].at(-1)?.refuse(TOO_MUCH);
  }

  /** Gives the free place to the longest-waiting task of the next customer. */
  #passOn(): void {
    const [own] = this.#waiting.values();
    const [next] = own ?? [];
    if (next) next.begin();
    else this.#inFlight -= 1;
  }
}
