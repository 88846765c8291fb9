import { GraphqlError, type GraphqlFault } from '../errors/graphql-error.ts';
import { RateLimitedError } from '../errors/rate-limited-error.ts';
import { parseJson, requestIdOf, restErrorOf } from '../errors/read-error.ts';
import type { ShopError } from '../errors/shop-error.ts';
import { ValidationError } from '../errors/validation-error.ts';

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly GraphqlFault[];
}

function answerIn(text: string): Answer | null {
  const answer = parseJson(text);
  const isAnswer = typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer);
  return isAnswer ? (answer as Answer) : null;
}

function asOwnKind(error: GraphqlError): ShopError {
  if (error.code === 'TOO_MANY_REQUESTS') return new RateLimitedError(error);
  return error.code === 'BAD_USER_INPUT' ? new ValidationError(error) : error;
}

/**
 * The data of a GraphQL answer.
 * @throws GraphqlError, RateLimitedError or ValidationError if the answer has errors; HttpError if it isn't GraphQL.
 */
export async function dataOf(response: Response): Promise<unknown> {
  const text = await response.text();
  const answer = answerIn(text);
  if (answer === null) throw restErrorOf(response, text);
  const { data = null, errors = [] } = answer;
  if (data !== null && errors.length === 0) return data;
  const { status } = response;
  throw asOwnKind(new GraphqlError({ status, errors, data, requestId: requestIdOf(response) }));
}
