/** The work was not started: the queue is full, or its turn did not come in time. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface Bounds {
  /** The most tasks that run at once. */
  readonly atATime: number;
  /** The most tasks that wait. For one more the newest of whoever has most waiting is refused, or the one more. */
  readonly waiting: number;
  /** The most tasks of one customer that wait; as many as of all when left out. */
  readonly waitingEach?: number;
  /** How long a task waits for its turn, in milliseconds. */
  readonly patienceMs: number;
}

/** A task that waits for its turn. */
interface Waiting {
  readonly begin: () => void;
  readonly refuse: (why: string) => void;
}

const TOO_MUCH = 'Too much work waits already.';

/**
 * Runs a limited number of tasks at a time; the others wait. Customers take turns, however many tasks each has waiting;
 * those of one customer run first come, first served.
 */
export class BoundedQueue {
  readonly #bounds: Bounds;
  #inFlight = 0;
  #waitingCount = 0;
  /** The waiting tasks: the customer whose turn is next first, each in order of arrival. */
  readonly #waiting = new Map<string, Set<Waiting>>();

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** How many tasks wait for their turn. */
  get waitingCount(): number {
    return this.#waitingCount;
  }

  /**
   * @param customer whose task it is; all are one customer's when left out.
   * @returns what the task returns.
   * @throws QueueFull if it is not started.
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
      const late = setTimeout(() => task.refuse('The turn of this work did not come in time.'), patienceMs);
      own.add(task);
      this.#waiting.set(customer, own);
      this.#waitingCount += 1;
    });
  }

  /**
   * Refuses the newest task of the customer who has most waiting, so that a few cannot fill the queue for all.
   * @param count how many the newcomer has waiting.
   * @throws QueueFull if nobody has so many that it would be fair.
   */
  #makeRoomBeside(count: number): void {
    const [most] = [...this.#waiting.values()].toSorted((one, other) => other.size - one.size);
    if (!most || most.size <= count + 1) throw new QueueFull(TOO_MUCH);
    [...most].at(-1)?.refuse(TOO_MUCH);
  }

  /** Gives the free place to the task that has waited longest of the customer whose turn it is. */
  #passOn(): void {
    const [own] = this.#waiting.values();
    const [next] = own ?? [];
    if (next) next.begin();
    else this.#inFlight -= 1;
  }
}
