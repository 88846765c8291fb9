/** The time as the client sees it, so that tests needn't wait. */
export interface Clock {
  /** Milliseconds since any fixed moment. */
  now(): number;
  /**
   * Calls `callback` once, after this many milliseconds.
   * @returns a function that cancels the call.
   */
  after(milliseconds: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/**
 * Waits this many milliseconds.
 * @throws the reason of `signal`, once it aborts.
 */
export function sleep(milliseconds: number, clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const giveUp = (): void => {
      cancel();
      reject(signal.reason as Error);
    };
    const cancel = clock.after(milliseconds, () => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    });
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
