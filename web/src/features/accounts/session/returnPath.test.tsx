import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { pathAfterSignIn, useReturnState } from './returnPath.ts';
import { aSessionUser } from './session.builder.ts';

const STAFF = aSessionUser({ scopes: ['USE_ADMIN'] });

describe('AUTH-02', () => {
  it('sends administrators to /admin, wherever they came from', () => {
    expect(pathAfterSignIn(STAFF, { from: '/checkout' })).toBe('/admin');
    expect(pathAfterSignIn(STAFF, { from: '/administrators' })).toBe('/admin');
    expect(pathAfterSignIn(STAFF, null)).toBe('/admin');
  });

  it('returns administrators to the screen they were on', () => {
    expect(pathAfterSignIn(STAFF, { from: '/admin/orders?tab=ship' })).toBe('/admin/orders?tab=ship');
  });

  it('sends customers to the path passed in state, or to the home page', () => {
    expect(pathAfterSignIn(aSessionUser(), { from: '/checkout' })).toBe('/checkout');
    expect(pathAfterSignIn(aSessionUser(), null)).toBe('/');
    expect(pathAfterSignIn(aSessionUser(), { from: 7 })).toBe('/');
  });

  it('sends suspended staff to their account, which says why they can’t use the admin', () => {
    const suspended = aSessionUser({ staffState: 'SUSPENDED' });
    expect(pathAfterSignIn(suspended, { from: '/admin/orders' })).toBe('/account');
    expect(pathAfterSignIn(aSessionUser({ staffState: null }), { from: '/cart' })).toBe('/cart');
  });

  it('C-11 never leads to another site', () => {
    expect(pathAfterSignIn(aSessionUser(), { from: '//evil.example' })).toBe('/');
  });
});

function returnStateAt(pathname: string, search = '', state: unknown = null) {
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname, search, state }]}>{children}</MemoryRouter>
  );
  return renderHook(() => useReturnState(), { wrapper }).result.current;
}

describe('a link to the sign-in page', () => {
  it('remembers the page it started from, with its query', () => {
    expect(returnStateAt('/shop', '?season=Winter')).toEqual({ from: '/shop?season=Winter' });
  });

  it('remembers an emailed link that requires sign-in', () => {
    expect(returnStateAt('/verify-email', '?token=secret')).toEqual({ from: '/verify-email?token=secret' });
  });

  it('keeps it across the pages for signing in', () => {
    expect(returnStateAt('/login', '', { from: '/checkout' })).toEqual({ from: '/checkout' });
    expect(returnStateAt('/reset-password', '?token=secret')).toEqual({ from: '/' });
  });
});
