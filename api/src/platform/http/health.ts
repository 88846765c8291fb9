import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Platform } from '../services/platform.ts';
import { errorBody } from './error-answer.ts';

/** Probes come often and need the current state. */
const PROBE = { answersAlone: true, isProbe: true } as const;
const ROUTE = { logLevel: 'silent', config: PROBE } as const;
/** Answered under any load, so it isn't rate-limited, which would query the database. */
const HEALTH = { logLevel: 'silent', config: { ...PROBE, rateLimit: false } } as const;
/** A pool that takes longer to connect and answer isn't ready. */
const ANSWER_WITHIN_MS = 1_000;

export const NOT_READY = 'The database isn’t answering in time.';
const LEAVING = 'This process is shutting down.';

/**
 * Runs a statement on a pool.
 * @throws Error if the answer takes too long.
 */
async function ask(pool: pg.Pool): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(NOT_READY)), ANSWER_WITHIN_MS);
  try {
    await Promise.race([pool.query('select 1'), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether every pool answers. The log names the failing ones; visitors needn't know. */
async function isReady({ pools, logger }: Platform): Promise<boolean> {
  const answers = await Promise.allSettled(Object.values(pools).map(ask));
  for (const [index, name] of Object.keys(pools).entries()) {
    const answer = answers[index];
    if (answer?.status === 'rejected')
      logger.warn({ pool: name, reason: String(answer.reason) }, 'A connection pool isn’t ready.');
  }
  return answers.every(({ status }) => status === 'fulfilled');
}

/**
 * `/api/health`: the process runs. `/api/ready`: it can do its work, for load balancers. The connection that listens
 * for changes doesn't count: without it pages are at most a minute old, which is better than no pages.
 * @param isLeaving whether the process is shutting down: it still answers, but should get no new requests.
 */
export function installHealth(app: FastifyInstance, platform: Platform, isLeaving: () => boolean): void {
  app.get('/api/health', HEALTH, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ success: true, status: 'ok' }),
  );
  app.get('/api/ready', ROUTE, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (isLeaving()) return reply.code(503).send(errorBody(LEAVING));
    return (await isReady(platform))
      ? reply.send({ success: true, status: 'ready' })
      : reply.code(503).send(errorBody(NOT_READY));
  });
}
