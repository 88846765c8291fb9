import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import Stripe from 'stripe';
import type { StripeConfig } from '../../../platform/config/config.ts';
import { traced } from '../../../platform/observability/tracing.ts';
import { errorCodeOf } from '../../../platform/process/error-code.ts';
import type { GatewayFault } from '../payments/index.ts';
import type { StripeClock } from './stripe-clock.ts';
import { setDeadlines } from './stripe-deadline.ts';

/** A request is sent at most twice, because a shopper waits at most ten seconds. */
const RETRIES = 1;
/** Codes of a connection that was never made, so the other side got nothing. */
const NEVER_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Whether Stripe refused a request with this code (docs.stripe.com/error-codes). */
export const isStripeRefusal = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code;

/** Whether Stripe refused a request because of this parameter. */
export const isStripeRefusalOf = (error: unknown, param: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.param === param;

/**
 * Stripe's message if it refused a request for good; null if the request may have been garbled or Stripe can't be
 * reached.
 */
export function refusalText(error: unknown): string | null {
  if (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError
  )
    return error.code ? `${error.code}: ${error.message}` : error.message;
  return null;
}

/** Classifies a Stripe error; null for any other error. */
export function faultOf(error: unknown): GatewayFault | null {
  if (!(error instanceof Stripe.errors.StripeError)) return null;
  const isSilent = error instanceof Stripe.errors.StripeConnectionError;
  const isUndecided = isSilent
    ? !NEVER_REACHED.has(errorCodeOf(error.detail) ?? '')
    : error instanceof Stripe.errors.StripeAPIError ||
      // Stripe got an earlier request with the same key.
      error instanceof Stripe.errors.StripeIdempotencyError ||
      error instanceof Stripe.errors.StripeRateLimitError;
  return { isSilent, isUndecided };
}

/**
 * The official client; its API address is configurable. The agent's deadlines also end connections that never open and
 * responses that never end, which the client's own time-out doesn't.
 * @param timeout how long a request can take until it's fully answered, in milliseconds.
 * @param clock learns Stripe's time from each response.
 */
export function createStripeClient(
  { secretKey, apiUrl }: StripeConfig,
  timeout: number,
  clock: StripeClock,
  now: () => Date,
): Stripe {
  const place = apiUrl === null ? null : new URL(apiUrl);
  const isPlain = place?.protocol === 'http:';
  const kept = { keepAlive: true, timeout };
  const agent = setDeadlines(isPlain ? new HttpAgent(kept) : new HttpsAgent(kept), timeout);
  const httpClient = Stripe.createNodeHttpClient(agent);
  const makeRequest = httpClient.makeRequest.bind(httpClient);
  // Trace only the method, because the path contains payment ids.
  httpClient.makeRequest = (...asked) =>
    traced('Stripe', 'client', { 'http.request.method': asked[3] }, async () => {
      const askedAt = now();
      const answer = await makeRequest(...asked);
      clock.hear(answer.getHeaders()['date'], askedAt);
      return answer;
    });
  return new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient,
    ...(place ? { host: place.hostname, port: place.port, protocol: isPlain ? 'http' : 'https' } : {}),
  });
}
