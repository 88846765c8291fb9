import type { FastifyError, FastifyReply } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { errorBody } from '../../platform/http/error-answer.ts';
import { RestFailure, RestRefusal } from './rest-refusal.ts';

/** The HTTP statuses of GraphQL error codes; any other code means an unexpected error. */
const STATUS: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
};

/** An error of the schema as a refusal. Null if the error was unexpected. */
export function refusalOfGraphql({
  message,
  path,
  extensions,
}: Pick<GraphQLFormattedError, 'message' | 'path' | 'extensions'>): RestRefusal | null {
  const status = STATUS[String(extensions?.['code'])];
  if (!status) return null;
  // A nested field runs after its root field has done its work; a database that went away may have done it too.
  const mayHaveBegun = (path?.length ?? 0) > 1 || status >= 500;
  const retryAfter = extensions?.['retryAfter'];
  return new (mayHaveBegun ? RestFailure : RestRefusal)(
    status,
    message,
    typeof retryAfter === 'number' ? { retryAfter } : {},
  );
}

function refusalOf(error: FastifyError | RestRefusal | GraphQLError): RestRefusal | null {
  if (error instanceof RestRefusal) return error;
  if (error instanceof GraphQLError) return refusalOfGraphql(error);
  const { statusCode = 500 } = error;
  return statusCode < 500 ? new RestRefusal(statusCode, error.message) : null;
}

/** Answers a refusal; rethrows unexpected errors, to be logged and masked like all others. */
export function answerRefusal(
  error: FastifyError | RestRefusal | GraphQLError,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  if (refusal.status === 401) void reply.header('www-authenticate', 'Bearer');
  const { fields, lines, retryAfter, twoFactor } = refusal.details;
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .send({
      ...errorBody(refusal.message),
      ...(fields ? { fields } : {}),
      ...(lines ? { lines } : {}),
      ...(twoFactor ? { second_step: twoFactor } : {}),
    });
}
