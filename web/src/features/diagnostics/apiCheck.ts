import { recordFrom, textFrom } from '../../lib/text/record.ts';

/** More of an answer than tells what it is. */
const MOST_SHOWN = 400;
/** So much of a token as tells one from another, and lets nobody in. */
const PREVIEW_LENGTH = 10;

export const NOT_AUTHENTICATED = 'User not authenticated. Please log in first.';
export const NO_PRODUCTS = 'No products available to test';

/** What a check of the API found. */
export interface ApiAnswer {
  isFine: boolean;
  /** The HTTP status; null if no answer came. */
  status: number | null;
  /** How long the answer took, in milliseconds. */
  ms: number;
  body: unknown;
}

/**
 * Asks the shop itself as a program would.
 * @param path on the shop's own origin.
 * @param token of the session to send; null for a guest.
 */
export async function askApi(path: string, token: string | null): Promise<ApiAnswer> {
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  try {
    const response = await fetch(path, {
      cache: 'no-cache',
      // GraphQL answers only those GET requests that no other site can send.
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

/** An answer as far as a page shows it. */
export function shortened(body: unknown): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, 1);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

/** The first characters of a token. */
export const tokenPreview = (token: string): string => `${token.slice(0, PREVIEW_LENGTH)}…`;

/** When a token ends, by its own words; null if it does not say. */
export function tokenEnd(token: string): Date | null {
  try {
    const [, claims = ''] = token.split('.');
    const { exp } = recordFrom(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))));
    return typeof exp === 'number' ? new Date(exp * 1_000) : null;
  } catch {
    return null;
  }
}

/** The number of the first product of a list that the API gave; null if there is none. */
export function firstProductId(body: unknown): number | null {
  const { products } = recordFrom(body);
  const { id } = recordFrom(Array.isArray(products) ? products[0] : null);
  return typeof id === 'number' ? id : null;
}

/** Whom an answer of /api/auth/verify is about. */
export function personIn(body: unknown): string {
  const user = recordFrom(recordFrom(body)['user']);
  return `${textFrom(user['email'])}, ${textFrom(user['role'])}`;
}

/** Why a request was refused, as the API says it. */
export const messageIn = (body: unknown): string => textFrom(recordFrom(body)['message']);
