import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UNREACHED_TEXT } from '../../apollo/failureText.ts';
import { aUserAnswer } from '../../features/accounts/session/session.builder.ts';
import { shopAt, type Answer } from '../../routing/shopAt.builder.tsx';
import { AccountPage } from './AccountPage.tsx';

const aDevice = (id: string, isCurrent: boolean) => ({
  __typename: 'UserSession',
  id,
  device: 'Firefox on Windows',
  address: '192.0.2.7',
  createdAt: '2026-03-03T09:00:00Z',
  lastSeenAt: '2026-03-03T14:05:00Z',
  isCurrent,
});

async function openAccount(answers: Record<string, Answer>, user: object = {}) {
  const me = {
    ...aUserAnswer(),
    phone: null,
    emailVerified: true,
    twoFactor: null,
    createdAt: '2026-01-02T10:00:00Z',
    ...user,
  };
  const account = {
    me,
    mySavedAddresses: [],
    myNewsletter: null,
    mySessions: [aDevice('s1', true), aDevice('s2', false)],
  };
  const orders = {
    myOrders: { __typename: 'OrderPage', items: [], pageInfo: { __typename: 'PageInfo', totalItems: 0 } },
  };
  const all: Record<string, Answer> = { Account: account, RecentOrders: orders, ...answers };
  render(<AccountPage />, { wrapper: shopAt({ pathname: '/account' }, all) });
  await screen.findByRole('heading', { level: 1, name: 'Your account' });
  return all;
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('the account page shows the profile, without a notice for a confirmed address', async () => {
  await openAccount({});
  expect(part('Profile').getByText('Ada King')).toBeDefined();
  expect(part('Profile').getByText('2 January 2026')).toBeDefined();
  expect(screen.queryByText('Your email isn’t confirmed yet')).toBeNull();
});

it('C-14 name and phone number can be edited in place, with errors at their fields', async () => {
  const updated = { ...aUserAnswer({ firstName: 'Bea' }), phone: '07700 900123' };
  await openAccount({ UpdateProfile: { updateProfile: updated } });
  await press('Edit profile');
  await expect.poll(() => document.activeElement === screen.getByLabelText('First name')).toBe(true);
  fireEvent.input(screen.getByLabelText('First name'), { target: { value: ' ' } });
  await press('Save profile');
  expect(part('Profile').getByRole('alert').textContent).toBe('First name is required');
  fireEvent.input(screen.getByLabelText('First name'), { target: { value: 'Bea' } });
  await press('Save profile');
  expect(await part('Profile').findByText('Bea King')).toBeDefined();
  expect(part('Profile').getByText('07700 900123')).toBeDefined();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Edit profile' }));
});

it('a profile that could not be saved stays in the form', async () => {
  await openAccount({ UpdateProfile: 'failure' });
  await press('Edit profile');
  await press('Save profile');
  expect((await part('Profile').findByRole('alert')).textContent).toBe(UNREACHED_TEXT);
  await press('Cancel');
  expect(part('Profile').getByText('Ada King')).toBeDefined();
});

it('a failed refresh keeps the account page and typed input', async () => {
  const answers = await openAccount({
    SubscribeNewsletter: {
      subscribeNewsletter: { __typename: 'NewsletterRequested', message: 'Look into your inbox.' },
    },
  });
  fireEvent.input(screen.getByLabelText('Current password'), { target: { value: 'half typed' } });
  answers['Account'] = 'failure';
  await press('Subscribe');
  expect(await part('Newsletter').findByText('Look into your inbox.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('half typed');
});

it('an account that could not be loaded says so and offers a retry', async () => {
  const answers: Record<string, Answer> = { Account: 'failure' };
  render(<AccountPage />, { wrapper: shopAt({ pathname: '/account' }, answers) });
  expect(await screen.findByRole('heading', { name: 'We could not load your account' })).toBeDefined();
  answers['Account'] = 'silence';
  await press('Try again');
  expect(screen.getByRole('status').textContent).toContain('Loading your account…');
});

it('a button resends the confirmation link', async () => {
  await openAccount(
    { RequestEmailVerification: { requestEmailVerification: true } },
    { emailVerified: false },
  );
  await press('Send the link again');
  expect(await part('Profile').findByText('A new link is on its way.')).toBeDefined();
});

it('the account page lists devices with their times, and can sign out the others', async () => {
  await openAccount({});
  const [here, there] = part('Where you are signed in').getAllByRole('listitem');
  expect(here?.textContent).toContain('This device');
  expect(here?.textContent).toContain('3 March 2026, 14:05');
  expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
  expect(within(there as HTMLElement).getByRole('button').textContent).toBe('Sign out');
});

describe('a new password', () => {
  async function change(answer: Answer, confirmation = 'a new password') {
    await openAccount({ UpdatePassword: answer });
    const texts = {
      'Current password': 'the old one',
      'New password': 'a new password',
      'Confirm new password': confirmation,
    };
    for (const [label, value] of Object.entries(texts))
      fireEvent.input(screen.getByLabelText(label), { target: { value } });
    await press('Change password');
  }

  it('saving a new password clears the form', async () => {
    await change({
      updatePassword: { __typename: 'PasswordChanged', user: { __typename: 'User', id: 'u1' } },
    });
    expect(
      await screen.findByText('Your password has been changed, and you’ve been signed out everywhere else.'),
    ).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });

  it('a wrong current password shows an error at its field', async () => {
    await change({ updatePassword: { __typename: 'InvalidCredentials', message: 'Not right.' } });
    expect((await part('Password').findByRole('alert')).textContent).toBe('Not right.');
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Current password'));
  });

  it('the new password and its confirmation must match', async () => {
    await change('silence', 'another');
    expect(part('Password').getByRole('alert').textContent).toBe('Passwords do not match');
  });
});
