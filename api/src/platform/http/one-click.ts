import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordFrom } from '../text/record.ts';

/** A link in the foot of a mail, which is also its List-Unsubscribe header. */
export interface OneClick {
  readonly path: string;
  /** The page that asks a reader who follows the link. */
  readonly page: string;
  /** A sentence for the mail program once it is done. */
  readonly done: string;
  /** Ends what the mail belongs to; returns whether the token is known. */
  readonly end: (token: string) => Promise<boolean>;
}

function tokenOf({ query }: FastifyRequest): string {
  const { token } = recordFrom(query);
  return typeof token === 'string' ? token : '';
}

/**
 * Mail programs send a POST when the reader presses "unsubscribe" (RFC 8058); a reader's own click leads to the page
 * that asks, because mail scanners follow links too.
 */
export function oneClickRoute(app: FastifyInstance, { path, page, done, end }: OneClick): void {
  void app.register(async (scope) => {
    // The form says List-Unsubscribe=One-Click, and nothing that the URL does not.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, next) => next(null, null));
    scope.post(path, async (request, reply) => {
      const known = await end(tokenOf(request));
      return reply
        .code(known ? 200 : 404)
        .type('text/plain; charset=utf-8')
        .send(`${known ? done : 'This link doesn’t work.'}\n`);
    });
    scope.get(path, async (request, reply) =>
      reply.redirect(`${page}?token=${encodeURIComponent(tokenOf(request))}`, 303),
    );
  });
}
