/** How long requests wait for another's answer before doing their own work. */
const PATIENCE_MS = 10_000;

/** Answers in flight, one per key: identical requests wait for the first instead of repeating its work. */
export class SingleFlight<Answer> {
  readonly #inFlight = new Map<string, Promise<Answer | null>>();

  /**
   * The answer in flight, or undefined. Resolves to null if the answer may not be shared or takes too long; the waiting
   * requests then do their own work.
   */
  inFlight(key: string): Promise<Answer | null> | undefined {
    return this.#inFlight.get(key);
  }

  /**
   * Registers an answer as in flight.
   * @returns a function that hands the answer to the waiting requests; null makes them do their own work.
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
