import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TrackingStages } from './TrackingStages.tsx';
import type { TrackOrderPageQuery } from './TrackOrderRoute.generated.ts';

const CLAIM = 'Delivered by our own team, with no third-party couriers';
const settings = (ownDeliveryTeam: string | null): TrackOrderPageQuery['shopSettings'] => ({
  __typename: 'ShopSettings',
  deliveryText: '3-5',
  claims: { __typename: 'ShopClaims', ownDeliveryTeam },
  delivery: [],
});

it('C-04 the page credits the shop’s own team only for orders without a carrier', () => {
  const { rerender } = render(<TrackingStages settings={settings(CLAIM)} carrier={null} />);
  expect(screen.getByText(`${CLAIM}.`)).toBeDefined();
  rerender(<TrackingStages settings={settings(CLAIM)} carrier="Palletline" />);
  expect(screen.queryByText(`${CLAIM}.`)).toBeNull();
  expect(screen.getByText('Delivered by Palletline.')).toBeDefined();
});

it('C-04 the page shows the delivery time if the own-team claim is disabled', () => {
  render(<TrackingStages settings={settings(null)} carrier={null} />);
  expect(screen.getByText('Delivered in 3-5 working days.')).toBeDefined();
});
