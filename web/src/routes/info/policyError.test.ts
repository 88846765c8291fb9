import { ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { policyErrorText } from './policyError.ts';

describe('POLICY-04 a policy that cannot be loaded', () => {
  it('names the status with which the server answered', () => {
    const response = new Response('', { status: 503, statusText: 'Service Unavailable' });
    const error = new ServerError('Response not successful', { response, bodyText: '' });
    expect(policyErrorText('Privacy Policy', error)).toBe(
      'Unable to load Privacy Policy. Please try again later. Error: Status 503: Service Unavailable',
    );
  });

  it('gives the error’s own message when there was no answer', () => {
    expect(policyErrorText('Cookie Policy', new TypeError('Failed to fetch'))).toBe(
      'Unable to load Cookie Policy. Please try again later. Error: Failed to fetch',
    );
  });
});
