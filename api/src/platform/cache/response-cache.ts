import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Platform } from '../services/platform.ts';
import { CachedResponse } from './cached-response.ts';
import { isRefresh, REFRESH_HEADERS } from './refresh.ts';
import { SingleFlight } from './single-flight.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where to cache this request's answer; absent if it must not be cached. */
    toKeep?: ToKeep;
    /** The products whose stock the answer states; absent if answers aren't cached. */
    stockOf?: Set<number>;
    /** Hands the answer to every request waiting for it; null makes them do their own work. */
    landAnswer?: (answer: CachedResponse | null) => void;
  }

  interface FastifyContextConfig {
    /** Requests to this route never share an answer. */
    answersAlone?: true;
  }
}

/** Where an answer will be cached, and the last stock change when work on it began. */
interface ToKeep {
  readonly key: string;
  readonly news: number;
  readonly turns: number;
}

interface Kept {
  readonly answer: CachedResponse;
  readonly stockOf: ReadonlySet<number>;
  /** How often a product had sold out or come back in stock when work on the answer began. */
  readonly turns: number;
  readonly madeAt: number;
}

/** The most that a process caches, as compressed: about a thousand listing pages. */
export const RESPONSE_CACHE_BYTES = 32 * 1024 * 1024;
/** An older answer is still sent once while a new one is made … */
const FRESH_MS = 60_000;
/** … unless it's older than this. */
const MAX_AGE_MS = 120_000;
/** Leaves half a minute to replace an answer before it's gone. */
const EXPIRES_SOON_MS = 90_000;
/** How many stock changes to remember for answers in flight, which take seconds. */
const RECENT_CHANGES = 20_000;

/** A view of the cached answers. */
export interface ResponseCache {
  /** The answer to requests with this identity; null if there isn't one. Reading it doesn't count as a use. */
  find(identity: string): { readonly bytes: number; readonly expiresSoon: boolean } | null;
}

/** The headers that affect an answer, see `sharedIdentity`. */
const DECISIVE_HEADERS = ['accept', 'content-type', 'x-apollo-operation-name', 'apollo-require-preflight'];

/**
 * Apollo computes `Cache-Control` from the schema's hints; pages set their own. "Public" means that the answer may be
 * cached.
 */
function mayBeKept(reply: FastifyReply): boolean {
  const policy = String(reply.getHeader('cache-control') ?? '');
  return reply.statusCode === 200 && /\bpublic\b/.test(policy) && /(max-age|s-maxage)=[1-9]/.test(policy);
}

/**
 * Caches whole public answers, from GraphQL and pages alike. It obeys each answer's own Cache-Control, so nothing
 * that depends on the viewer is ever cached. Identical requests that arrive together wait for the first, whose answer
 * is completed even if its visitor leaves.
 *
 * A change of catalogue, settings or content makes every answer unreachable at once. A stock change evicts the
 * answers that state the stock of those products. When a product sells out or comes back in stock, other answers may
 * start or stop listing it: like answers older than a minute, they're sent one more time while being refreshed.
 *
 * @param keyOf the request's identity; null for requests whose answers must not be shared.
 */
export function installResponseCache(
  app: FastifyInstance,
  keyOf: (request: FastifyRequest) => string | null,
  { versions, metrics }: Pick<Platform, 'versions' | 'metrics'>,
): ResponseCache {
  const answers = new LRUCache<string, Kept>({
    maxSize: RESPONSE_CACHE_BYTES,
    ttl: MAX_AGE_MS,
    // Otherwise a quiet shop would hold answers that nobody can get any more.
    ttlAutopurge: true,
    sizeCalculation: ({ answer }) => answer.size + 1,
  });
  const flights = new SingleFlight<CachedResponse>();
  const refreshing = new Set<string>();
  /** The number of each product's latest stock change. */
  const latestNews = new LRUCache<number, number>({ max: RECENT_CHANGES });
  let news = 0;

  const cacheKeyOf = (identity: string): string =>
    `${versions.stampBesideStock()} ${createHash('sha256').update(identity).digest('base64url')}`;

  versions.onStock(({ productIds }) => {
    news += 1;
    for (const id of productIds) latestNews.set(id, news);
    for (const [key, { stockOf }] of answers.entries())
      if (productIds.some((id) => stockOf.has(id))) answers.delete(key);
  });

  /** Whether the stock that the answer states changed while it was being made. */
  const isOvertaken = (stockOf: ReadonlySet<number>, begun: number): boolean =>
    news > begun && [...stockOf].some((id) => (latestNews.get(id) ?? 0) > begun);

  /** A product that sold out or came back since may have changed any answer, so that makes it old too. */
  const isOlderThan = (ms: number, { turns, madeAt }: Kept): boolean =>
    turns < versions.stockTurns() || Date.now() - madeAt > ms;

  /** Remakes an answer that was just sent, as an internal request. */
  function refresh({ method, url, headers, body }: FastifyRequest, key: string): void {
    if (refreshing.has(key)) return;
    refreshing.add(key);
    const decisive = DECISIVE_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []));
    const request = app.inject({
      method,
      url,
      headers: { ...Object.fromEntries(decisive), host: headers.host, ...REFRESH_HEADERS },
      ...(body ? { payload: body } : {}),
    });
    // If a refresh fails, the next visitor after the answer has expired gets a new one.
    request.catch(() => undefined).finally(() => refreshing.delete(key));
  }

  // Runs first, because a resolver may read products before it's known whether the answer will be cached.
  app.addHook('onRequest', async (request) => {
    request.stockOf = new Set();
  });

  app.addHook('preHandler', async (request, reply) => {
    const identity = request.routeOptions.config.answersAlone ? null : keyOf(request);
    if (identity === null) return;
    const key = cacheKeyOf(identity);
    const kept = isRefresh(request) ? undefined : answers.get(key);
    if (kept && isOlderThan(FRESH_MS, kept)) refresh(request, key);
    const answer = kept?.answer ?? (await flights.inFlight(key));
    // A refresh doesn't come from a visitor, so it isn't counted.
    if (!isRefresh(request))
      metrics.responseCache.inc({ outcome: kept ? 'hit' : answer ? 'joined' : 'miss' });
    if (answer) return answer.send(request, reply);
    request.toKeep = { key, news, turns: versions.stockTurns() };
    // Requests that a leader released don't wait again, neither for it nor for each other.
    if (!flights.inFlight(key)) request.landAnswer = flights.lead(key);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { toKeep, stockOf = new Set() } = request;
    if (!toKeep) return payload;
    const answer =
      typeof payload === 'string' && mayBeKept(reply) ? await CachedResponse.of(reply, payload) : null;
    const isCurrent = answer !== null && !isOvertaken(stockOf, toKeep.news);
    if (isCurrent) answers.set(toKeep.key, { answer, stockOf, turns: toKeep.turns, madeAt: Date.now() });
    request.landAnswer?.(isCurrent ? answer : null);
    if (!answer) return payload;
    // Fastify's answers to HEAD need a body, whose length they state.
    if (request.method !== 'HEAD' && answer.notModified(request, reply)) return null;
    return answer.pack(request, reply);
  });

  return {
    find(identity) {
      const kept = answers.peek(cacheKeyOf(identity));
      return kept ? { bytes: kept.answer.size, expiresSoon: isOlderThan(EXPIRES_SOON_MS, kept) } : null;
    },
  };
}
