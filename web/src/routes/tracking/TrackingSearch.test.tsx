import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopAt } from '../../routing/shopAt.builder.tsx';
import { TrackingSearch } from './TrackingSearch.tsx';

const SETTINGS = {
  __typename: 'ShopSettings' as const,
  deliveryText: '3-5',
  claims: { __typename: 'ShopClaims' as const, ownDeliveryTeam: null },
  delivery: [],
};

it('screen readers hear that the search is running', () => {
  render(<TrackingSearch number="TFL2501123456" settings={SETTINGS} />, {
    wrapper: shopAt({ pathname: '/track-order' }, { TrackOrder: 'silence' }),
  });
  expect(screen.getByRole('status').textContent).toBe('Looking up your order…');
});
