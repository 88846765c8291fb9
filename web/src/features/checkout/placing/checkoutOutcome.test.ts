import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { failureOf, outcomeOf } from './checkoutOutcome.ts';

const refusal = (path: string, message: string) => ({
  __typename: 'InvalidInput' as const,
  message: 'Please fill in all required fields',
  fields: [{ __typename: 'FieldError' as const, path, message }],
});

it('CHK-13 goes to the payment page', () => {
  expect(outcomeOf({ __typename: 'Checkout', orderId: 'o-1', url: 'https://pay.example/1' })).toEqual({
    kind: 'redirect',
    orderId: 'o-1',
    url: 'https://pay.example/1',
  });
});

it('CHK-15 reports a missing checkout URL', () => {
  expect(outcomeOf({ __typename: 'Checkout', orderId: 'o-1', url: null })).toEqual({
    kind: 'failed',
    message: 'No checkout URL received',
  });
});

it.each([
  ['PaymentDelayed', 'delayed'],
  ['PaymentClosed', 'failed'],
] as const)('shows the server’s message for %s', (__typename, kind) => {
  expect(outcomeOf({ __typename, message: 'Your tyres are held.' })).toEqual({
    kind,
    message: 'Your tyres are held.',
  });
});

it.each(['shippingAddress.postcode', 'input.shippingAddress.postcode'])(
  'CHK-10 shows a refusal of %s at its field',
  (path) => {
    expect(outcomeOf(refusal(path, 'Please enter a valid postcode'))).toEqual({
      kind: 'refused',
      message: 'Please fill in all required fields',
      fields: [{ field: 'shippingAddress.postcode', message: 'Please enter a valid postcode' }],
    });
  },
);

it('shows the server’s message for a path without a field', () => {
  const message = 'A cart can hold up to 50 different tyres';
  expect(outcomeOf(refusal('items', message))).toEqual({ kind: 'refused', message, fields: [] });
});

it('shows the server’s message for an order over the limit', () => {
  const message = 'You can order up to 200 tyres online. Please call us for larger orders.';
  expect(
    failureOf(
      new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: 'TOO_MANY_REQUESTS' } }] }),
    ),
  ).toEqual({ kind: 'failed', message });
});

it('CHK-14 a server error shows its message, and a broken connection the general failure', () => {
  const message = 'Something went wrong at our end.';
  const fault = new CombinedGraphQLErrors({ errors: [{ message }] });
  expect(failureOf(fault)).toEqual({ kind: 'failed', message });
  expect(failureOf(new TypeError('Failed to fetch'))).toEqual({
    kind: 'failed',
    message: 'Failed to process checkout. Please try again.',
  });
});

it('CHK-14 fails the same if payment is unavailable or no answer came', () => {
  const failed = { kind: 'failed', message: 'Failed to process checkout. Please try again.' };
  expect(outcomeOf({ __typename: 'PaymentUnavailable', message: 'x' })).toEqual(failed);
  expect(outcomeOf(undefined)).toEqual(failed);
});
