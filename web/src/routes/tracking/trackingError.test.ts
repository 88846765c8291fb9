import { CombinedGraphQLErrors, ServerParseError } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { trackingErrorText } from './trackingError.ts';

it('TRACK-10 the page reports an unexpected answer', () => {
  const error = new ServerParseError(new SyntaxError('<'), {
    response: new Response('<html>'),
    bodyText: '<html>',
  });
  expect(trackingErrorText(error)).toBe('Server returned invalid response format. Please try again later.');
});

it('TRACK-11 the page shows the server’s error, or its own without one', () => {
  expect(trackingErrorText(new CombinedGraphQLErrors({ errors: [{ message: 'Too many look-ups.' }] }))).toBe(
    'Too many look-ups.',
  );
  expect(trackingErrorText(new CombinedGraphQLErrors({ errors: [{ message: '' }] }))).toBe(
    'Failed to fetch tracking information',
  );
  expect(trackingErrorText(new TypeError('Failed to fetch'))).toBe('Failed to fetch tracking information');
});
