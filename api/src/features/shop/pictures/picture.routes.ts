import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { matchesTag } from '../../../platform/cache/entity-tag.ts';
import type { OpenFile } from '../../../platform/files/file-store.ts';
import { errorBody } from '../../../platform/http/error-answer.ts';
import { PICTURE_PATH, PLACEHOLDER_NAME } from './picture.name.ts';
import type { PictureService } from './picture.service.ts';
import { PLACEHOLDER_SVG } from './placeholder.picture.ts';

export interface PictureRoutesOptions {
  readonly service: Pick<PictureService, 'open' | 'knows'>;
}

/** Names carry the version of the look, so the picture behind a name never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** The placeholder's name has no version. */
const FOR_A_DAY = 'public, max-age=86400';
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
};
const SVG_TYPE = 'image/svg+xml; charset=utf-8';

function isUnchanged(request: FastifyRequest, etag: string, modified: Date): boolean {
  const tags = request.headers['if-none-match'];
  if (tags !== undefined) return matchesTag(tags, etag);
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, file: OpenFile): FastifyReply {
  const { name, size, modified, content } = file;
  const etag = `"${size.toString(36)}-${Math.floor(modified.getTime()).toString(36)}"`;
  reply
    .header('cache-control', FOR_EVER)
    .header('etag', etag)
    .header('last-modified', modified.toUTCString())
    // Webmail shows pictures on its own site.
    .header('cross-origin-resource-policy', 'cross-origin');
  if (isUnchanged(request, etag, modified)) {
    if (!Buffer.isBuffer(content)) content.destroy();
    return reply.code(304).send();
  }
  reply
    .type(CONTENT_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
    .header('content-length', size);
  return reply.send(content);
}

/**
 * Serves product pictures under `/uploads/products/` to GET and HEAD. If a picture isn't drawn in time, the
 * response is the placeholder, uncached, so that the next visit gets the picture. An unknown name gets 404.
 */
export const pictureRoutes: FastifyPluginAsync<PictureRoutesOptions> = async (app, { service }) => {
  app.get<{ Params: { name: string } }>(
    `${PICTURE_PATH}:name`,
    { exposeHeadRoute: true },
    async (request, reply) => {
      const { name } = request.params;
      if (name === PLACEHOLDER_NAME)
        return reply.type(SVG_TYPE).header('cache-control', FOR_A_DAY).send(PLACEHOLDER_SVG);
      const file = await service.open(name, request.signal);
      if (file) return sendPicture(request, reply, file);
      if (await service.knows(name))
        return reply.type(SVG_TYPE).header('cache-control', 'no-store').send(PLACEHOLDER_SVG);
      return reply.code(404).send(errorBody('This picture doesn’t exist.'));
    },
  );
};
