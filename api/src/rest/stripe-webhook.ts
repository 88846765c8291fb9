import type { FastifyInstance } from 'fastify';
import { StripeCallbacks } from '../features/sales/stripe/index.ts';
import { errorBody } from '../platform/http/error-answer.ts';
import type { Services } from '../platform/services/services.ts';

/** Stripe's webhooks are small; anything larger isn't one. */
const BODY_LIMIT_BYTES = 128 * 1024;

const refusal = errorBody('The signature of this webhook is missing, wrong or older than five minutes.');

/** `POST /api/payments/webhook`: passes on Stripe's webhooks unparsed. */
export async function installStripeWebhook(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    // The signature covers the bytes as received, so nothing may parse them before it's checked.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post('/api/payments/webhook', async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      if (typeof signature !== 'string' || !Buffer.isBuffer(request.body) || request.body.length === 0)
        return reply.code(400).send(refusal);
      try {
        await services.get(StripeCallbacks).receive(request.body, signature);
      } catch (error) {
        if (error instanceof Error && 'type' in error && error.type === 'StripeSignatureVerificationError')
          return reply.code(400).send(refusal);
        throw error;
      }
      return reply.send({ received: true });
    });
  });
}
