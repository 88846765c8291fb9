import { NetworkError } from '../errors/network-error.ts';
import { startBudget, type Budget } from './budget.ts';
import { sleep, type Clock } from './clock.ts';
import { waitBeforeRetry, type RetryPolicy } from './retry-policy.ts';

export interface Repeating {
  readonly policy: RetryPolicy;
  readonly clock: Clock;
  /** Gives a number from 0 up to 1. */
  readonly random: () => number;
  /** The caller's: it ends the call at once. */
  readonly signal: AbortSignal;
  /** Whether the request does no harm if it is sent again. */
  readonly isRepeatable: boolean;
}

/** The error that ends a call whose time is over. */
function timedOut({ totalMs }: RetryPolicy, cause: unknown): NetworkError {
  return new NetworkError(`No answer came within ${totalMs / 1_000} seconds.`, { isTimeout: true, cause });
}

/** Waits for the next attempt, or throws the error of the last one if there should be none. */
async function waitOrThrow(error: unknown, made: number, how: Repeating, budget: Budget): Promise<void> {
  if (budget.isSpent()) throw timedOut(how.policy, error);
  const wait = how.isRepeatable ? waitBeforeRetry(error, made, how.policy, how.random) : null;
  // A wait that would outlast the call is the caller's to make.
  if (wait === null || wait >= budget.leftMs()) throw error;
  await sleep(wait, how.clock, how.signal);
}

/**
 * Makes attempts until one succeeds, fails for good, or the time for all of them is over.
 * @param attempt is given a signal that aborts when the time is over, or when the caller's does.
 * @throws NetworkError with `isTimeout` when the time is over; the reason of the caller's signal once it aborts; the
 * error of the last attempt otherwise.
 */
export async function withRetries<Result>(
  attempt: (signal: AbortSignal) => Promise<Result>,
  how: Repeating,
): Promise<Result> {
  how.signal.throwIfAborted();
  const budget = startBudget(how.policy.totalMs, how.clock, how.signal);
  try {
    for (let made = 1; ; made += 1) {
      try {
        return await attempt(budget.signal);
      } catch (error) {
        await waitOrThrow(error, made, how, budget);
      }
    }
  } finally {
    budget.stop();
  }
}
