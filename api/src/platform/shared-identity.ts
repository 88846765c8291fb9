import type { FastifyRequest } from 'fastify';
import { isPageRequest, pageUrl } from './web-pages.ts';

/** Either of them, not empty, tells Apollo that the request was not sent by another site in a visitor's name. */
const PREFLIGHT_HEADERS = ['x-apollo-operation-name', 'apollo-require-preflight'] as const;

/** Everything of a question that Apollo answers by: a hash or a document, its variables, and the headers it looks at. */
function questionOf({ method, url, body, headers }: FastifyRequest): string {
  const question = method === 'POST' ? JSON.stringify(body) : url;
  const preflighted = PREFLIGHT_HEADERS.some((name) => headers[name]);
  return JSON.stringify([method, question, headers.accept, headers['content-type'], preflighted]);
}

/**
 * Under which name the answer to a request may be shared with others who ask the same; null when it may not. Guests'
 * questions, REST paths and pages may share answers; whoever shows a token gets an answer of their own.
 */
export function sharedIdentity(request: FastifyRequest, keepPages: boolean): string | null {
  if (request.headers.authorization !== undefined) return null;
  if (request.url.startsWith('/graphql')) return `graphql ${questionOf(request)}`;
  // HEAD is answered as GET would be, headers and all.
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (request.url.startsWith('/api/')) return `path ${request.url}`;
  return keepPages && isPageRequest(request) ? `page ${pageUrl(request)}` : null;
}
