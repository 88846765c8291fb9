import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { ordersErrorText } from './ordersError.ts';

it('ORD-04 tells a refusal of the shop from an answer that never came', () => {
  expect(ordersErrorText(new CombinedGraphQLErrors({ errors: [{ message: 'no' }] }))).toBe(
    'Failed to fetch orders',
  );
  expect(ordersErrorText(new TypeError('NetworkError'))).toBe('Failed to load order history');
});
