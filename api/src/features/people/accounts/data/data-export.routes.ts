import type { FastifyInstance } from 'fastify';
import { errorBody } from '../../../../platform/http/error-answer.ts';
import type { Services } from '../../../../platform/services/services.ts';
import { recordFrom } from '../../../../platform/text/record.ts';
import { DataExportService } from './data-export.service.ts';

const PATH = '/api/account/export';
/** The page that explains to people what the status code tells programs. */
const FAILED_PAGE = '/account/export-link';

const FAILURES = {
  unknown: {
    status: 404,
    message:
      'This link doesn’t work. It’s incomplete, more than 24 hours old, or we’ve sent you a newer one.',
  },
  'used-up': {
    status: 410,
    message: 'This link has been used five times. Please ask for a new one in your account.',
  },
} as const;

/** The emailed link's target: sends the file to anyone with the link. */
export function dataExportRoutes(app: FastifyInstance, services: Services): void {
  // A HEAD request must not count as a download.
  app.get(PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const { token } = recordFrom(request.query);
    const data = await services.get(DataExportService).open(typeof token === 'string' ? token : '');
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (typeof data !== 'string')
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="my-data-${data.exportedAt.slice(0, 10)}.json"`)
        .send(`${JSON.stringify(data, null, 2)}\n`);
    const { status, message } = FAILURES[data];
    if (request.headers.accept?.includes('text/html')) return reply.redirect(FAILED_PAGE, 303);
    return reply.code(status).send(errorBody(message));
  });
}
