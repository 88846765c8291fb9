import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aSessionUser } from './session.builder.ts';
import { currentSession, endSession, renewUser, startSession, useSession } from './sessionStore.ts';

/** The event that a tab receives after another one has written to storage. */
function hearOfOtherTab(key: string | null) {
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
}

describe('the session in storage', () => {
  it('AUTH-10 C-10 stores the token and the user’s id, email, first_name, last_name, role and scopes', () => {
    startSession({ token: 'a.b.c', user: aSessionUser({ scopes: ['USE_ADMIN'] }) });
    expect(localStorage.getItem('token')).toBe('a.b.c');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
      id: 'u1',
      email: 'ada@example.com',
      first_name: 'Ada',
      last_name: 'King',
      role: 'admin',
      scopes: ['USE_ADMIN'],
    });
  });

  it('AUTH-09 is removed entirely by signing out', () => {
    startSession({ token: 'a.b.c', user: aSessionUser() });
    endSession();
    expect(localStorage.length).toBe(0);
    expect(currentSession()).toBeNull();
  });

  it.each([
    ['a token without a user', 'a.b.c', null],
    [
      'a user without a token',
      null,
      '{"id":"u1","email":"e","first_name":"A","last_name":"K","role":"customer"}',
    ],
    ['an empty token', '', '{"id":"u1","email":"e","first_name":"A","last_name":"K","role":"customer"}'],
    [
      'a user of an unknown role',
      'a.b.c',
      '{"id":"u1","email":"e","first_name":"A","last_name":"K","role":"owner"}',
    ],
    ['an incomplete user', 'a.b.c', '{"id":"u1","role":"customer"}'],
    ['a user that is not JSON', 'a.b.c', 'u1'],
    ['a user that is a list', 'a.b.c', '[]'],
  ])('AUTH-09 counts as a guest’s with %s', (_, token, user) => {
    if (token !== null) localStorage.setItem('token', token);
    if (user !== null) localStorage.setItem('user', user);
    hearOfOtherTab(null);
    expect(currentSession()).toBeNull();
  });
});

describe('a tab', () => {
  it('follows another tab’s sign-in and sign-out', () => {
    const { result } = renderHook(() => useSession());
    startSession({ token: 'a.b.c', user: aSessionUser() });
    const user = localStorage.getItem('user') ?? '';
    act(() => endSession());
    expect(result.current).toBeNull();

    localStorage.setItem('user', user);
    localStorage.setItem('token', 'd.e.f');
    hearOfOtherTab('token');
    expect(result.current).toEqual({ token: 'd.e.f', user: aSessionUser() });

    localStorage.removeItem('token');
    hearOfOtherTab('token');
    expect(result.current).toBeNull();
  });

  it('never pairs one user’s token with another’s name', () => {
    const stored = new Map<string, string>();
    const seen: unknown[] = [];
    const see = () => seen.push([stored.get('token'), stored.get('user')?.slice(0, 10)]);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void (stored.set(key, text), see()),
      removeItem: (key: string) => void (stored.delete(key), see()),
    });
    startSession({ token: 'ada', user: aSessionUser() });
    startSession({ token: 'bea', user: aSessionUser({ id: 'u2' }) });
    expect(seen.slice(-4)).toEqual([
      ['ada', '{"id":"u1"'],
      [undefined, '{"id":"u1"'],
      [undefined, '{"id":"u2"'],
      ['bea', '{"id":"u2"'],
    ]);
  });

  it('stays signed in until it closes if the browser blocks storage', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    startSession({ token: 'a.b.c', user: aSessionUser() });
    expect(currentSession()?.token).toBe('a.b.c');
    endSession();
    expect(currentSession()).toBeNull();
  });
});

it('AUTH-11 does not end because an older token is refused', () => {
  startSession({ token: 'new', user: aSessionUser() });
  endSession('old');
  expect(currentSession()?.token).toBe('new');
  endSession('new');
  expect(currentSession()).toBeNull();
});

it('adopts a new name or role of the same user, and nothing about another', () => {
  startSession({ token: 'a.b.c', user: aSessionUser() });
  renewUser(aSessionUser({ id: 'u2', firstName: 'Bea' }));
  expect(currentSession()?.user).toEqual(aSessionUser());
  renewUser(aSessionUser({ firstName: 'Augusta', scopes: ['USE_ADMIN'] }));
  expect(currentSession()).toEqual({
    token: 'a.b.c',
    user: aSessionUser({ firstName: 'Augusta', scopes: ['USE_ADMIN'] }),
  });
});
