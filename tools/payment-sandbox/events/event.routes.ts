import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../context/sandbox.context.ts';
import { noSuchObject } from '../http/api.error.ts';
import { listPage, newestFirst } from '../http/list.page.ts';
import { paramsOf } from '../http/request.params.ts';

/** Reading events: https://docs.stripe.com/api/events. */
export function eventRoutes(api: FastifyInstance, { store }: SandboxContext): void {
  api.get('/events', async (request) => {
    const params = paramsOf(request);
    const type = params.text('type');
    const types = params.texts('types');
    const events = newestFirst(store.tables.events).filter(
      (event) =>
        (type === undefined || event.type === type) && (types.length === 0 || types.includes(event.type)),
    );
    const page = listPage(events, params, '/v1/events');
    params.refuseUnread();
    return page;
  });

  api.get('/events/:id', async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const event = store.tables.events.get(request.params.id);
    if (!event) throw noSuchObject('event', request.params.id);
    return event;
  });
}
