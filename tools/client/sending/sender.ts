import { systemClock, type Clock } from './clock.ts';
import { exchange, type Fetch } from './exchange.ts';
import { withRetries } from './retries.ts';
import { retryPolicyOf, type RetryPolicy } from './retry-policy.ts';

/** How a client reaches a shop. */
export interface ClientOptions {
  /** The address of the shop, such as `https://shop.example`. */
  readonly url: string;
  /** An API key, or the token of a session. Without one the client is a guest. */
  readonly apiKey?: string | undefined;
  /** Further headers for every request, such as `order-key`. A call's own headers come first. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Replaces parts of `DEFAULT_RETRY_POLICY`. */
  readonly retry?: Partial<RetryPolicy> | undefined;
  /** Sends the requests; the global `fetch` unless given. */
  readonly fetch?: Fetch | undefined;
  /** Measures the waits; the system's clock unless given. */
  readonly clock?: Clock | undefined;
  /** Gives a number from 0 up to 1, which spreads the waits; `Math.random` unless given. */
  readonly random?: (() => number) | undefined;
}

/** How a request is repeated and its answer read. */
export interface Sending<Result> {
  /** Whether the request does no harm if it is sent again. */
  readonly isRepeatable: boolean;
  /** Reads an answer, and throws the error that it stands for. */
  readonly read: (response: Response) => Result | Promise<Result>;
}

/** Sends a request as one client does. The signal of the request ends it. */
export type Send = <Result>(request: Request, sending: Sending<Result>) => Promise<Result>;

/** A way to send requests with the headers, the patience and the clock of one client. */
export function createSend({ apiKey, ...options }: ClientOptions): Send {
  const headers = {
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
    ...options.headers,
  };
  // A browser's fetch must not be called as the method of another object.
  const fetch: Fetch = options.fetch ?? ((request, init) => globalThis.fetch(request, init));
  const { clock = systemClock, random = Math.random } = options;
  const policy = retryPolicyOf(options.retry);

  return (request, { isRepeatable, read }) => {
    for (const [name, value] of Object.entries(headers))
      if (!request.headers.has(name)) request.headers.set(name, value);
    return withRetries(async (signal) => read(await exchange(fetch, request, signal)), {
      policy,
      clock,
      random,
      signal: request.signal,
      isRepeatable,
    });
  };
}
