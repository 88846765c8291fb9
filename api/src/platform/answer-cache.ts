import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { KeptAnswer } from './kept-answer.ts';
import type { Metrics } from './metrics.ts';
import { SingleFlight } from './single-flight.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that the answer to this request is cached under; absent if it must not be cached. */
    cacheKey?: string;
    /** Hands the answer to every request that waits for it; null sends them to do their own work. */
    landAnswer?: (answer: KeptAnswer | null) => void;
  }

  interface FastifyContextConfig {
    /** Requests to this route are never joined, and their answers never shared. */
    answersAlone?: true;
  }
}

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_AGE_MS = 60_000;

/**
 * Apollo computes `Cache-Control` from the schema's hints; pages set their own. "Public" means it may be
 * cached.
 */
function mayBeKept(reply: FastifyReply): boolean {
  const policy = String(reply.getHeader('cache-control') ?? '');
  return reply.statusCode === 200 && /\bpublic\b/.test(policy) && /(max-age|s-maxage)=[1-9]/.test(policy);
}

/**
 * Caches whole public answers (GraphQL and pages alike) for one version of the data and at most one minute.
 * It obeys each answer's own Cache-Control, so nothing that depends on the viewer is ever cached. Identical
 * requests that arrive together wait for the first; its answer is finished even if its visitor leaves
 * meanwhile.
 * @param keyOf the request's identity; null for requests whose answers must not be shared.
 * @param stamp the version of all data: any change makes every cached answer unreachable at once.
 */
export function installAnswerCache(
  app: FastifyInstance,
  keyOf: (request: FastifyRequest) => string | null,
  stamp: () => string,
  metrics: Metrics,
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
    const kept = answers.get(key);
    const answer = kept ?? (await flights.underway(key));
    metrics.answerCache.inc({ outcome: kept ? 'hit' : answer ? 'joined' : 'miss' });
    if (answer) return answer.send(request, reply);
    request.cacheKey = key;
    // Requests that a leader sent away wait neither again nor for each other.
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
