import { setTimeout as pause } from 'node:timers/promises';

/**
 * After one page times out waiting for writes, later pages skip the wait for a while, because writes may never stop.
 */
const RESPITE_MS = 5_000;

/** Counts the writes in flight in this process (orders, accounts, products), so that pages can give way to them. */
export class PendingWrites {
  #count = 0;
  #none = Promise.withResolvers<void>();
  #patientAgain = 0;
  readonly #now: () => number;

  /** @param now a clock, in milliseconds. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Registers a write that begins.
   *
   * @returns a function to call once, when the write has ended.
   */
  begin(): () => void {
    if (this.#count === 0) this.#none = Promise.withResolvers();
    this.#count += 1;
    return () => {
      this.#count -= 1;
      if (this.#count === 0) this.#none.resolve();
    };
  }

  /**
   * Waits until no write is in flight, for at most `patienceMs`. Returns at once for five seconds after a wait has
   * timed out.
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
