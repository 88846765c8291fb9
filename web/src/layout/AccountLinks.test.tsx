import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSessionUser } from '../features/accounts/session/session.builder.ts';
import { currentSession, startSession } from '../features/accounts/session/sessionStore.ts';
import { shopAt, type Answer } from '../routing/shopAt.builder.tsx';
import { AccountLinks } from './AccountLinks.tsx';

const show = (answers: Record<string, Answer> = {}) =>
  render(<AccountLinks />, { wrapper: shopAt({ pathname: '/shop' }, answers) });
const shown = () =>
  [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(
    ({ textContent }) => textContent,
  );

describe('GEN-05', () => {
  it('shows Login to guests', () => {
    show();
    expect(shown()).toEqual(['Login']);
  });

  it('shows Account and Logout to customers', () => {
    startSession({ token: 'a.b.c', user: aSessionUser() });
    show();
    expect(shown()).toEqual(['Account', 'Logout']);
  });

  it('shows /admin to administrators only', () => {
    startSession({ token: 'a.b.c', user: aSessionUser({ scopes: ['USE_ADMIN'] }) });
    show();
    expect(shown()).toEqual(['Admin', 'Account', 'Logout']);
    expect(screen.getByRole('link', { name: 'Admin' }).getAttribute('href')).toBe('/admin');
  });
});

describe('Logout', () => {
  it.each<[string, Answer]>([
    ['tells the server', { logout: true }],
    ['does not wait for an unreachable server', 'failure'],
    ['does not wait for a silent server', 'silence'],
  ])('AUTH-09 removes token and user, goes to the home page, and %s', async (_, answer) => {
    startSession({ token: 'a.b.c', user: aSessionUser() });
    show({ SignOut: answer });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Logout' })));
    await expect.poll(() => screen.getByLabelText('Address').textContent).toBe('/');
    expect(currentSession()).toBeNull();
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
    expect(shown()).toEqual(['Login']);
  });
});
