import type { components } from '../contract/rest-paths.generated.ts';
import { ShopError } from './shop-error.ts';

/** The body of an error on the REST paths. */
export type RestErrorBody = components['schemas']['Error'];

interface Details {
  readonly status: number;
  readonly body: RestErrorBody | null;
  readonly retryAfterSeconds: number | null;
  readonly requestId: string | null;
}

/** The shop, or a proxy before it, answered with a status other than 2xx, or with something that isn't JSON. */
export class HttpError extends ShopError {
  override readonly name = 'HttpError';
  override readonly kind = 'http';
  readonly status: number;
  /** The shop's own description of the error; null if the answer has another form. */
  readonly body: RestErrorBody | null;
  /** From `Retry-After`; null if the answer has none. */
  readonly retryAfterSeconds: number | null;
  /** The id that the shop's log knows the request by; null if the answer names none. */
  readonly requestId: string | null;

  constructor(message: string, { status, body, retryAfterSeconds, requestId }: Details) {
    super(message);
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
    this.requestId = requestId;
  }
}
