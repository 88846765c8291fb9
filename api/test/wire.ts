import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { portOf } from '../src/platform/process/free-port.ts';
import type { TestShop } from './test-shop.ts';

/** An answer as received, still compressed. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: Buffer;
}

export interface WireRequest {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** Aborting it disconnects, as when a visitor leaves. */
  readonly signal?: AbortSignal;
}

/** Sends a request over its own connection, like many clients at once. */
export function overTheWire(
  { app }: TestShop,
  path: string,
  { body, ...options }: WireRequest = {},
): Promise<WireAnswer> {
  const port = portOf(app.server);
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, agent: false, ...options }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject).end(body);
  });
}

/** An answer's text, decompressed. */
export function textOf({ headers, bytes }: WireAnswer): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
}

/** Waits until the shop has received this many more requests. Call it before they're sent. */
export function arrivalsAt({ app }: TestShop, count: number): Promise<void> {
  return new Promise((resolve) => {
    let left = count;
    const arrived = (): void => {
      left -= 1;
      if (left > 0) return;
      app.server.off('request', arrived);
      // The shop listens to the same event; its synchronous reaction is complete a turn later.
      setImmediate(resolve);
    };
    app.server.on('request', arrived);
  });
}
