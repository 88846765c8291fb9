import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { ordersErrorText } from './ordersError.ts';

it('ORD-04 distinguishes the shop’s refusal from a missing answer', () => {
  expect(ordersErrorText(new CombinedGraphQLErrors({ errors: [{ message: 'no' }] }))).toBe(
    'Failed to fetch orders',
  );
  expect(ordersErrorText(new TypeError('NetworkError'))).toBe('Failed to load order history');
});
