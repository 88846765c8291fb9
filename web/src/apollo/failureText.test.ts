import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { failureText, UNREACHED_TEXT } from './failureText.ts';

const refused = (message: string) => new CombinedGraphQLErrors({ errors: [{ message }] });

it('a failure is told in the shop’s own words, if it answered', () => {
  expect(failureText(refused('Too many attempts.'), 'Login failed.')).toBe('Too many attempts.');
  expect(failureText(refused(''), 'Login failed.')).toBe('Login failed.');
});

it('a shop that cannot be reached is not mistaken for a refusal', () => {
  const down = new ServerError('Bad gateway', {
    response: new Response(null, { status: 502 }),
    bodyText: '',
  });
  for (const error of [new TypeError('Failed to fetch'), down])
    expect(failureText(error, 'Login failed. Please check your credentials.')).toBe(UNREACHED_TEXT);
});
