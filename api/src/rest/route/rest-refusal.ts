import { tyreAttributes } from '@treadline/schema/trade/tyre/tyre-attribute';

/** A field of the request, and what is wrong with it. */
export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

/** A line of a cart that is short of stock. */
export interface ShortLine {
  /** The id of the product. */
  readonly id: number;
  readonly requested: number;
  /** Units that can be bought now. */
  readonly available: number;
}

/** The question for a code. */
interface SecondStep {
  readonly challenge: string;
  readonly expires_at: string;
}

/** The details of a refusal besides its sentence. */
interface Details {
  readonly fields?: readonly FieldFault[] | undefined;
  readonly lines?: readonly ShortLine[] | undefined;
  /** The seconds after which the request may be repeated. */
  readonly retryAfter?: number | undefined;
  /** What finishes a sign-in whose password was right. */
  readonly secondStep?: SecondStep | undefined;
  /** The id of the conflicting product; it is not sent to the client. */
  readonly productId?: number | null | undefined;
}

/** A request that is refused: the status and the sentence for its sender. */
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

/**
 * A request that failed half way, so that its effect is unknown. To its sender it looks like a refusal.
 */
export class RestFailure extends RestRefusal {}

/** A client that is entirely wrong need not be sent each of its thousand faults. */
const MAX_FAULTS = 50;

/**
 * The refusal of invalid fields. Its sentence is that of the first, for clients that show nothing else, and
 * counts the others.
 */
export function validationError(first: FieldFault, ...others: readonly FieldFault[]): RestRefusal {
  const more =
    others.length === 0
      ? ''
      : ` ${others.length} more ${others.length === 1 ? 'field is' : 'fields are'} wrong.`;
  return new RestRefusal(400, first.message + more, { fields: [first, ...others].slice(0, MAX_FAULTS) });
}

export const notFound = (message: string): RestRefusal => new RestRefusal(404, message);

/** The refusing members of the schema's unions, and their HTTP statuses. */
export const REFUSAL_STATUS = {
  InvalidInput: 400,
  InvalidCredentials: 401,
  TwoFactorRequired: 401,
  InvalidCode: 401,
  InvalidChallenge: 401,
  EmailTaken: 409,
  OutOfStock: 409,
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

/** Fields of the schema that have quite different names in the shim. */
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

/** A field of the schema under its name in the shim: shippingAddress.city is shipping_address.city. */
function legacyPath(path: string): string {
  const [first = '', ...rest] = path.split('.');
  const snakeCased = first.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return [RENAMED[first] ?? snakeCased, ...rest.map((part) => RENAMED[part] ?? part)].join('.');
}

interface Member {
  readonly __typename: string;
  readonly message?: string;
  readonly fields?: readonly FieldFault[];
  /** The one field of its kind with an irregular name. */
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
    secondStep: challenge && expiresAt ? { challenge, expires_at: expiresAt } : undefined,
  };
}

const isRefusal = (member: Member): member is Member & { readonly __typename: RefusalName } =>
  Object.hasOwn(REFUSAL_STATUS, member.__typename);

type Granted<Result> = Exclude<Result, { readonly __typename: RefusalName }>;

/**
 * The member of a result that means success. A refusal that has no status here is left in its type, so that the
 * compiler finds every path that may meet it.
 * @throws RestRefusal in place of a refusal.
 */
export function unwrapOrThrow<Result extends Member>(result: Result | null): Granted<Result> {
  // A guarded field is null only beside an error, which has ended the request already.
  if (!result) throw new Error('The schema gave neither a result nor an error.');
  if (isRefusal(result))
    throw new RestRefusal(REFUSAL_STATUS[result.__typename], result.message ?? '', detailsOf(result));
  return result as Granted<Result>;
}
