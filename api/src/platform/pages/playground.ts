import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { contentPolicy } from '../http/http-server.ts';
import type { WebPages } from './web-pages.ts';

/**
 * The shop's content policy plus what GraphiQL's editor needs: it writes colours and positions into style elements, and
 * its icons are a font in its style sheet. Scripts and workers come from the shop itself, and nothing is evaluated.
 */
function playgroundPolicy(config: Config): Record<string, string[]> {
  const shop = contentPolicy(config);
  return {
    ...shop,
    styleSrc: ["'self'", "'unsafe-inline'"],
    fontSrc: ["'self'", 'data:'],
  };
}

/** GraphiQL at `/playground`. It loads nothing from elsewhere and isn't indexed by search engines. */
export function servePlayground(app: FastifyInstance, pages: WebPages, config: Config): void {
  const helmet = { contentSecurityPolicy: { useDefaults: false, directives: playgroundPolicy(config) } };
  app.get('/playground', { helmet }, async (request, reply) => {
    const renderer = await pages.load();
    const html = renderer.playgroundHtml({ origin: config.publicUrl, assets: pages.assets });
    // Bypasses the response cache: a cached page would come with the shop's policy.
    void reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    return reply.send(await pages.finish(request.url, html));
  });
}
