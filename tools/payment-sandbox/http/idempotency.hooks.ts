import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SandboxStore } from '../state/sandbox.store.ts';
import { idempotencyKeyOf } from './api.guard.ts';
import { IdempotencyLedger, type KeyedRequest } from './idempotency.ledger.ts';
import { formOf } from './request.params.ts';

/**
 * Makes every POST under `api` honour its `Idempotency-Key`, and answers a POST only once its effect is on disk.
 * @returns a function to call for a request whose answer must not be stored.
 */
export function honourIdempotencyKeys(
  api: FastifyInstance,
  store: SandboxStore,
  now: () => number,
): (request: FastifyRequest) => void {
  const ledger = new IdempotencyLedger(store, now);
  const holders = new WeakMap<FastifyRequest, KeyedRequest>();
  const forgettable = new WeakSet<FastifyRequest>();

  api.addHook('preHandler', async (request, reply) => {
    const key = idempotencyKeyOf(request);
    if (request.method !== 'POST' || key === undefined) return;
    const endpoint = request.url.split('?')[0] ?? '';
    const keyed = { key, endpoint, params: formOf(request), requestId: request.id };
    const saved = ledger.begin(keyed);
    reply.header('Idempotency-Key', key);
    if (saved === undefined) {
      holders.set(request, keyed);
      return;
    }
    reply.headers({ 'Idempotent-Replayed': 'true', 'Original-Request': saved.requestId });
    return reply.status(saved.status).type('application/json; charset=utf-8').send(saved.body);
  });

  api.addHook('onSend', async (request, reply, payload) => {
    const keyed = holders.get(request);
    if (keyed && !forgettable.has(request) && typeof payload === 'string') {
      ledger.remember(keyed, reply.statusCode, payload);
    }
    if (request.method === 'POST') await store.saved();
    if (keyed) ledger.end(keyed.key);
    return payload;
  });

  return (request) => forgettable.add(request);
}
