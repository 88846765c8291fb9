import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { errorBody } from '../../../../platform/http/error-answer.ts';
import { actsForShop } from '../../../../platform/services/context.ts';
import { forbidden, PublicError, signedOut } from '../../../../platform/services/errors.ts';
import type { Services } from '../../../../platform/services/services.ts';
import { recordFrom } from '../../../../platform/text/record.ts';
import { SecurityLog } from '../../../operations/audit/index.ts';
import { SessionService } from '../../../people/accounts/index.ts';
import { NewsletterState } from '../record/newsletter.enums.ts';
import { subscriberFile } from './subscriber-file.ts';
import { SubscriberService } from './subscriber.service.ts';

const PATH = '/api/admin/newsletter.csv';

const isState = (text: unknown): text is NewsletterState =>
  typeof text === 'string' && Object.hasOwn(NewsletterState, text);

/** The subscribers as a file for newsletter software, for staff. Every download is recorded in the audit log. */
export function subscriberFileRoutes(app: FastifyInstance, services: Services): void {
  app.get(PATH, { exposeHeadRoute: false }, async (request, reply) => {
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const viewer = await services
      .get(SessionService)
      .viewerOf(request.headers.authorization)
      .catch((error: unknown) => {
        if (error instanceof PublicError) return null;
        throw error;
      });
    if (!viewer || !actsForShop(viewer, 'WRITE_NEWSLETTER')) {
      if (viewer)
        await services.get(SecurityLog).noteRefused({ viewer, address: request.ip }, [`GET ${PATH}`]);
      return reply
        .code(viewer?.userId ? 403 : 401)
        .send(errorBody((viewer?.userId ? forbidden() : signedOut()).message));
    }
    const { state } = recordFrom(request.query);
    if (state !== undefined && !isState(state))
      return reply.code(400).send(errorBody('State must be PENDING, CONFIRMED or UNSUBSCRIBED.'));
    const subscribers = services.get(SubscriberService);
    await subscribers.noteExport(viewer, state ?? null);
    const day = services.platform.now().toISOString().slice(0, 10);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="newsletter-${day}.csv"`)
      .send(Readable.from(subscriberFile(subscribers.all(state ?? null))));
  });
}
