import { HttpError, type RestErrorBody } from './http-error.ts';
import { RateLimitedError } from './rate-limited-error.ts';
import type { ShopError } from './shop-error.ts';
import { ValidationError } from './validation-error.ts';

const TOO_MANY_REQUESTS = 429;
const BAD_REQUEST = 400;

/** The seconds of a `Retry-After` header; null if it is missing. A proxy may send a date. */
export function retryAfterOf({ headers }: Response): number | null {
  const text = headers.get('retry-after');
  if (text === null) return null;
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1_000);
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

/** The id that the shop's log knows the request by; null if the answer names none. */
export const requestIdOf = ({ headers }: Response): string | null => headers.get('x-request-id');

/** The text as JSON; undefined if it isn't. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function bodyOf(text: string): RestErrorBody | null {
  const body = parseJson(text);
  return typeof body === 'object' && body !== null && 'message' in body ? (body as RestErrorBody) : null;
}

/**
 * The error that an answer of HTTP stands for.
 * @param text the body of the answer.
 */
export function httpErrorOf(response: Response, text: string): HttpError {
  const { status, headers, ok } = response;
  const body = bodyOf(text);
  const unexpected = ok ? `JSON was expected, but ${headers.get('content-type')} came` : `HTTP ${status}`;
  return new HttpError(body?.message ?? unexpected, {
    status,
    body,
    retryAfterSeconds: retryAfterOf(response),
    requestId: requestIdOf(response),
  });
}

/** The error of its own kind that a REST answer stands for. */
export function restErrorOf(response: Response, text: string): ShopError {
  const error = httpErrorOf(response, text);
  if (error.status === TOO_MANY_REQUESTS) return new RateLimitedError(error);
  return error.status === BAD_REQUEST && error.body?.fields ? new ValidationError(error) : error;
}
