import { CombinedGraphQLErrors, LinkError, ServerError, ServerParseError } from '@apollo/client/errors';
import { isRecord, textFrom } from '../lib/text/record.ts';

export const UNREACHED_TEXT =
  'We can’t reach the shop at the moment. Check your internet connection and try again.';
const BUSY_TEXT = 'The shop can’t answer at the moment. Please try again in a minute.';
const FAILED_TEXT = 'Something went wrong. Please try again.';

/** Too many requests, and a proxy's answers while the shop behind it is down. */
const BUSY_STATUSES: readonly number[] = [429, 502, 503, 504];

/** The message in the body of a refused request, from GraphQL or REST. */
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

/** The server's own message for a failed request; undefined if it sent none or never answered. */
export function serverWords(error: unknown): string | undefined {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message || undefined;
  return ServerError.is(error) ? wordsInText(error.bodyText) : undefined;
}

/**
 * Why a request failed: the server's message, or that it's busy, or that nothing answered.
 * @param otherwise the text for an answer without a message.
 */
export function failureText(error: unknown, otherwise = FAILED_TEXT): string {
  const words = serverWords(error);
  if (words !== undefined) return words;
  if (ServerError.is(error)) return BUSY_STATUSES.includes(error.statusCode) ? BUSY_TEXT : otherwise;
  // An error in our own code isn't the connection's fault.
  const isUnanswered = LinkError.is(error) && !ServerParseError.is(error) && !CombinedGraphQLErrors.is(error);
  return isUnanswered ? UNREACHED_TEXT : otherwise;
}

/** Why a form wasn't sent, and that the typed text is kept. @param error the request's error, if it failed. */
export const unsentText = (error?: unknown): string => `${failureText(error)} What you typed is still here.`;

/** Turns a failed request into a result without data: `await save().catch(failed)`. */
export const failed = (error: unknown): { data: undefined; error: unknown } => ({ data: undefined, error });
