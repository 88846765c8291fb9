import { act, fireEvent, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { UNREACHED_TEXT } from '../../apollo/failureText.ts';
import type { Scope } from '../../apollo/schema.generated.ts';
import { aUserAnswer } from '../../features/accounts/session/session.builder.ts';
import { currentSession } from '../../features/accounts/session/sessionStore.ts';
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

const aSession = (scopes: readonly Scope[]): Answer => ({
  login: { __typename: 'Session', token: 'a.b.c', user: aUserAnswer({ scopes }) },
});

it('AUTH-01 the sign-in form has email and password fields that password managers recognise', () => {
  openLogin('silence');
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
});

it('AUTH-03 sign-in reports missing fields and focuses the first', async () => {
  openLogin('silence');
  type('Email', 'ada@example.com');
  await submit();
  expect(alerts()).toEqual(['Please enter both email and password', 'Enter your password']);
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

describe('a refused sign-in', () => {
  it.each(['InvalidCredentials', 'TooManyAttempts', 'InvalidInput'])(
    'AUTH-04 a refused sign-in shows the message of %s',
    async (refusal) => {
      openLogin({ login: { __typename: refusal, message: 'This is why.', fields: [] } });
      await signIn();
      await expect.poll(alerts).toEqual(['This is why.']);
      expect(currentSession()).toBeNull();
    },
  );

  it('AUTH-04 the sign-in form says that the shop is unreachable, not that the password is wrong', async () => {
    openLogin('failure');
    await signIn();
    await expect.poll(alerts).toEqual([UNREACHED_TEXT]);
  });
});

describe('the page after sign-in', () => {
  it.each<[string, Scope[], unknown]>([
    ['/', [], undefined],
    ['/checkout', [], { from: '/checkout' }],
    ['/', [], { from: '//evil.example' }],
    ['/admin', ['USE_ADMIN'], { from: '/checkout' }],
  ])('AUTH-02 sign-in leads to %s with the scopes %j and state %j', async (path, scopes, state) => {
    openLogin(aSession(scopes), state);
    await signIn();
    await expect.poll(address).toBe(path);
    expect(currentSession()).toMatchObject({ token: 'a.b.c', user: { email: 'ada@example.com', scopes } });
  });
});
