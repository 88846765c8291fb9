import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordFrom } from '../text/record.ts';

/** A link in the footer of an email, which is also its List-Unsubscribe header. */
export interface OneClick {
  readonly path: string;
  /** The confirmation page for a reader who follows the link. */
  readonly page: string;
  /** A sentence for the email program once it's done. */
  readonly done: string;
  /** Ends the subscription behind a token; false if the token is unknown. */
  readonly end: (token: string) => Promise<boolean>;
}

function tokenOf({ query }: FastifyRequest): string {
  const { token } = recordFrom(query);
  return typeof token === 'string' ? token : '';
}

/**
 * Email programs send a POST when the reader presses "unsubscribe" (RFC 8058); a reader's own click leads to a
 * confirmation page, because email scanners follow links too.
 */
export function oneClickRoute(app: FastifyInstance, { path, page, done, end }: OneClick): void {
  void app.register(async (scope) => {
    // The form says only List-Unsubscribe=One-Click; the URL has everything else.
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
