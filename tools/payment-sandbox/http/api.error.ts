import type { PaymentIntent } from '../state/wire.objects.ts';

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

interface ErrorFields {
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  payment_intent?: PaymentIntent;
}

/** A refusal in Stripe's shape: `{ error: { type, code, message, param } }`. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: ErrorType;
  readonly fields: ErrorFields;
  /** Whether an idempotency key replays this answer. Stripe replays only what happened after the checks. */
  readonly remembered: boolean;

  constructor(
    status: number,
    type: ErrorType,
    message: string,
    fields: ErrorFields = {},
    remembered = false,
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.fields = fields;
    this.remembered = remembered;
  }

  body(): { error: Record<string, unknown> } {
    const { code } = this.fields;
    const docs =
      code === undefined
        ? {}
        : { doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}` };
    return { error: { ...this.fields, ...docs, message: this.message, type: this.type } };
  }
}

/** A parameter that fails validation: 400. Stripe gives only some of these errors a code. */
export function invalidParameter(param: string, message: string, code?: string): ApiError {
  return new ApiError(
    400,
    'invalid_request_error',
    message,
    code === undefined ? { param } : { code, param },
  );
}

/** A missing required parameter: 400. */
export function missingParameter(param: string): ApiError {
  return invalidParameter(param, `Missing required param: ${param}.`, 'parameter_missing');
}

/** An unknown id in the path: 404. `kind` is Stripe's object name. */
export function noSuchObject(kind: string, id: string, param = 'id'): ApiError {
  return new ApiError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
}

/** An unknown id in a parameter: 400, unlike one in the path. */
export function noSuchReference(kind: string, id: string, param: string): ApiError {
  return invalidParameter(param, `No such ${kind}: '${id}'`, 'resource_missing');
}

/** A valid request that the object's state doesn't allow: 400, and replayed. */
export function refusedByState(message: string, fields: ErrorFields = {}): ApiError {
  return new ApiError(400, 'invalid_request_error', message, fields, true);
}
