import { render, screen } from '@testing-library/react';
import { TRACKING_NUMBER_EXAMPLE } from '@treadline/schema/trade/order/tracking-number';
import { expect, it } from 'vitest';
import { shopAt } from '../../routing/shopAt.builder.tsx';
import { TrackingSearch } from './TrackingSearch.tsx';

const SETTINGS = {
  __typename: 'ShopSettings' as const,
  deliveryText: '3-5',
  claims: { __typename: 'ShopClaims' as const, ownDeliveryTeam: null },
  delivery: [],
};

const ORDER = {
  __typename: 'TrackedOrder',
  number: 'TFL-4829-1736',
  customerName: 'Sam C.',
  createdAt: '2026-11-20T10:00:00Z',
  total: 17_169,
  isPaid: false,
  deliveryMethod: 'STANDARD',
  carrier: null,
  carrierTrackingNumber: null,
  carrierTrackingUrl: null,
  centreParcel: null,
  deliveryWindow: null,
  estimatedDelivery: null,
  deliveryNotes: null,
  lines: [],
};
const STATUS = {
  __typename: 'StatusInfo',
  status: 'PENDING',
  progress: 0,
  tone: 'WAITING',
  label: 'Awaiting Payment',
  description: 'We’re waiting for your payment.',
};

it('links to the whole order contain its number', async () => {
  render(<TrackingSearch number={TRACKING_NUMBER_EXAMPLE} settings={SETTINGS} />, {
    wrapper: shopAt(
      { pathname: '/track-order' },
      { TrackOrder: { trackOrder: { __typename: 'Tracking', order: ORDER, status: STATUS, history: [] } } },
    ),
  });
  await screen.findByText('Not paid yet');
  const links = screen.getAllByRole('link', { name: /^find an order/i });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: 2 }, () => '/find-order?number=TFL-4829-1736'),
  );
});

it('screen readers are told that the search is running', () => {
  render(<TrackingSearch number={TRACKING_NUMBER_EXAMPLE} settings={SETTINGS} />, {
    wrapper: shopAt({ pathname: '/track-order' }, { TrackOrder: 'silence' }),
  });
  expect(screen.getByRole('status').textContent).toBe('Looking up your order…');
});
