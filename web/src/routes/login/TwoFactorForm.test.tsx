import { act, fireEvent, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { UNREACHED_TEXT } from '../../apollo/failureText.ts';
import { aUserAnswer } from '../../features/accounts/session/session.builder.ts';
import { currentSession } from '../../features/accounts/session/sessionStore.ts';
import { shopAt, type Answer } from '../../routing/shopAt.builder.tsx';
import { LoginRoute } from './LoginRoute.tsx';

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

const APP_CODE = 'Enter the code from your authenticator app';
const RECOVERY_CODE = 'Enter one of your recovery codes';

/** Enters the right password for an account with two-factor sign-in. */
async function openTwoFactorForm(finishLogin: Answer) {
  const login = { __typename: 'TwoFactorRequired', message: 'Enter the code.', challenge: 'c1' };
  const answers = { Login: { login }, FinishLogin: finishLogin };
  const page = (
    <Routes>
      <Route path="/login" element={<LoginRoute />} />
      <Route path="*" element={null} />
    </Routes>
  );
  render(page, { wrapper: shopAt({ pathname: '/login', state: { from: '/checkout' } }, answers) });
  type('Email', 'ada@example.com');
  type('Password', 'a good password');
  await press('Login');
  await screen.findByRole('heading', { name: 'Two-factor sign-in' });
}

it('a code with a space signs in and returns to the shopper’s page', async () => {
  await openTwoFactorForm({
    finishLogin: { __typename: 'Session', token: 'a.b.c', user: aUserAnswer() },
  });
  expect(currentSession()).toBeNull();
  const field = screen.getByLabelText(APP_CODE);
  expect(document.activeElement).toBe(field);
  expect([field.getAttribute('autocomplete'), field.inputMode]).toEqual(['one-time-code', 'numeric']);
  type(APP_CODE, '123 456');
  await press('Login');
  await expect.poll(() => screen.getByLabelText('Address').textContent).toBe('/checkout');
  expect(currentSession()?.token).toBe('a.b.c');
});

it('an incomplete code of either kind is not submitted', async () => {
  await openTwoFactorForm('failure');
  type(APP_CODE, '12345');
  await press('Login');
  expect(alerts()).toEqual(['Enter the six digits that your app shows']);
  await press('Use a recovery code instead');
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(RECOVERY_CODE));
  expect(alerts()).toEqual([]);
  type(RECOVERY_CODE, 'ABCDE');
  await press('Login');
  expect(alerts()).toEqual(['Enter a whole recovery code: two groups of five characters']);
  type(RECOVERY_CODE, 'ABCDE-12345');
  await press('Login');
  await expect.poll(alerts).toEqual([UNREACHED_TEXT]);
});

it('a wrong code shows an error at its field, which keeps it', async () => {
  await openTwoFactorForm({ finishLogin: { __typename: 'InvalidCode', message: 'That code isn’t right.' } });
  type(APP_CODE, '123456');
  await press('Login');
  await expect.poll(alerts).toEqual(['That code isn’t right.']);
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(APP_CODE));
  expect(screen.getByLabelText<HTMLInputElement>(APP_CODE).value).toBe('123456');
});

it('an expired challenge returns to the password, and says so', async () => {
  await openTwoFactorForm({
    finishLogin: { __typename: 'InvalidChallenge', message: 'Please sign in again.' },
  });
  type(APP_CODE, '123456');
  await press('Login');
  await expect.poll(alerts).toEqual(['Please sign in again.']);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Password'));
});
