import type { Logger } from 'pino';
import Stripe from 'stripe';
import type { StripeConfig } from '../../platform/config.ts';
import { PublicError } from '../../platform/errors.ts';
import { traced } from '../../platform/tracing.ts';
import type { StripeClock } from './stripe-clock.ts';

const TIMEOUT_MS = 15_000;
const RETRIES = 2;

/** Whether Stripe refused a request with this code (docs.stripe.com/error-codes). */
export const isStripeRefusal = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code;

/** Whether Stripe refused a request for what it says about this parameter. */
export const isStripeRefusalOf = (error: unknown, param: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.param === param;

/**
 * Stripe's message if it refused a request for good; null if the request may have been garbled or Stripe
 * cannot be reached.
 */
export function refusalText(error: unknown): string | null {
  if (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError
  )
    return error.code ? `${error.code}: ${error.message}` : error.message;
  return null;
}

/** Whether Stripe gave no answer at all, so that further requests are pointless. */
export const isStripeSilent = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError;

/**
 * Runs work that needs Stripe for a caller who can only try again.
 * @throws PublicError SERVICE_UNAVAILABLE instead of Stripe's own error, which is logged.
 */
export async function orUnavailable<Result>(work: Promise<Result>, logger: Logger): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    logger.warn({ err: error }, 'Stripe could not be asked about a payment.');
    throw new PublicError(
      'SERVICE_UNAVAILABLE',
      'We can’t reach our payment provider at the moment. Please try again in a minute.',
    );
  }
}

/** The official client; the address of its API is configuration. @param clock is told what time Stripe has. */
export function createStripeClient(
  { secretKey, apiUrl }: StripeConfig,
  clock: StripeClock,
  now: () => Date,
): Stripe {
  const httpClient = Stripe.createNodeHttpClient();
  const makeRequest = httpClient.makeRequest.bind(httpClient);
  // Its path holds ids of payments; the method alone tells little, and enough.
  httpClient.makeRequest = (...asked) =>
    traced('Stripe', 'client', { 'http.request.method': asked[3] }, async () => {
      const askedAt = now();
      const answer = await makeRequest(...asked);
      clock.hear(answer.getHeaders()['date'], askedAt);
      return answer;
    });
  const place = apiUrl === null ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient,
    ...(place
      ? { host: place.hostname, port: place.port, protocol: place.protocol === 'https:' ? 'https' : 'http' }
      : {}),
  });
}
