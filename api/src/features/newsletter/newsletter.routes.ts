import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordFrom } from '../../platform/record.ts';
import type { Services } from '../../platform/services.ts';
import { NewsletterService } from './newsletter.service.ts';

const PATH = '/api/newsletter/unsubscribe';

function tokenOf({ query }: FastifyRequest): string {
  const { token } = recordFrom(query);
  return typeof token === 'string' ? token : '';
}

/**
 * The URL in the List-Unsubscribe header. Mail programs send a POST when the reader presses "unsubscribe"
 * (RFC 8058); a reader's own click leads to the page that asks, because mail scanners follow links too.
 */
export function newsletterRoutes(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    // The form says List-Unsubscribe=One-Click, and nothing that the URL does not.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null));
    scope.post(PATH, async (request, reply) => {
      const known = await services.get(NewsletterService).unsubscribe(tokenOf(request));
      return reply
        .code(known ? 200 : 404)
        .type('text/plain; charset=utf-8')
        .send(known ? 'You’ve been unsubscribed.\n' : 'This link doesn’t work.\n');
    });
    scope.get(PATH, async (request, reply) =>
      reply.redirect(`/newsletter/unsubscribe?token=${encodeURIComponent(tokenOf(request))}`, 303),
    );
  });
}
