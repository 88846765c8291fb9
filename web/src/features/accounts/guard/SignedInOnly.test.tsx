import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopAt } from '../../../routing/shopAt.builder.tsx';
import { aSessionUser } from '../session/session.builder.ts';
import { endSession, startSession } from '../session/sessionStore.ts';
import { SignedInOnly } from './SignedInOnly.tsx';

it('C-14 asks a guest to log in, and shows private content only while signed in', () => {
  const account = (
    <SignedInOnly purpose="to see your orders" fallback={null}>
      My orders
    </SignedInOnly>
  );
  render(account, { wrapper: shopAt({ pathname: '/orders' }, {}) });
  expect(screen.getByRole('heading', { name: 'Please Log In' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');

  act(() => startSession({ token: 'a.b.c', user: aSessionUser() }));
  expect(screen.getByText('My orders')).toBeDefined();
  act(() => endSession());
  expect(screen.queryByText('My orders')).toBeNull();
});
