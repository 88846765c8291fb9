import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordFrom } from '../text/record.ts';

/**
 * The documented shape of an error on the REST paths. Legacy screens show `error` (checkout, contact) or `message`
 * (tracking, pages), so both hold the sentence.
 */
export interface ErrorBody {
  readonly success: false;
  readonly error: string;
  readonly message: string;
  /** Only with the shop's own faults: the request's id in the log. Added by {@link nameRequest}. */
  readonly requestId?: string;
}

export const errorBody = (message: string): ErrorBody => ({ success: false, error: message, message });

/** GraphQL's codes for requests that couldn't be parsed; any other status below 500 is the caller's fault. */
const CODES: Readonly<Record<number, string>> = {
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
};

/**
 * Answers a request that failed before a handler ran, in the shape its address uses: GraphQL's own for `/graphql`, that
 * of the REST paths for all others.
 * @param message a sentence for the caller.
 */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
): FastifyReply {
  void reply.code(status);
  if (request.routeOptions.url !== '/graphql') return reply.send(errorBody(message));
  const wait = reply.getHeader('retry-after');
  const extensions = {
    code: CODES[status] ?? 'BAD_REQUEST',
    ...(wait === undefined ? {} : { retryAfter: Number(wait) }),
    ...(status < 500 ? {} : { requestId: request.id }),
  };
  return reply.send({ errors: [{ message, extensions }] });
}

/** Adds the request's id to the body of a server fault, whichever route answers with it. */
export function nameRequest(request: FastifyRequest, reply: FastifyReply, body: unknown): unknown {
  const isFault = reply.statusCode >= 500 && recordFrom(body)['success'] === false;
  return isFault ? { ...recordFrom(body), requestId: request.id } : body;
}
