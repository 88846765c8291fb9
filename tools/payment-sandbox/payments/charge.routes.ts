import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../context/sandbox.context.ts';
import { noSuchObject } from '../http/api.error.ts';
import { expanded } from '../http/expansion.ts';
import { paramsOf } from '../http/request.params.ts';

/** Reading a charge: https://docs.stripe.com/api/charges/retrieve. Only PaymentIntents create charges. */
export function chargeRoutes(api: FastifyInstance, { store }: SandboxContext): void {
  api.get('/charges/:id', async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const params = paramsOf(request);
    const paths = params.texts('expand');
    params.refuseUnread();
    const charge = store.tables.charges.get(request.params.id);
    if (!charge) throw noSuchObject('charge', request.params.id);
    return expanded(store, charge, paths);
  });
}
