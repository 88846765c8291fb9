import { setTimeout as pause } from 'node:timers/promises';

/** Knows whether the process is writing for somebody: an order, an account, a product. Pages come afterwards. */
export class WritesUnderway {
  #count = 0;
  #none = Promise.withResolvers<void>();

  /** Tells of a write that begins. @returns a function to be called once, when it has ended. */
  begin(): () => void {
    if (this.#count === 0) this.#none = Promise.withResolvers();
    this.#count += 1;
    return () => {
      this.#count -= 1;
      if (this.#count === 0) this.#none.resolve();
    };
  }

  /** Waits until nothing is being written, but no longer than so many milliseconds. */
  async done(patienceMs: number): Promise<void> {
    if (this.#count === 0) return;
    const gone = new AbortController();
    const late = pause(patienceMs, undefined, { signal: gone.signal }).catch(() => undefined);
    await Promise.race([this.#none.promise, late]);
    gone.abort();
  }
}
