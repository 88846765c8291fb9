import { recordFrom, textFrom } from '../../lib/text/record.ts';

/** Enough to recognise an answer. */
const MOST_SHOWN = 400;
/** Enough to tell tokens apart, but useless for signing in. */
const PREVIEW_LENGTH = 10;

export const NOT_AUTHENTICATED = 'User not authenticated. Please log in first.';
export const NO_PRODUCTS = 'No products available to test';

/** The result of checking the API. */
export interface ApiAnswer {
  isFine: boolean;
  /** The HTTP status; null without an answer. */
  status: number | null;
  /** The duration in milliseconds. */
  ms: number;
  body: unknown;
}

/**
 * Sends a request to the shop as a program would.
 * @param path on the shop's own origin.
 * @param token the session's token; null for a guest.
 */
export async function askApi(path: string, token: string | null): Promise<ApiAnswer> {
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  try {
    const response = await fetch(path, {
      cache: 'no-cache',
      // GraphQL answers GET requests only with a header that other sites can't send.
      headers: {
        'apollo-require-preflight': 'true',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
    });
    const text = await response.text();
    return { isFine: response.ok, status: response.status, ms: took(), body: readJson(text) };
  } catch {
    return { isFine: false, status: null, ms: took(), body: 'No answer: check the connection' };
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** An answer, shortened for display. */
export function shortened(body: unknown): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, 1);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

export const tokenPreview = (token: string): string => `${token.slice(0, PREVIEW_LENGTH)}…`;

/** A token's expiry according to its claims; null if it has none. */
export function tokenEnd(token: string): Date | null {
  try {
    const [, claims = ''] = token.split('.');
    const { exp } = recordFrom(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))));
    return typeof exp === 'number' ? new Date(exp * 1_000) : null;
  } catch {
    return null;
  }
}

/** The id of the first product in the API's list; null if there isn't one. */
export function firstProductId(body: unknown): number | null {
  const { products } = recordFrom(body);
  const { id } = recordFrom(Array.isArray(products) ? products[0] : null);
  return typeof id === 'number' ? id : null;
}

/** The user described by an answer of /api/auth/verify. */
export function personIn(body: unknown): string {
  const user = recordFrom(recordFrom(body)['user']);
  return `${textFrom(user['email'])}, ${textFrom(user['role'])}`;
}

/** The API's message for a refused request. */
export const messageIn = (body: unknown): string => textFrom(recordFrom(body)['message']);
