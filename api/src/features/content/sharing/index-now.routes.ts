import type { FastifyInstance } from 'fastify';
import type { IndexNowConfig } from '../../../platform/config/index-now-config.ts';

/** Serves the key file, with which search engines check that the key belongs to the site. */
export function installIndexNowKey(app: FastifyInstance, { key }: IndexNowConfig): void {
  app.get(`/${key}.txt`, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('x-robots-tag', 'noindex').send(key),
  );
}
