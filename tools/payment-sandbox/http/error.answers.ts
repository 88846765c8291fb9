import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SandboxLogger } from '../state/sandbox.options.ts';
import { ApiError } from './api.error.ts';

/**
 * Answers every failure under `api` in Stripe's error shape.
 * @param forget called for requests whose refusal an idempotency key doesn't replay.
 */
export function answerErrors(
  api: FastifyInstance,
  logger: SandboxLogger,
  forget: (request: FastifyRequest) => void,
): void {
  api.setNotFoundHandler((request) => {
    const path = request.url.split('?')[0];
    const message =
      `Unrecognized request URL (${request.method}: ${path}). The payment sandbox covers a part of ` +
      `Stripe's API.`;
    throw new ApiError(404, 'invalid_request_error', message);
  });

  api.setErrorHandler((error, request, reply) => {
    const answer = toApiError(error);
    if (answer.status === 500)
      logger.error({ err: error, requestId: request.id }, 'The payment sandbox failed.');
    if (!answer.remembered) forget(request);
    return reply.status(answer.status).send(answer.body());
  });
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // Fastify's own refusals: a body that's too large, or an unsupported content type.
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (error instanceof Error && status >= 400 && status < 500) {
    return new ApiError(status, 'invalid_request_error', error.message);
  }
  return new ApiError(500, 'api_error', 'An unexpected error occurred in the payment sandbox.', {}, true);
}
