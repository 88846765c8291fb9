import type { GraphqlErrorCode } from '../contract/graphql-error-code.ts';
import { ShopError } from './shop-error.ts';

/** One entry of `errors` in a GraphQL answer. */
export interface GraphqlFault {
  readonly message: string;
  /** The field that failed; absent if the whole request did. */
  readonly path?: readonly (string | number)[];
  readonly extensions?: {
    /** A newer shop may have further codes. */
    readonly code?: GraphqlErrorCode | (string & {});
    /** Seconds. */
    readonly retryAfter?: number;
    /** The scope that an API key lacks. */
    readonly scope?: string;
    readonly [name: string]: unknown;
  };
}

interface Details {
  readonly status: number;
  readonly errors: readonly GraphqlFault[];
  readonly data: unknown;
  readonly requestId: string | null;
}

/** The GraphQL answer has errors. The first one gives the message and the code. */
export class GraphqlError extends ShopError {
  override readonly name = 'GraphqlError';
  override readonly kind = 'graphql';
  readonly code: GraphqlErrorCode | (string & {}) | null;
  /** The HTTP status. */
  readonly status: number;
  readonly errors: readonly GraphqlFault[];
  /** The fields that did succeed; null if every field failed. */
  readonly data: unknown;
  /** When to try again; null if the shop doesn't say. */
  readonly retryAfterSeconds: number | null;
  /** The scope that the API key lacks; null if that isn't the reason. */
  readonly scope: string | null;
  /** The id that the shop's log knows the request by; null if the answer names none. */
  readonly requestId: string | null;

  constructor({ status, errors, data, requestId }: Details) {
    const [first] = errors;
    super(first?.message ?? `GraphQL answered ${status} without data.`);
    this.code = first?.extensions?.code ?? null;
    this.status = status;
    this.errors = errors;
    this.data = data;
    this.retryAfterSeconds = first?.extensions?.retryAfter ?? null;
    this.scope = first?.extensions?.scope ?? null;
    this.requestId = requestId;
  }
}
