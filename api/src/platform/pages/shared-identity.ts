import type { FastifyRequest } from 'fastify';
import { ORDER_KEY_HEADER } from '../services/context.ts';
import type { PageRenderer } from './page-renderer.ts';
import { isPageRequest } from './web-pages.ts';

/** If either header isn't empty, Apollo knows that no other site sent the request in a visitor's name. */
const PREFLIGHT_HEADERS = ['x-apollo-operation-name', 'apollo-require-preflight'] as const;

/** The headers that identify the caller. */
const IDENTITIES = ['authorization', ORDER_KEY_HEADER] as const;

/** Everything that affects Apollo's answer: a hash or a document, its variables, and the headers it reads. */
function questionOf({ method, url, body, headers }: FastifyRequest): string {
  const question = method === 'POST' ? JSON.stringify(body) : url;
  const preflighted = PREFLIGHT_HEADERS.some((name) => headers[name]);
  return JSON.stringify([method, question, headers.accept, headers['content-type'], preflighted]);
}

/** The {@link sharedIdentity} of a page. @param url as the renderer's `pageUrl` returns it. */
export const pageIdentity = (url: string): string => `page ${url}`;

/**
 * The key under which the answer may be shared with identical requests; null if it may not be shared. Guests' queries,
 * REST paths and pages can share answers; a request with a token or an order key gets its own.
 * @param pageUrl the key that pages are cached by; null caches no pages.
 */
export function sharedIdentity(
  request: FastifyRequest,
  pageUrl: PageRenderer['pageUrl'] | null,
): string | null {
  if (IDENTITIES.some((name) => request.headers[name] !== undefined)) return null;
  if (request.url.startsWith('/graphql')) return `graphql ${questionOf(request)}`;
  // HEAD is answered like GET, with the same headers.
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (request.url.startsWith('/api/')) return `path ${request.url}`;
  return pageUrl && isPageRequest(request) ? pageIdentity(pageUrl(request.url)) : null;
}
