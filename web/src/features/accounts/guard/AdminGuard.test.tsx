import { act, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { shopAt, type Answer } from '../../../routing/shopAt.builder.tsx';
import { aSessionUser } from '../session/session.builder.ts';
import { endedIdle, endSession, startSession } from '../session/sessionStore.ts';
import { AdminGuard } from './AdminGuard.tsx';

function openAdmin(answer: Answer) {
  render(<AdminGuard>Secret figures</AdminGuard>, {
    wrapper: shopAt({ pathname: '/admin' }, { AdminGuard: answer }),
  });
}

const aViewer = (scopes: readonly string[], needsTwoFactor = false) => ({
  viewer: { __typename: 'Viewer', scopes, needsTwoFactor },
  me: null,
});

const address = () => screen.getByLabelText('Address').textContent;

describe('GUARD-01 C-61', () => {
  it('shows Loading until the caller is known', () => {
    startSession({ token: 'a.b.c', user: aSessionUser({ scopes: ['USE_ADMIN'] }) });
    openAdmin('silence');
    expect(screen.getByRole('status').textContent).toContain('Loading');
    expect(screen.queryByText('Secret figures')).toBeNull();
  });

  it('admits an administrator', async () => {
    startSession({ token: 'a.b.c', user: aSessionUser({ scopes: ['USE_ADMIN'] }) });
    openAdmin(aViewer(['USE_ADMIN']));
    expect(await screen.findByText('Secret figures')).toBeDefined();
    expect(address()).toBe('/admin');
  });

  it('sends a guest to sign in, and a user who has just signed out to the home page', async () => {
    const guard = <Route key="admin" path="/admin" element={<AdminGuard>Secret figures</AdminGuard>} />;
    const elsewhere = <Route key="elsewhere" path="*" element={null} />;
    const open = () =>
      render(<Routes>{[guard, elsewhere]}</Routes>, {
        wrapper: shopAt({ pathname: '/admin' }, { AdminGuard: aViewer(['USE_ADMIN']) }),
      });
    const guest = open();
    await expect.poll(address).toBe('/login');
    expect(screen.queryByText('Secret figures')).toBeNull();
    guest.unmount();

    startSession({ token: 'a.b.c', user: aSessionUser({ scopes: ['USE_ADMIN'] }) });
    open();
    await screen.findByText('Secret figures');
    act(() => endSession());
    await expect.poll(address).toBe('/');
  });

  it('sends a customer to the home page, even with forged scopes in storage', async () => {
    startSession({ token: 'a.b.c', user: aSessionUser({ scopes: ['USE_ADMIN'] }) });
    openAdmin(aViewer([]));
    await expect.poll(address).toBe('/');
    expect(screen.queryByText('Secret figures')).toBeNull();
  });

  it('sends suspended staff to their account, which says why', async () => {
    startSession({ token: 'a.b.c', user: aSessionUser() });
    openAdmin({ ...aViewer([]), me: { __typename: 'User', id: 'u1', staffState: 'SUSPENDED' } });
    await expect.poll(address).toBe('/account');
  });

  it('redirects nobody if the server does not answer', async () => {
    startSession({ token: 'a.b.c', user: aSessionUser({ scopes: ['USE_ADMIN'] }) });
    openAdmin('failure');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.queryByText('Secret figures')).toBeNull();
    expect(address()).toBe('/admin');
  });

  it('links an administrator without two-factor sign-in to its settings', async () => {
    startSession({ token: 'a.b.c', user: aSessionUser({ scopes: ['USE_ADMIN'] }) });
    openAdmin(aViewer([], true));
    const link = await screen.findByRole('link', { name: 'Set it up' });
    expect(link.getAttribute('href')).toBe('/account#two-step');
    expect(screen.queryByText('Secret figures')).toBeNull();
  });

  it('asks an administrator whose session idled out to sign in, and the next session clears that', async () => {
    startSession({ token: 'a.b.c', user: aSessionUser({ scopes: ['USE_ADMIN'] }) });
    const guard = <Route key="admin" path="/admin" element={<AdminGuard>Secret figures</AdminGuard>} />;
    const elsewhere = <Route key="elsewhere" path="*" element={null} />;
    render(<Routes>{[guard, elsewhere]}</Routes>, {
      wrapper: shopAt({ pathname: '/admin' }, { AdminGuard: aViewer(['USE_ADMIN']) }),
    });
    await screen.findByText('Secret figures');
    act(() => endSession('a.b.c', 'IDLE'));
    await expect.poll(address).toBe('/login');
    startSession({ token: 'd.e.f', user: aSessionUser({ scopes: ['USE_ADMIN'] }) });
    expect(endedIdle()).toBe(false);
  });
});
