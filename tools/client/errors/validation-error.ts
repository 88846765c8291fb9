import type { GraphqlError } from './graphql-error.ts';
import type { HttpError } from './http-error.ts';
import { ShopError } from './shop-error.ts';

/** A field of the request, such as `items.0.quantity`, and what is wrong with it. */
export interface InvalidField {
  readonly path: string;
  readonly message: string;
}

/** The request breaks a rule of input; `cause` is the answer that says so. */
export class ValidationError extends ShopError {
  override readonly name = 'ValidationError';
  override readonly kind = 'validation';
  override readonly cause: HttpError | GraphqlError;
  /** The invalid fields. GraphQL names the first one in its message only, so the list is empty there. */
  readonly fields: readonly InvalidField[];

  constructor(cause: HttpError | GraphqlError) {
    super(cause.message);
    this.cause = cause;
    this.fields = cause.kind === 'http' ? (cause.body?.fields ?? []) : [];
  }
}
