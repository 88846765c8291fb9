import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shopAt, type Answer } from '../../routing/shopAt.builder.tsx';
import { AdminGuard } from './AdminGuard.tsx';
import { aSessionUser, aUserAnswer } from './session.builder.ts';
import { startSession } from './sessionStore.ts';

function openAdmin(me: Answer) {
  render(<AdminGuard>Secret figures</AdminGuard>, { wrapper: shopAt({ pathname: '/admin' }, { Me: me }) });
}

const address = () => screen.getByLabelText('Address').textContent;

describe('GUARD-01', () => {
  it('shows Loading while it is not known who is asking', () => {
    startSession({ token: 'a.b.c', user: aSessionUser({ role: 'ADMIN' }) });
    openAdmin('silence');
    expect(screen.getByRole('status').textContent).toContain('Loading');
    expect(screen.queryByText('Secret figures')).toBeNull();
  });

  it('lets an administrator in', async () => {
    startSession({ token: 'a.b.c', user: aSessionUser({ role: 'ADMIN' }) });
    openAdmin({ me: aUserAnswer({ role: 'ADMIN' }) });
    expect(await screen.findByText('Secret figures')).toBeDefined();
    expect(address()).toBe('/admin');
  });

  it('sends a guest home', async () => {
    openAdmin({ me: null });
    await expect.poll(address).toBe('/');
    expect(screen.queryByText('Secret figures')).toBeNull();
  });

  it('sends a customer home, also one who wrote another role into the storage', async () => {
    startSession({ token: 'a.b.c', user: aSessionUser({ role: 'ADMIN' }) });
    openAdmin({ me: aUserAnswer({ role: 'CUSTOMER' }) });
    await expect.poll(address).toBe('/');
    expect(screen.queryByText('Secret figures')).toBeNull();
  });

  it('sends nobody away because the server did not answer', async () => {
    startSession({ token: 'a.b.c', user: aSessionUser({ role: 'ADMIN' }) });
    openAdmin('failure');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.queryByText('Secret figures')).toBeNull();
    expect(address()).toBe('/admin');
  });
});
