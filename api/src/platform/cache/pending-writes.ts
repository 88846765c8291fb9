import { setTimeout as pause } from 'node:timers/promises';

/** Who has waited in vain is followed by others who do not: somebody may write without end. */
const RESPITE_MS = 5_000;

/** Knows whether the process is writing for somebody: an order, an account, a product. Pages come afterwards. */
export class PendingWrites {
  #count = 0;
  #none = Promise.withResolvers<void>();
  #patientAgain = 0;
  readonly #now: () => number;

  /** @param now a clock, in milliseconds. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Tells of a write that begins. @returns a function to be called once, when it has ended. */
  begin(): () => void {
    if (this.#count === 0) this.#none = Promise.withResolvers();
    this.#count += 1;
    return () => {
      this.#count -= 1;
      if (this.#count === 0) this.#none.resolve();
    };
  }

  /**
   * Waits until nothing is being written, but no longer than so many milliseconds, and for five seconds after a wait in
   * vain not at all.
   */
  async done(patienceMs: number): Promise<void> {
    if (this.#count === 0 || this.#now() < this.#patientAgain) return;
    const gone = new AbortController();
    const late = pause(patienceMs, true, { signal: gone.signal }).catch(() => true);
    const isVain = await Promise.race([this.#none.promise.then(() => false), late]);
    gone.abort();
    if (isVain) this.#patientAgain = this.#now() + RESPITE_MS;
  }
}
