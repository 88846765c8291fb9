import Stripe from 'stripe';

/**
 * How a field is compared: by its value, or, where two servers can't agree on that, by its kind alone. Looks may be
 * nested; what they don't mention isn't compared.
 */
export type Look = 'value' | 'id' | 'time' | 'url' | 'text' | 'count' | 'flag' | Looks;
export interface Looks {
  readonly [field: string]: Look;
}

/** An answer as it is compared: values, or the names of kinds. */
export type Seen = string | number | boolean | null | { readonly [field: string]: Seen };

/** Seconds since 1970: no amount in the contract is as large. */
const EARLIEST_TIME = 1_000_000_000;

const KINDS: Readonly<Record<Exclude<Look, Looks | 'value'>, (value: unknown) => boolean>> = {
  id: (value) => typeof value === 'string' && value !== '',
  time: (value) => Number.isInteger(value) && Number(value) > EARLIEST_TIME,
  url: (value) => typeof value === 'string' && URL.canParse(value),
  text: (value) => typeof value === 'string' && value !== '',
  count: (value) => Number.isInteger(value) && Number(value) >= 0,
  flag: (value) => typeof value === 'boolean',
};

/** Looks at an answer of Stripe or the sandbox. A field that isn't there is `missing`; null stays null. */
export function observe(answer: unknown, look: Look): Seen {
  if (answer === undefined) return 'missing';
  if (answer === null) return null;
  if (look === 'value') return JSON.parse(JSON.stringify(answer)) as Seen;
  if (typeof look === 'string') return KINDS[look](answer) ? `(${look})` : `(${typeof answer}, not ${look})`;
  if (typeof answer !== 'object') return `(${typeof answer}, not an object)`;
  return Object.fromEntries(
    Object.entries(look).map(([field, inner]) => [field, observe(Reflect.get(answer, field), inner)]),
  );
}

const ERROR: Looks = {
  statusCode: 'value',
  rawType: 'value',
  code: 'value',
  decline_code: 'value',
  param: 'value',
  message: 'text',
  requestId: 'id',
};

/**
 * Looks at the error that a request is refused with: its status, type, code and parameter. Messages aren't compared.
 * @throws the error if it isn't Stripe's, such as a time-out.
 */
export async function observeError(request: Promise<unknown>): Promise<Seen> {
  try {
    await request;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeConnectionError) throw error;
    if (error instanceof Stripe.errors.StripeError) return observe(error, ERROR);
    throw error;
  }
  return 'no error';
}

/** An error as the contract expects it; what isn't given is missing. */
export const anError = (given: {
  readonly statusCode?: number;
  readonly rawType?: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
}): Seen => ({
  statusCode: 400,
  rawType: 'invalid_request_error',
  code: 'missing',
  decline_code: 'missing',
  param: 'missing',
  message: '(text)',
  requestId: '(id)',
  ...given,
});

const isFields = (seen: Seen | undefined): seen is { readonly [field: string]: Seen } =>
  typeof seen === 'object' && seen !== null;

/** The differences between what Stripe and the sandbox answered, a line each. */
export function differences(stripe: Seen | undefined, sandbox: Seen | undefined, path = ''): string[] {
  if (isFields(stripe) && isFields(sandbox))
    return [...new Set([...Object.keys(stripe), ...Object.keys(sandbox)])].flatMap((field) =>
      differences(stripe[field], sandbox[field], path === '' ? field : `${path}.${field}`),
    );
  const [atStripe, here] = [JSON.stringify(stripe), JSON.stringify(sandbox)];
  return atStripe === here ? [] : [`${path}: ${atStripe} at Stripe, ${here} in the sandbox`];
}
