import {
  CombinedGraphQLErrors,
  registerLinkError,
  ServerError,
  ServerParseError,
} from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { failureText, serverWords, UNREACHED_TEXT } from './failureText.ts';

const OTHERWISE = 'Login failed. Please check your credentials.';
const answered = (status: number, bodyText: string) =>
  new ServerError('Not successful', { response: new Response(null, { status }), bodyText });

/** A network error, which Apollo distinguishes from errors in our own code. */
function unanswered(): Error {
  const error = new TypeError('Failed to fetch');
  registerLinkError(error);
  return error;
}

it.each([
  ['GraphQL', new CombinedGraphQLErrors({ errors: [{ message: 'Too many attempts.' }] })],
  ['GraphQL with a status', answered(500, '{"errors":[{"message":"Too many attempts."}]}')],
  ['a REST path', answered(503, '{"success":false,"error":"Busy","message":"Too many attempts."}')],
  ['a REST path with only an error', answered(500, '{"error":"Too many attempts."}')],
  ['a REST path with fields', answered(400, '{"message":"No","fields":[{"message":"Too many attempts."}]}')],
])('AUTH-04 AUTH-07 TRACK-11 a failure shows the message of %s', (_form, error) => {
  expect(serverWords(error)).toBe('Too many attempts.');
  expect(failureText(error, OTHERWISE)).toBe('Too many attempts.');
});

it.each([
  ['an error without a message', new CombinedGraphQLErrors({ errors: [{ message: '' }] })],
  ['a page instead of an answer', answered(500, '<html>')],
  ['JSON of something else', answered(400, '"no"')],
  [
    'an unreadable answer',
    new ServerParseError(new SyntaxError('<'), { response: new Response(), bodyText: '<' }),
  ],
  ['an error of our own code', new TypeError('Cannot read properties of undefined')],
])('%s does not show the message about the connection', (_kind, error) => {
  expect(failureText(error, OTHERWISE)).toBe(OTHERWISE);
});

it('only an unanswered request blames the connection, and a busy shop says so', () => {
  expect(failureText(unanswered(), OTHERWISE)).toBe(UNREACHED_TEXT);
  for (const status of [429, 502, 503, 504])
    expect(failureText(answered(status, ''), OTHERWISE)).toBe(
      'The shop can’t answer at the moment. Please try again in a minute.',
    );
});
