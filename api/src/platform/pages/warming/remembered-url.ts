import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageRenderer } from '../page-renderer.ts';

/** Shoppers choose these values from lists, so they're short and plain. */
const CHOSEN_VALUE = /^[\w ./,&-]{1,40}$/;

/**
 * The address of a public page that has been sent, as it's cached; null if it might hold a token, a registration or
 * words that the visitor typed.
 */
export function rememberedUrl(
  request: FastifyRequest,
  reply: FastifyReply,
  { rememberedPages, pageUrl }: Pick<PageRenderer, 'rememberedPages' | 'pageUrl'>,
): string | null {
  const parameters = rememberedPages[request.routeOptions.url ?? ''];
  const isPublic = /\bpublic\b/.test(String(reply.getHeader('cache-control')));
  if (!parameters || !isPublic || ![200, 304].includes(reply.statusCode)) return null;
  const url = pageUrl(request.url);
  const [, ...query] = url.split('?');
  const isChosen = [...new URLSearchParams(query.join('?'))].every(
    ([name, value]) => parameters.includes(name) && CHOSEN_VALUE.test(value),
  );
  return isChosen ? url : null;
}
