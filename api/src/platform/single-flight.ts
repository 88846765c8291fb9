/** How long others wait for one answer before they work on their own. */
const PATIENCE_MS = 10_000;

/** Answers under way, one for each key: whoever asks for the same meanwhile waits for it instead of working on it too. */
export class SingleFlight<Answer> {
  readonly #underway = new Map<string, Promise<Answer | null>>();

  /**
   * The answer somebody works on; undefined if nobody does. It comes to null, and whoever waited must work on their
   * own, when it turns out that it may not be shared, or when it takes too long.
   */
  underway(key: string): Promise<Answer | null> | undefined {
    return this.#underway.get(key);
  }

  /** Begins to work on an answer. @returns what hands it to those who wait, or null to send them off. */
  lead(key: string): (answer: Answer | null) => void {
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    const land = (answer: Answer | null): void => {
      clearTimeout(late);
      if (this.#underway.get(key) === promise) this.#underway.delete(key);
      resolve(answer);
    };
    const late = setTimeout(land, PATIENCE_MS, null).unref();
    this.#underway.set(key, promise);
    return land;
  }
}
