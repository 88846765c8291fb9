import { CombinedGraphQLErrors, LinkError, ServerError, ServerParseError } from '@apollo/client/errors';
import { isRecord, textFrom } from '../lib/text/record.ts';

export const UNREACHED_TEXT =
  'We can’t reach the shop at the moment. Check your internet connection and try again.';
const BUSY_TEXT = 'The shop can’t answer at the moment. Please try again in a minute.';
const FAILED_TEXT = 'Something went wrong. Please try again.';

/** Too many requests, and what a proxy answers while the shop behind it doesn't. */
const BUSY_STATUSES: readonly number[] = [429, 502, 503, 504];

/** The sentence in the body of a refused request, in GraphQL's form or that of the REST paths. */
export function wordsInBody(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const [first] = ['errors', 'fields'].flatMap((list) =>
    Array.isArray(body[list]) ? (body[list] as unknown[]) : [],
  );
  return textFrom(isRecord(first) ? first['message'] : (body['message'] ?? body['error'])) || undefined;
}

function wordsInText(bodyText: string): string | undefined {
  try {
    return wordsInBody(JSON.parse(bodyText));
  } catch {
    return undefined;
  }
}

/** What the shop itself said of a request that failed; undefined if it said nothing, or never answered. */
export function serverWords(error: unknown): string | undefined {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message || undefined;
  return ServerError.is(error) ? wordsInText(error.bodyText) : undefined;
}

/**
 * Why a request failed: in the server's own words, or that it is busy, or that nothing answered.
 * @param otherwise the sentence for an answer without words.
 */
export function failureText(error: unknown, otherwise = FAILED_TEXT): string {
  const words = serverWords(error);
  if (words !== undefined) return words;
  if (ServerError.is(error)) return BUSY_STATUSES.includes(error.statusCode) ? BUSY_TEXT : otherwise;
  // An error of our own code isn't the connection's fault.
  const isUnanswered = LinkError.is(error) && !ServerParseError.is(error) && !CombinedGraphQLErrors.is(error);
  return isUnanswered ? UNREACHED_TEXT : otherwise;
}

/** Why a form was not sent, and that nothing typed is lost. @param error what its request failed with, if it did. */
export const unsentText = (error?: unknown): string => `${failureText(error)} What you typed is still here.`;

/** Turns a failed request into an answer without data: `await save().catch(failed)`. */
export const failed = (error: unknown): { data: undefined; error: unknown } => ({ data: undefined, error });
