import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_VERSION } from '../state/wire.objects.ts';
import type { EventCause } from '../webhooks/event.log.ts';
import { ApiError } from './api.error.ts';

/** Admits only callers with the secret key, and adds Stripe's headers to every answer. */
export function guardApi(api: FastifyInstance, secretKey: string): void {
  const expected = digest(secretKey);
  api.addHook('onRequest', async (request, reply) => {
    reply.header('Request-Id', request.id);
    reply.header('Stripe-Version', request.headers['stripe-version'] ?? API_VERSION);
    const given = keyOf(request.headers.authorization);
    if (given !== undefined && timingSafeEqual(digest(given), expected)) return;
    reply.header('WWW-Authenticate', 'Basic realm="Stripe"');
    throw new ApiError(
      401,
      'invalid_request_error',
      given === undefined ? NO_KEY : `Invalid API Key provided: ${masked(given)}`,
    );
  });
}

const NO_KEY =
  'You did not provide an API key. You need to provide your API key in the Authorization header, ' +
  "using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";

/** Names the request as the cause of the events it triggers. */
export function causeOf(request: FastifyRequest): EventCause {
  return { requestId: request.id, idempotencyKey: idempotencyKeyOf(request) ?? null };
}

export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  return typeof header === 'string' && header !== '' ? header : undefined;
}

function keyOf(authorization: string | undefined): string | undefined {
  const [scheme = '', credentials = ''] = authorization?.trim().split(/\s+/, 2) ?? [];
  if (scheme.toLowerCase() === 'bearer') return credentials || undefined;
  if (scheme.toLowerCase() !== 'basic') return undefined;
  // With basic authentication the key is the user name and the password is empty.
  return Buffer.from(credentials, 'base64').toString().split(':')[0] || undefined;
}

function masked(key: string): string {
  return key.length <= 12
    ? '*'.repeat(key.length)
    : `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}`;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
