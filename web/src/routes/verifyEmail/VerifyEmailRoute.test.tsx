import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UNREACHED_TEXT } from '../../apollo/failureText.ts';
import { aSessionUser, aUserAnswer } from '../../features/accounts/session/session.builder.ts';
import { currentSession, startSession } from '../../features/accounts/session/sessionStore.ts';
import { shopAt, type Answer } from '../../routing/shopAt.builder.tsx';
import { VerifyEmailRoute } from './VerifyEmailRoute.tsx';

const open = (search: string, answer: Answer, me: Answer = { me: null }) =>
  render(<VerifyEmailRoute />, {
    wrapper: shopAt({ pathname: '/verify-email', search }, { VerifyEmail: answer, Me: me }),
  });
const confirm = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Confirm my email' })));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('C-49 the link confirms the address only when the reader presses the button', async () => {
  open('?token=t', { verifyEmail: { __typename: 'EmailVerified', email: 'ada@example.com' } });
  expect(heading()).toBe('Confirm your email');
  await confirm();
  await expect.poll(heading).toBe('Your email is confirmed');
});

it('C-14 a changed address applies to the signed-in session from then on', async () => {
  startSession({ token: 't', user: aSessionUser() });
  open(
    '?token=t',
    { verifyEmail: { __typename: 'EmailVerified', email: 'new@example.com' } },
    { me: aUserAnswer({ email: 'new@example.com' }) },
  );
  await confirm();
  await expect.poll(() => currentSession()?.user.email).toBe('new@example.com');
});

const notSignedIn: Answer = { verifyEmail: { __typename: 'SignInRequired', message: 'Sign in.' } };

it('C-49 the link leads a guest to the sign-in page and back', async () => {
  open('?token=t', notSignedIn);
  await confirm();
  await expect.poll(heading).toBe('Please sign in first');
  fireEvent.click(screen.getByRole('link', { name: 'Login' }));
  expect(screen.getByLabelText('Address').textContent).toBe('/login');
  expect(screen.getByRole('link', { name: 'set a new password' }).getAttribute('href')).toBe(
    '/forgot-password',
  );
});

it('C-49 a link for another account says so and lets the customer switch', async () => {
  startSession({ token: 't', user: aSessionUser() });
  open('?token=t', notSignedIn);
  await confirm();
  await expect
    .poll(() => document.body.textContent)
    .toContain('You are signed in as ada@example.com, and this link is for another account.');
  await act(
    async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign in to another account' })),
  );
  expect(currentSession()).toBeNull();
  await expect.poll(() => screen.getByLabelText('Address').textContent).toBe('/login');
});

it.each([
  ['without a token', '', 'silence'],
  ['that has been used', '?token=t', { verifyEmail: { __typename: 'InvalidToken', message: 'Used.' } }],
] as const)('says that a link %s does not work', async (_, search, answer) => {
  open(search, answer);
  if (search) await confirm();
  await expect.poll(heading).toBe('This link does not work');
});

it('the confirmation can be retried if the server does not answer', async () => {
  open('?token=t', 'failure');
  await confirm();
  await expect
    .poll(() => screen.queryByRole('alert')?.textContent)
    .toBe(`We couldn’t confirm your email.${UNREACHED_TEXT}`);
  expect(screen.getByRole('button', { name: 'Confirm my email' })).toBeDefined();
});
