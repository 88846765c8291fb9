import type { FastifyInstance } from 'fastify';
import { errorBody } from '../../../../platform/http/error-answer.ts';
import type { Services } from '../../../../platform/services/services.ts';
import { recordFrom } from '../../../../platform/text/record.ts';
import { CalendarLinks } from './calendar-links.service.ts';
import { BookingCalendar } from './calendar.service.ts';

const CLOSED = 'This link has expired or is incomplete. Open your order’s page for a new one.';

/** Serves the calendar entries of bookings to anyone with a signed link. */
export function calendarRoutes(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>('/api/bookings/:id/calendar.ics', async (request, reply) => {
    const { id } = request.params;
    void reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    if (!(await services.get(CalendarLinks).opens(id, recordFrom(request.query)['key'])))
      return reply.code(403).send(errorBody(CLOSED));
    const file = await services.get(BookingCalendar).file(id);
    if (file === null) return reply.code(404).send(errorBody(CLOSED));
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="fitting.ics"')
      .send(file);
  });
}
