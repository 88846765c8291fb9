import type { Clock } from './clock.ts';

/** The time that a call may take, with all its attempts and the waits between them. */
export interface Budget {
  /** Aborts when the time is over, or when the caller's signal does. */
  readonly signal: AbortSignal;
  isSpent(): boolean;
  leftMs(): number;
  /** Stops counting; without it the timer would keep a process alive. */
  stop(): void;
}

/** Starts a budget of `totalMs` milliseconds. */
export function startBudget(totalMs: number, clock: Clock, caller: AbortSignal): Budget {
  const end = clock.now() + totalMs;
  const spent = new AbortController();
  const stop = clock.after(totalMs, () => spent.abort());
  return {
    signal: AbortSignal.any([caller, spent.signal]),
    isSpent: () => spent.signal.aborted,
    leftMs: () => end - clock.now(),
    stop,
  };
}
