import type { FastifyInstance } from 'fastify';
import { errorBody } from '../../platform/error-answer.ts';
import type { Services } from '../../platform/services.ts';
import { DataExportService } from './data-export.service.ts';

const PATH = '/api/account/export';
/** The page that tells people what programs read in the status. */
const FAILED_PAGE = '/account/export-link';

const FAILURES = {
  unknown: {
    status: 404,
    message: 'This link does not work: it is incomplete, older than 24 hours, or a newer one was sent.',
  },
  'used-up': {
    status: 410,
    message: 'This link was used five times. Please ask for a new one in your account.',
  },
} as const;

/** Where the mailed link leads: the file itself, for whoever holds the link. */
export function dataExportRoutes(app: FastifyInstance, services: Services): void {
  // Looking whether there is something to fetch must not count as fetching it.
  app.get(PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const { token } = request.query as { token?: unknown };
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
