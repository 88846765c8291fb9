import { NetworkError } from '../errors/network-error.ts';

export type Fetch = (request: Request, init?: { readonly signal: AbortSignal }) => Promise<Response>;

/**
 * Sends a request and waits for the whole answer, so that a connection which breaks half-way counts as a failure of
 * the network.
 * @throws NetworkError, or the reason of `signal` once it aborts.
 */
export async function exchange(fetch: Fetch, request: Request, signal: AbortSignal): Promise<Response> {
  try {
    // A request can be sent once; the original stays for the next attempt.
    const { status, statusText, headers, ...answer } = await received(fetch, request.clone(), signal);
    return new Response(answer.body, { status, statusText, headers });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const { host } = new URL(request.url);
    throw new NetworkError(`${host} gave no complete answer.`, { isTimeout: false, cause: error });
  }
}

async function received(fetch: Fetch, request: Request, signal: AbortSignal) {
  const response = await fetch(request, { signal });
  const bytes = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  // A status such as 304 allows no body, not even an empty one.
  return { status, statusText, headers, body: bytes.byteLength > 0 ? bytes : null };
}
