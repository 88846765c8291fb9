import { tyreAttributes } from '@treadline/schema/trade/tyre/tyre-attribute';

/** An invalid field of the request. */
export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

/** A cart line without enough stock. */
export interface ShortLine {
  /** The product's id. */
  readonly id: number;
  readonly requested: number;
  /** Units that can be bought now. */
  readonly available: number;
}

/** Asks for a two-factor code. */
interface TwoFactorChallenge {
  readonly challenge: string;
  readonly expires_at: string;
}

/** Details of a refusal besides its sentence. */
interface Details {
  readonly fields?: readonly FieldFault[] | undefined;
  readonly lines?: readonly ShortLine[] | undefined;
  /** Seconds after which the request may be repeated. */
  readonly retryAfter?: number | undefined;
  /** For finishing a sign-in whose password was right. */
  readonly twoFactor?: TwoFactorChallenge | undefined;
  /** The conflicting product's id; not sent to the client. */
  readonly productId?: number | null | undefined;
}

/** A refused request: the status, and the sentence for its sender. */
export class RestRefusal extends Error {
  override readonly name = 'RestRefusal';
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** A request that failed half way, so that its effect is unknown. To its sender it looks like a refusal. */
export class RestFailure extends RestRefusal {}

/** A client that gets everything wrong doesn't need a thousand messages. */
const MAX_FAULTS = 50;

/**
 * The refusal of invalid fields. Its sentence is the first field's, for clients that show nothing else, and the number
 * of others.
 */
export function validationError(first: FieldFault, ...others: readonly FieldFault[]): RestRefusal {
  const more =
    others.length === 0
      ? ''
      : ` ${others.length} more ${others.length === 1 ? 'field is' : 'fields are'} wrong.`;
  return new RestRefusal(400, first.message + more, { fields: [first, ...others].slice(0, MAX_FAULTS) });
}

export const notFound = (message: string): RestRefusal => new RestRefusal(404, message);

/** The HTTP status of each refusal in the schema's unions. */
export const REFUSAL_STATUS = {
  InvalidInput: 400,
  InvalidCredentials: 401,
  TwoFactorRequired: 401,
  InvalidCode: 401,
  InvalidChallenge: 401,
  EmailTaken: 409,
  OutOfStock: 409,
  SlotUnavailable: 409,
  PageExists: 409,
  PageRequired: 409,
  PageNotFound: 404,
  StaleWrite: 409,
  TooManyAttempts: 429,
  PaymentClosed: 409,
  PaymentDelayed: 503,
  PaymentUnavailable: 503,
  ProductExists: 409,
  ProductNotFound: 404,
} as const;

type RefusalName = keyof typeof REFUSAL_STATUS;

/** Fields whose REST names differ completely from the schema's. */
const RENAMED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(tyreAttributes).flatMap(([name, { rest }]) => (rest ? [[name, rest]] : [])),
  ),
  ean: 'ean_code',
  loadIndexTwin: 'load_index',
  listPrice: 'price',
  line1: 'address1',
  line2: 'address2',
};

/** The REST name of a field of the schema: shippingAddress.city is shipping_address.city. */
function legacyPath(path: string): string {
  const [first = '', ...rest] = path.split('.');
  const snakeCased = first.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return [RENAMED[first] ?? snakeCased, ...rest.map((part) => RENAMED[part] ?? part)].join('.');
}

interface Member {
  readonly __typename: string;
  readonly message?: string;
  readonly fields?: readonly FieldFault[];
  /** The one refusal whose field has an irregular name. */
  readonly field?: string;
  readonly productId?: number | null;
  readonly lines?: readonly {
    readonly productId: number;
    readonly requested: number;
    readonly available: number;
  }[];
  readonly retryAfter?: number;
  readonly challenge?: string;
  readonly expiresAt?: string;
}

function detailsOf({
  message = '',
  field,
  fields = field === undefined ? undefined : [{ path: field, message }],
  lines,
  retryAfter,
  productId,
  challenge,
  expiresAt,
}: Member): Details {
  return {
    fields: fields?.map((fault) => ({ path: legacyPath(fault.path), message: fault.message })),
    lines: lines?.map(({ productId, requested, available }) => ({ id: productId, requested, available })),
    retryAfter,
    productId,
    twoFactor: challenge && expiresAt ? { challenge, expires_at: expiresAt } : undefined,
  };
}

const isRefusal = (member: Member): member is Member & { readonly __typename: RefusalName } =>
  Object.hasOwn(REFUSAL_STATUS, member.__typename);

type Granted<Result> = Exclude<Result, { readonly __typename: RefusalName }>;

/**
 * The successful member of a result. A refusal without a status here stays in the returned type, so the compiler finds
 * every path that can meet it.
 * @throws RestRefusal for a refusal.
 */
export function unwrapOrThrow<Result extends Member>(result: Result | null): Granted<Result> {
  // A guarded field is null only together with an error, which has already ended the request.
  if (!result) throw new Error('The schema returned neither a result nor an error.');
  if (isRefusal(result))
    throw new RestRefusal(REFUSAL_STATUS[result.__typename], result.message ?? '', detailsOf(result));
  return result as Granted<Result>;
}
