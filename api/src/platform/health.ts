import type { FastifyInstance } from 'fastify';
import { errorBody } from './error-answer.ts';
import type { Platform } from './platform.ts';

/** Asked often, by programs that want to know how it is at this moment. */
const ROUTE = { logLevel: 'silent', config: { answersAlone: true } } as const;

/** `/api/health`: the process lives. `/api/ready`: it can do its work, for proxies that choose among several. */
export function installHealth(app: FastifyInstance, { sql }: Platform): void {
  app.get('/api/health', ROUTE, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ success: true, status: 'ok' }),
  );
  app.get('/api/ready', ROUTE, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      await sql.rows('select 1 as ready');
      return await reply.send({ success: true, status: 'ready' });
    } catch {
      return reply.code(503).send(errorBody('The database cannot be reached.'));
    }
  });
}
