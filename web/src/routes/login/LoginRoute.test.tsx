import { act, fireEvent, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { aUserAnswer } from '../../features/accounts/session.builder.ts';
import { currentSession } from '../../features/accounts/sessionStore.ts';
import { shopAt, type Answer } from '../../routing/shopAt.builder.tsx';
import { LoginRoute } from './LoginRoute.tsx';

function openLogin(login: Answer, state?: unknown) {
  const page = (
    <Routes>
      <Route path="/login" element={<LoginRoute />} />
      <Route path="*" element={null} />
    </Routes>
  );
  render(page, { wrapper: shopAt({ pathname: '/login', state }, { Login: login }) });
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const submit = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Login' })));
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const address = () => screen.getByLabelText('Address').textContent;

async function signIn() {
  type('Email', ' ada@example.com ');
  type('Password', 'a good password');
  await submit();
}

const aSession = (role: 'CUSTOMER' | 'ADMIN'): Answer => ({
  login: { __typename: 'Session', token: 'a.b.c', user: aUserAnswer({ role }) },
});

it('AUTH-01 has a form with email and password, which password managers know', () => {
  openLogin('silence');
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
});

it('AUTH-03 asks for what is missing, and goes to the first field of it', async () => {
  openLogin('silence');
  type('Email', 'ada@example.com');
  await submit();
  expect(alerts()).toEqual(['Please enter both email and password', 'Enter your password']);
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

describe('AUTH-04', () => {
  it.each(['InvalidCredentials', 'TooManyAttempts', 'InvalidInput'])(
    'shows the message of %s',
    async (refusal) => {
      openLogin({ login: { __typename: refusal, message: 'This is why.', fields: [] } });
      await signIn();
      await expect.poll(alerts).toEqual(['This is why.']);
      expect(currentSession()).toBeNull();
    },
  );

  it('has words of its own when the server cannot be reached', async () => {
    openLogin('failure');
    await signIn();
    await expect.poll(alerts).toEqual(['Login failed. Please check your credentials.']);
  });
});

describe('AUTH-02', () => {
  it.each<[string, 'CUSTOMER' | 'ADMIN', unknown]>([
    ['/', 'CUSTOMER', undefined],
    ['/checkout', 'CUSTOMER', { from: '/checkout' }],
    ['/', 'CUSTOMER', { from: '//evil.example' }],
    ['/admin', 'ADMIN', { from: '/checkout' }],
  ])('goes to %s as %s with state %j', async (path, role, state) => {
    openLogin(aSession(role), state);
    await signIn();
    await expect.poll(address).toBe(path);
    expect(currentSession()).toMatchObject({ token: 'a.b.c', user: { email: 'ada@example.com', role } });
  });
});
