import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { KeptAnswer } from './kept-answer.ts';
import { SingleFlight } from './single-flight.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Under which the answer to this request may be kept; absent when it must not be. */
    cacheKey?: string;
    /** Hands the answer to all who asked the same meanwhile, or null if they must work on their own. */
    landAnswer?: (answer: KeptAnswer | null) => void;
  }

  interface FastifyContextConfig {
    /** Each request to the route is worked on at once, and its answer never shared. */
    answersAlone?: true;
  }
}

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_AGE_MS = 60_000;

/** Public for a while says `Cache-Control`, which Apollo works out from the schema's hints and pages set themselves. */
function mayBeKept(reply: FastifyReply): boolean {
  const policy = String(reply.getHeader('cache-control') ?? '');
  return reply.statusCode === 200 && /\bpublic\b/.test(policy) && /(max-age|s-maxage)=[1-9]/.test(policy);
}

/**
 * Keeps whole public answers (GraphQL and pages alike) for one version of the data and at most a minute.
 * It obeys the answer's own Cache-Control, so nothing that depends on who asks is ever kept. Requests that ask the same
 * at the same time wait for the first of them, whose visitor may leave meanwhile: its answer is finished all the same.
 * @param keyOf the request's identity, or null for requests whose answers must not be shared.
 * @param stamp the version of all data: a change makes every kept answer unreachable at once.
 */
export function installAnswerCache(
  app: FastifyInstance,
  keyOf: (request: FastifyRequest) => string | null,
  stamp: () => string,
): void {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: ({ size }) => size + 1,
  });

  const flights = new SingleFlight<KeptAnswer>();

  app.addHook('preHandler', async (request, reply) => {
    const identity = request.routeOptions.config.answersAlone ? null : keyOf(request);
    if (identity === null) return;
    const key = `${stamp()} ${createHash('sha1').update(identity).digest('base64url')}`;
    const answer = answers.get(key) ?? (await flights.underway(key));
    if (answer) return answer.send(request, reply);
    request.cacheKey = key;
    // Those whom a leader sent off do not wait again, nor for each other.
    if (!flights.underway(key)) request.landAnswer = flights.lead(key);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { cacheKey } = request;
    if (cacheKey === undefined) return payload;
    const answer = typeof payload === 'string' && mayBeKept(reply) ? new KeptAnswer(reply, payload) : null;
    if (answer) answers.set(cacheKey, answer);
    request.landAnswer?.(answer);
    return answer ? answer.pack(request, reply) : payload;
  });
}
