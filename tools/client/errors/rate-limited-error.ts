import type { GraphqlError } from './graphql-error.ts';
import type { HttpError } from './http-error.ts';
import { ShopError } from './shop-error.ts';

/** For a proxy that limits requests without `Retry-After`; the shop itself always says when. */
const UNKNOWN_WAIT_SECONDS = 60;

/** Too many requests, from this address or with this key; `cause` is the answer that says so. */
export class RateLimitedError extends ShopError {
  override readonly name = 'RateLimitedError';
  override readonly kind = 'rateLimited';
  override readonly cause: HttpError | GraphqlError;
  readonly retryAfterSeconds: number;

  constructor(cause: HttpError | GraphqlError) {
    super(cause.message);
    this.cause = cause;
    this.retryAfterSeconds = cause.retryAfterSeconds ?? UNKNOWN_WAIT_SECONDS;
  }
}
