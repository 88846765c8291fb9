import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { WebPages } from './web-pages.ts';

/** The GraphQL playground at `/playground`. Search engines are asked not to index it. */
export function servePlayground(app: FastifyInstance, pages: WebPages, config: Config): void {
  app.get('/playground', async (request, reply) => {
    const renderer = await pages.load();
    const html = await renderer.playgroundHtml({ origin: config.publicUrl, assets: pages.assets });
    void reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    return reply.send(await pages.finish(request.url, html));
  });
}
