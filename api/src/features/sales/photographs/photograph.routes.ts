import type { FastifyPluginAsync } from 'fastify';
import { errorBody } from '../../../platform/http/error-answer.ts';
import { PHOTOGRAPH_PATH, type PhotographFiles } from './photograph-files.service.ts';
import type { PhotographService } from './photograph.service.ts';

export interface PhotographRoutesOptions {
  readonly files: PhotographFiles;
  readonly photographs: PhotographService;
}

interface Asked {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly key?: unknown };
}

/** Serves photographs to anyone with a valid link. All other requests get the same answer. */
export const photographRoutes: FastifyPluginAsync<PhotographRoutesOptions> = async (
  app,
  { files, photographs },
) => {
  app.get<Asked>(`${PHOTOGRAPH_PATH}:id.webp`, async (request, reply) => {
    const { id } = request.params;
    const { key } = request.query;
    const mayBeSeen =
      typeof key === 'string' && (await files.opens(key, id)) && (await photographs.isKept(id));
    const found = mayBeSeen ? await files.open(id) : null;
    if (found === null)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send(errorBody('This photograph doesn’t exist, or its link has expired. Please reload the page.'));
    return reply
      .type('image/webp')
      .header('content-length', found.size)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(found.content);
  });
};
