import type { FastifyInstance } from 'fastify';
import { SHOP_BUSY } from '../../../platform/database/database-errors.ts';
import { errorBody } from '../../../platform/http/error-answer.ts';
import { QueueFull } from '../../../platform/process/bounded-queue.ts';
import { NotDrawnYet, SHARE_PATH, SHARED_KINDS, type SharePictures } from './share-picture.service.ts';

/** The URL changes with the picture. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const NAME = /^([1-9]\d{0,8})-[0-9a-f]{12}\.jpg$/;

/** Serves the pictures for link previews. Former URLs redirect to the current one. */
export function installSharePictures(app: FastifyInstance, pictures: SharePictures): void {
  app.get<{ Params: { kind: string; name: string } }>(`${SHARE_PATH}:kind/:name`, async (request, reply) => {
    const kind = SHARED_KINDS.find((known) => known === request.params.kind);
    const [, id] = NAME.exec(request.params.name) ?? [];
    const missing = () => reply.code(404).send(errorBody('This picture doesn’t exist.'));
    if (!kind || !id) return missing();
    try {
      const found = await pictures.find(kind, Number(id), `${SHARE_PATH}${kind}/${request.params.name}`);
      if (!found) return missing();
      if ('movedTo' in found)
        return reply.header('cache-control', 'public, max-age=300').redirect(found.movedTo, 302);
      return reply
        .type('image/jpeg')
        .header('cache-control', FOR_EVER)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(found);
    } catch (error) {
      if (!(error instanceof QueueFull || error instanceof NotDrawnYet)) throw error;
      return reply
        .code(503)
        .header('retry-after', SHOP_BUSY.retryAfter)
        .header('cache-control', 'no-store')
        .send(errorBody(SHOP_BUSY.message));
    }
  });
}
