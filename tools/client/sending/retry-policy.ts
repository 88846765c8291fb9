import { GraphqlError } from '../errors/graphql-error.ts';
import { HttpError } from '../errors/http-error.ts';
import { NetworkError } from '../errors/network-error.ts';
import { RateLimitedError } from '../errors/rate-limited-error.ts';

/** How often and how patiently a call is repeated. */
export interface RetryPolicy {
  /** The most attempts, the first included; 1 never repeats. */
  readonly attempts: number;
  /** The longest first wait, in milliseconds; it doubles with each attempt. */
  readonly baseDelayMs: number;
  /** The longest wait, in milliseconds, unless the shop asks for a longer one. */
  readonly maxDelayMs: number;
  /** The time for a call with all its attempts and waits, in milliseconds. */
  readonly totalMs: number;
}

export const DEFAULT_RETRY_POLICY: RetryPolicy = {
  attempts: 4,
  baseDelayMs: 250,
  maxDelayMs: 8_000,
  totalMs: 30_000,
};

/** The longest time that a timer can wait for, in milliseconds: 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * The defaults with the parts that a caller states.
 * @throws RangeError for a part that isn't a positive number, or for a time longer than 24 days.
 */
export function retryPolicyOf(stated: Partial<RetryPolicy> = {}): RetryPolicy {
  const given = Object.entries(stated).filter(([, value]) => value !== undefined);
  for (const [name, value] of given)
    if (!(value > 0 && value <= LONGEST_TIMER_MS))
      throw new RangeError(`retry.${name} must be a number from 1 to ${LONGEST_TIMER_MS}; it is ${value}.`);
  return { ...DEFAULT_RETRY_POLICY, ...(Object.fromEntries(given) as Partial<RetryPolicy>) };
}

/** The shop is busy, or a proxy before it found no process that answers. */
const BUSY = new Set([502, 503, 504]);
/** With `Retry-After`: the first request under the same idempotency key is still being processed. */
const IN_FLIGHT = 409;

/** The seconds that the shop asks to wait, 0 if it doesn't say, or null if repeating the request can't help. */
function askedWait(error: unknown): number | null {
  if (error instanceof NetworkError) return 0;
  if (error instanceof RateLimitedError) return error.cause.retryAfterSeconds ?? 0;
  if (error instanceof GraphqlError)
    return error.code === 'SERVICE_UNAVAILABLE' ? (error.retryAfterSeconds ?? 0) : null;
  if (!(error instanceof HttpError)) return null;
  if (error.status === IN_FLIGHT) return error.retryAfterSeconds;
  return BUSY.has(error.status) ? (error.retryAfterSeconds ?? 0) : null;
}

/**
 * The milliseconds to wait before the next attempt; null if there should be none.
 * @param made the number of attempts so far.
 * @param random gives a number from 0 up to 1. It spreads clients that failed together over the whole wait.
 */
export function waitBeforeRetry(
  error: unknown,
  made: number,
  { attempts, baseDelayMs, maxDelayMs }: RetryPolicy,
  random: () => number,
): number | null {
  const seconds = made < attempts ? askedWait(error) : null;
  if (seconds === null) return null;
  const backoff = random() * Math.min(maxDelayMs, baseDelayMs * 2 ** (made - 1));
  return seconds * 1_000 + backoff;
}
