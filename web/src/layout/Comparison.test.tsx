import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearCompared, toggleCompared } from '../features/compare/compareStore.ts';
import { shopAt } from '../routing/shopAt.builder.tsx';
import { Comparison } from './Comparison.tsx';

beforeEach(() => act(() => void toggleCompared(7)));
afterEach(() => act(clearCompared));

const bar = () => screen.queryByRole('region', { name: 'Comparison' });

async function open(pathname: string) {
  render(<Comparison />, { wrapper: shopAt({ pathname }, { CompareBar: { productsByIds: [] } }) });
  await act(() => import('../features/compare/CompareBar.tsx'));
}

it.each([
  '/',
  '/enhanced',
  '/modern',
  '/classic',
  '/shop',
  '/shop-old',
  '/finder',
  '/product/primacy-4',
  '/product/id/7',
  '/models/primacy-4',
  '/tyres/205-55-r16',
  '/brands/michelin',
  '/cars/ford/focus',
  '/wishlist',
  '/blog',
  '/blog/winter-tyres',
])('the comparison bar shows on shopping pages, such as %s', async (pathname) => {
  await open(pathname);
  await expect.poll(bar).not.toBeNull();
});

it.each([
  '/compare',
  '/cart',
  '/checkout',
  '/payment-success',
  '/account',
  '/account/deleted',
  '/login',
  '/register',
  '/orders',
  '/orders/1',
  '/find-order',
  '/track',
  '/track-order',
  '/contact',
])('the comparison bar stays away from %s', async (pathname) => {
  await open(pathname);
  expect(bar()).toBeNull();
});
