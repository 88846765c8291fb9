import fc from 'fast-check';
import { expect } from 'vitest';
import type { TestShop } from './test-shop.ts';

/** How many requests `pnpm fuzz` sends; null in a run of all tests, which sends a few. */
const WANTED = process.env['FUZZ_REQUESTS'] === undefined ? null : Number(process.env['FUZZ_REQUESTS']);
/** Longer than any answer takes on a busy machine; a hanging request never ends. */
const PATIENCE_MS = 60_000;
/** Answers that take longer are printed by `pnpm fuzz`; on a busy machine they say little. */
const SLOW_MS = 5_000;
let slowestMs = 0;

/** Prints how long the slowest answer took, if it was `pnpm fuzz` that asked. */
export function tellSlowest(what: string): void {
  if (WANTED !== null)
    process.stdout.write(
      `${what}: ${WANTED} requests, the slowest answer after ${Math.round(slowestMs)} ms.\n`,
    );
  slowestMs = 0;
}

/** @param usual the number of requests in a run of all tests. */
export const fuzzRuns = (usual: number): number => WANTED ?? usual;

/** Texts that programs have stumbled over. */
export const nasty: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    '99999999999999999999',
    'NaN',
    'null',
    'true',
    '[]',
    '{}',
    '[1',
    '{"a":',
    "'; drop table products; --",
    '%00',
    '\u0000',
    '\ud800',
    '../../etc/passwd',
    '<script>',
    '205/55 R16',
    'x'.repeat(500),
    '🛞',
    '__proto__',
    'constructor',
  ),
  fc.string({ maxLength: 30 }),
  fc.integer().map(String),
  fc.double().map(String),
);

export interface FuzzRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | Buffer;
}

export interface FuzzAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/**
 * Sends a request of the fuzz, and expects of its answer what holds for every one: no fault of the shop's, unless it
 * says that it is busy and when to come again, and no silence.
 */
export async function fuzzed(
  shop: TestShop,
  { method, url, headers, payload }: FuzzRequest,
): Promise<FuzzAnswer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`${method} ${url} hangs.`)), PATIENCE_MS);
  const asked = performance.now();
  try {
    const answer = await Promise.race([
      shop.app.inject({
        method: method as 'GET',
        url,
        headers: { ...headers },
        ...(payload.length > 0 ? { payload } : {}),
      }),
      late.promise,
    ]);
    const took = performance.now() - asked;
    const { statusCode: status, headers: sent, rawPayload: body } = answer;
    const isBusy = status === 503 && sent['retry-after'] !== undefined;
    if (status >= 500 && !isBusy)
      expect.fail(`${method} ${url} ${payload.toString().slice(0, 500)} is answered ${status}.`);
    slowestMs = Math.max(slowestMs, took);
    if (WANTED !== null && took > SLOW_MS)
      process.stdout.write(
        `Slow, ${Math.round(took)} ms: ${method} ${url} ${payload.toString().slice(0, 500)}\n`,
      );
    return { status, headers: sent, body };
  } finally {
    clearTimeout(timer);
  }
}
