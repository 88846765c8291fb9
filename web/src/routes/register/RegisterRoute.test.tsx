import { act, fireEvent, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { UNREACHED_TEXT } from '../../apollo/failureText.ts';
import { aUserAnswer } from '../../features/accounts/session/session.builder.ts';
import { currentSession } from '../../features/accounts/session/sessionStore.ts';
import { shopAt, type Answer } from '../../routing/shopAt.builder.tsx';
import { RegisterRoute } from './RegisterRoute.tsx';

const FILLED_IN = {
  'First name': 'Ada',
  'Last name': 'King',
  Email: 'ada@example.com',
  Password: 'a good password',
  'Confirm password': 'a good password',
};

function openRegister(register: Answer, state?: unknown) {
  const page = (
    <Routes>
      <Route path="/register" element={<RegisterRoute />} />
      <Route path="*" element={null} />
    </Routes>
  );
  render(page, { wrapper: shopAt({ pathname: '/register', state }, { Register: register }) });
}
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

async function register(overrides: Partial<typeof FILLED_IN> = {}) {
  for (const [label, value] of Object.entries({ ...FILLED_IN, ...overrides }))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Create account' })));
}

it.each([
  ['/', undefined],
  ['/checkout', { from: '/checkout' }],
  ['/', { from: '//evil.example' }],
])('AUTH-05 C-11 a new customer is signed in and sent to %s with state %j', async (path, state) => {
  openRegister({ register: { __typename: 'Session', token: 'a.b.c', user: aUserAnswer() } }, state);
  await register();
  await expect.poll(() => screen.getByLabelText('Address').textContent).toBe(path);
  expect(currentSession()?.user.firstName).toBe('Ada');
});

describe('the password of a new account', () => {
  it.each(['First name', 'Last name', 'Email', 'Password', 'Confirm password'])(
    'AUTH-06 the registration form requires the field %s',
    async (label) => {
      openRegister('silence');
      await register({ [label]: '' });
      expect(alerts()).toContain('All fields are required');
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    },
  );

  it('AUTH-06 a different repeated password shows an error at its field', async () => {
    openRegister('silence');
    await register({ 'Confirm password': 'another password' });
    expect(alerts()).toEqual(['Passwords do not match']);
    expect(document.activeElement).toBe(screen.getByLabelText('Confirm password'));
  });

  it('AUTH-06 a password rejected by the server shows the server’s rule at its field', async () => {
    const message = 'Password must be at least 6 characters';
    openRegister({
      register: {
        __typename: 'InvalidInput',
        message,
        fields: [{ __typename: 'FieldError', path: 'password', message }],
      },
    });
    await register({ Password: 'abc', 'Confirm password': 'abc' });
    await expect.poll(alerts).toEqual([message]);
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Password'));
  });
});

describe('a refused registration', () => {
  it('AUTH-07 C-12 an email that already has an account shows an error at its field', async () => {
    openRegister({
      register: { __typename: 'EmailTaken', message: 'An account with this email already exists' },
    });
    await register();
    await expect.poll(alerts).toEqual(['An account with this email already exists']);
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('AUTH-07 any other refusal shows its message', async () => {
    openRegister({ register: { __typename: 'TooManyAttempts', message: 'This is why.' } });
    await register();
    await expect.poll(alerts).toEqual(['This is why.']);
  });

  it('AUTH-07 the registration form says that the shop is unreachable', async () => {
    openRegister('failure');
    await register();
    await expect.poll(alerts).toEqual([UNREACHED_TEXT]);
  });
});
