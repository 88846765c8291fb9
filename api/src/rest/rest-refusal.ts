/** A field of the request, and what is wrong with it. */
export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

/** A line of a cart that cannot be filled. */
export interface ShortLine {
  /** The number of the product. */
  readonly id: number;
  readonly requested: number;
  /** Pieces that can be bought now. */
  readonly available: number;
}

/** What a refusal says besides its sentence. */
interface Details {
  readonly fields?: readonly FieldFault[] | undefined;
  readonly lines?: readonly ShortLine[] | undefined;
  /** The seconds after which it may be tried again. */
  readonly retryAfter?: number | undefined;
  /** The number of the product that is in the way; it is not told the sender. */
  readonly productId?: number | null | undefined;
}

/** A request that cannot be granted: the status and the sentence its sender gets. */
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

/** A request that went wrong on the way, so that nobody knows how far it came. To its sender it looks like a refusal. */
export class RestFailure extends RestRefusal {}

/** A client that is quite wrong need not be told each of its thousand faults. */
const MAX_FAULTS = 50;

/** The refusal of fields that are wrong. Its sentence is that of the first, for clients that show nothing else, and says how many more there are. */
export function faulty(first: FieldFault, ...others: readonly FieldFault[]): RestRefusal {
  const more =
    others.length === 0
      ? ''
      : ` ${others.length} more ${others.length === 1 ? 'field is' : 'fields are'} wrong.`;
  return new RestRefusal(400, first.message + more, { fields: [first, ...others].slice(0, MAX_FAULTS) });
}

export const notFound = (message: string): RestRefusal => new RestRefusal(404, message);

/** The members of the schema's unions that refuse, and the status that says so in HTTP. */
const STATUS: Readonly<Record<string, number>> = {
  InvalidInput: 400,
  InvalidCredentials: 401,
  EmailTaken: 409,
  OutOfStock: 409,
  TooManyAttempts: 429,
  PaymentUnavailable: 503,
  ProductExists: 409,
  ProductNotFound: 404,
};

/** Fields of the schema whose names in the shim are quite others. */
const RENAMED: Readonly<Record<string, string>> = {
  ean: 'ean_code',
  loadIndexTwin: 'load_index',
  noiseDb: 'noise_level',
};

/** A field of the schema under its name in the shim: shippingAddress.city is shipping_address.city. */
function legacyPath(path: string): string {
  const [first = '', ...rest] = path.split('.');
  return [RENAMED[first] ?? first.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), ...rest].join(
    '.',
  );
}

interface Member {
  readonly __typename: string;
  readonly message?: string;
  readonly fields?: readonly FieldFault[];
  /** The one field that is at odds with others of its kind. */
  readonly field?: string;
  readonly productId?: number | null;
  readonly lines?: readonly {
    readonly productId: number;
    readonly requested: number;
    readonly available: number;
  }[];
  readonly retryAfter?: number;
}

function detailsOf({
  message = '',
  field,
  fields = field === undefined ? undefined : [{ path: field, message }],
  lines,
  retryAfter,
  productId,
}: Member): Details {
  return {
    fields: fields?.map((fault) => ({ path: legacyPath(fault.path), message: fault.message })),
    lines: lines?.map(({ productId, requested, available }) => ({ id: productId, requested, available })),
    retryAfter,
    productId,
  };
}

/**
 * The member of a result that grants what was asked.
 * @throws RestRefusal in place of every other.
 */
export function granted<Result extends Member, Name extends Result['__typename']>(
  result: Result | null,
  name: Name,
): Extract<Result, { __typename: Name }> {
  // A guarded field is null only beside an error, which has ended the request already.
  if (!result) throw new Error('The schema gave neither a result nor an error.');
  if (result.__typename === name) return result as Extract<Result, { __typename: Name }>;
  const status = STATUS[result.__typename];
  if (!status) throw new Error(`The shim does not know what ${result.__typename} is in HTTP.`);
  throw new RestRefusal(status, result.message ?? '', detailsOf(result));
}
