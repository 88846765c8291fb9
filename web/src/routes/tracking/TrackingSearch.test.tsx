import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { shopAt } from '../../routing/shopAt.builder.tsx';
import { TrackingSearch } from './TrackingSearch.tsx';

afterEach(cleanup);

it('tells also those who only listen that it is looking', () => {
  render(<TrackingSearch number="TFL2501123456" delivery={[]} />, { wrapper: shopAt({ pathname: '/track-order' }, { TrackOrder: 'silence' }) });
  expect(screen.getByRole('status').textContent).toBe('Looking up your order…');
});
