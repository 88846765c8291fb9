/** How long requests wait for another's answer before they do their own work. */
const PATIENCE_MS = 10_000;

/** Answers under way, one per key: identical requests wait for the first instead of doing the work again. */
export class SingleFlight<Answer> {
  readonly #inFlight = new Map<string, Promise<Answer | null>>();

  /**
   * The answer under way; undefined if there is none. It resolves to null, and those who wait do their own
   * work, if it may not be shared or takes too long.
   */
  underway(key: string): Promise<Answer | null> | undefined {
    return this.#inFlight.get(key);
  }

  /**
   * Starts an answer.
   * @returns what hands it to those who wait; null sends them to do their own work.
   */
  lead(key: string): (answer: Answer | null) => void {
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    const land = (answer: Answer | null): void => {
      clearTimeout(late);
      if (this.#inFlight.get(key) === promise) this.#inFlight.delete(key);
      resolve(answer);
    };
    const late = setTimeout(land, PATIENCE_MS, null).unref();
    this.#inFlight.set(key, promise);
    return land;
  }
}
