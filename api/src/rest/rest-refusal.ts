/** A field of the request, and what is wrong with it. */
export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

/** A request that cannot be granted: the status and the sentence its sender gets. */
export class RestRefusal extends Error {
  override readonly name = 'RestRefusal';
  readonly status: number;
  readonly fields: readonly FieldFault[] | undefined;
  /** The seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, { fields, retryAfter }: { readonly fields?: readonly FieldFault[] | undefined; readonly retryAfter?: number | undefined } = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
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
const RENAMED: Readonly<Record<string, string>> = { ean: 'ean_code', noiseDb: 'noise_level' };

/** A field of the schema under its name in the shim: shippingAddress.city is shipping_address.city. */
function legacyPath(path: string): string {
  const [first = '', ...rest] = path.split('.');
  return [RENAMED[first] ?? first.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), ...rest].join('.');
}

interface Member {
  readonly __typename: string;
  readonly message?: string;
  readonly fields?: readonly FieldFault[];
  readonly retryAfter?: number;
}

/**
 * The member of a result that grants what was asked.
 * @throws RestRefusal in place of every other.
 */
export function granted<Result extends Member, Name extends Result['__typename']>(result: Result | null, name: Name): Extract<Result, { __typename: Name }> {
  // A guarded field is null only beside an error, which has ended the request already.
  if (!result) throw new Error('The schema gave neither a result nor an error.');
  if (result.__typename === name) return result as Extract<Result, { __typename: Name }>;
  const status = STATUS[result.__typename];
  if (!status) throw new Error(`The shim does not know what ${result.__typename} is in HTTP.`);
  throw new RestRefusal(status, result.message ?? '', { fields: result.fields?.map(({ path, message }) => ({ path: legacyPath(path), message })), retryAfter: result.retryAfter });
}
