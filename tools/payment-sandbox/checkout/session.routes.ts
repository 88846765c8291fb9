import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../context/sandbox.context.ts';
import { noSuchObject } from '../http/api.error.ts';
import { causeOf } from '../http/api.guard.ts';
import { expanded } from '../http/expansion.ts';
import { listPage, newestFirst } from '../http/list.page.ts';
import { paramsOf } from '../http/request.params.ts';
import type { CheckoutRecord } from '../state/sandbox.store.ts';
import { idOf } from '../state/wire.objects.ts';
import { readCheckoutOrder } from './session.params.ts';
import { createSession, expireDueSessions, expireSession, findSession } from './session.service.ts';

type WithId = FastifyRequest<{ Params: { id: string } }>;

/** Checkout sessions for a single payment: https://docs.stripe.com/api/checkout/sessions. */
export function sessionRoutes(api: FastifyInstance, context: SandboxContext): void {
  const { store } = context;

  api.post('/checkout/sessions', async (request) => {
    const params = paramsOf(request);
    const order = readCheckoutOrder(params, context.now());
    const paths = params.texts('expand');
    params.refuseUnread();
    return expanded(store, createSession(context, order).session, paths);
  });

  api.get('/checkout/sessions', async (request) => {
    expireDueSessions(context);
    const params = paramsOf(request);
    const paymentIntent = params.text('payment_intent');
    const status = params.choice('status', ['open', 'complete', 'expired']);
    const sessions = newestFirst(store.tables.sessions)
      .map(({ session }) => session)
      .filter((session) => status === undefined || session.status === status)
      .filter((session) => paymentIntent === undefined || idOf(session.payment_intent) === paymentIntent);
    const page = listPage(sessions, params, '/v1/checkout/sessions');
    const paths = params.texts('expand');
    params.refuseUnread();
    return expanded(store, page, paths);
  });

  api.get('/checkout/sessions/:id', async (request: WithId) => {
    const params = paramsOf(request);
    const paths = params.texts('expand');
    params.refuseUnread();
    return expanded(store, recordOf(context, request).session, paths);
  });

  api.get('/checkout/sessions/:id/line_items', async (request: WithId) => {
    const params = paramsOf(request);
    const { session, lineItems } = recordOf(context, request);
    const page = listPage(lineItems, params, `/v1/checkout/sessions/${session.id}/line_items`);
    const paths = params.texts('expand');
    params.refuseUnread();
    return expanded(store, page, paths);
  });

  api.post('/checkout/sessions/:id/expire', async (request: WithId) => {
    const params = paramsOf(request);
    const paths = params.texts('expand');
    params.refuseUnread();
    const record = recordOf(context, request);
    expireSession(context, record, causeOf(request));
    return expanded(store, record.session, paths);
  });
}

function recordOf(context: SandboxContext, { params: { id } }: WithId): CheckoutRecord {
  const record = findSession(context, id);
  if (!record) throw noSuchObject('checkout.session', id, 'session');
  return record;
}
