import { setTimeout as delay } from 'node:timers/promises';
import { traced } from '../../../../platform/observability/tracing.ts';
import { VehicleLookupError } from './vehicle-lookup.ts';

/** How a look-up calls its service. Tests shorten the times. */
export interface LookupPace {
  /** Milliseconds after which a request is abandoned. */
  readonly timeout: number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** A random number from 0 to 1 that spreads retries. */
  readonly random: () => number;
  readonly now: () => Date;
}

export const LOOKUP_PACE: LookupPace = {
  timeout: 5_000,
  wait: (milliseconds) => delay(milliseconds),
  random: Math.random,
  now: () => new Date(),
};

export interface ServiceAnswer {
  readonly status: number;
  /** Null if the body is not a JSON object. */
  readonly body: Readonly<Record<string, unknown>> | null;
}

const FIRST_PAUSE_MS = 200;

/**
 * Sends one request and parses the response as JSON, whatever its status.
 * @throws VehicleLookupError unavailable without a response in time.
 */
export async function ask(
  service: string,
  url: string,
  request: RequestInit,
  { timeout }: LookupPace,
): Promise<ServiceAnswer> {
  try {
    return await traced(service, 'client', {}, async () => {
      const response = await fetch(url, {
        ...request,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      return { status: response.status, body: objectIn(await response.text()) };
    });
  } catch (error) {
    // The URL can contain the registration, so the error isn't quoted.
    const cause =
      error instanceof Error && error.name === 'TimeoutError'
        ? `did not respond within ${timeout} ms`
        : 'cannot be reached';
    throw new VehicleLookupError('unavailable', `${service} ${cause}.`);
  }
}

/** Waits before retry number `attempt`, counted from 1: twice as long each time, and randomly half to all of that. */
export async function pauseBefore(attempt: number, { wait, random }: LookupPace): Promise<void> {
  await wait(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + random() / 2));
}

/** A text field of a response; any other value, or an empty text, counts as missing. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/**
 * A date field of a response, in the form 2017-06-14, which the old MOT history service wrote as 2017.06.14; null for
 * anything else.
 */
export function dayOf(value: unknown): string | null {
  const day = textOf(value)?.slice(0, '2017-06-14'.length).replaceAll('.', '-') ?? '';
  const date = /^[1-9]\d{3}-\d{2}-\d{2}$/.test(day) ? new Date(day) : null;
  // JavaScript takes 30 February for 2 March.
  return date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null;
  } catch {
    return null;
  }
}
