import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { matchesTag } from '../../platform/cache/entity-tag.ts';
import type { WebPages } from '../../platform/pages/web-pages.ts';
import { digest } from '../../platform/text/digest.ts';
import { restTable } from '../resources/rest-table.ts';
import { openApiDocument } from './openapi-document.ts';
import type { OpenApiDocument } from './openapi.ts';

/**
 * `/api/openapi.json`. It changes only with the shop's release, so its tag is computed once.
 * @returns the document.
 */
export function serveOpenApi(
  app: FastifyInstance,
  schema: GraphQLSchema,
  publicUrl: string,
): OpenApiDocument {
  const document = openApiDocument(restTable, schema, publicUrl);
  const json = JSON.stringify(document);
  const etag = `"${digest(json)}"`;
  app.get('/api/openapi.json', async (request, reply) => {
    void reply.headers({ 'cache-control': 'public, no-cache', etag, 'x-robots-tag': 'noindex' });
    if (matchesTag(request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(json);
  });
  return document;
}

/** The document as a page at `/api/docs`, under the shop's own content policy, without scripts. */
export function serveRestDocs(
  app: FastifyInstance,
  pages: WebPages,
  origin: string,
  document: OpenApiDocument,
): void {
  app.get('/api/docs', async (request, reply) => {
    const renderer = await pages.load();
    const html = await renderer.restDocsHtml({ origin, assets: pages.assets, document });
    void reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=0, s-maxage=60', 'x-robots-tag': 'noindex' });
    return reply.send(await pages.finish(request.url, html));
  });
}
