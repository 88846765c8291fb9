import { ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { policyErrorText } from './policyError.ts';

describe('a policy that cannot be loaded', () => {
  it('POLICY-04 the error contains the server’s status', () => {
    const response = new Response('', { status: 503, statusText: 'Service Unavailable' });
    const error = new ServerError('Response not successful', { response, bodyText: '' });
    expect(policyErrorText('Privacy Policy', error)).toBe(
      'Unable to load Privacy Policy. Please try again later. Error: Status 503: Service Unavailable',
    );
  });

  it('POLICY-04 without an answer, the error shows its own message', () => {
    expect(policyErrorText('Cookie Policy', new TypeError('Failed to fetch'))).toBe(
      'Unable to load Cookie Policy. Please try again later. Error: Failed to fetch',
    );
  });
});
