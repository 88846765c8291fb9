import type { FastifyInstance } from 'fastify';
import { SITEMAP_FILE_PATH, type Sitemap } from '../features/sitemap.ts';
import { answerNotFound } from './http-server.ts';

const FOR_AN_HOUR = 'public, max-age=3600';
const XML = 'application/xml; charset=utf-8';

/** `/robots.txt` and the sitemap. Crawlers may fetch pages marked noindex; otherwise they'd never see the mark. */
export function installSearchEngineFiles(app: FastifyInstance, origin: string, sitemap: Sitemap): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', FOR_AN_HOUR)
      .send(
        `# For integrators: ${origin}/playground and ${origin}/api/docs\nUser-agent: *\nDisallow: ` +
          `/api/\nAllow: /api/docs\nDisallow: /graphql\nSitemap: ${origin}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type(XML)
      .header('cache-control', FOR_AN_HOUR)
      .send(await sitemap.index()),
  );

  app.get<{ Params: { name: string } }>(`${SITEMAP_FILE_PATH}:name`, async (request, reply) => {
    const text = await sitemap.file(SITEMAP_FILE_PATH + request.params.name);
    if (text === null) return answerNotFound(request, reply);
    return reply.type(XML).header('cache-control', FOR_AN_HOUR).send(text);
  });
}
