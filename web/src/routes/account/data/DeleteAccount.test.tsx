import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { UNREACHED_TEXT } from '../../../apollo/failureText.ts';
import { shopAt, type Answer } from '../../../routing/shopAt.builder.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';

beforeEach(() => {
  vi.spyOn(location, 'replace').mockReturnValue();
  localStorage.setItem('token', 'a token');
  localStorage.setItem('cart', '[]');
  sessionStorage.setItem('checkout-draft', '{}');
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Delete your account?' }));

/** Opens the dialog and submits it with a password. */
async function confirmWith(answer: Answer, password = 'a wet road') {
  render(<DeleteAccount email="ada@example.com" isConfirmed />, {
    wrapper: shopAt(
      { pathname: '/account' },
      { DeletionObstacle: { deletionObstacle: null }, DeleteAccount: answer },
    ),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account…' }));
  const asked = await dialog();
  fireEvent.input(await asked.findByLabelText('Your password'), { target: { value: password } });
  await act(async () => void fireEvent.click(asked.getByRole('button', { name: 'Delete my account' })));
  return asked;
}

const alert = async () => (await dialog()).queryByRole('alert')?.textContent;

it('deleting the account clears this browser and opens the confirmation page', async () => {
  await confirmWith({ deleteAccount: { __typename: 'AccountDeleted', keptOrders: 1 } });
  await expect.poll(() => vi.mocked(location.replace).mock.calls).toEqual([['/account/deleted']]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect((await dialog()).getByRole('button', { name: 'Delete my account' }).getAttribute('aria-busy')).toBe(
    'true',
  );
});

it('a missing or wrong password shows an error at the field and deletes nothing', async () => {
  await confirmWith(
    { deleteAccount: { __typename: 'InvalidCredentials', message: 'That password isn’t right' } },
    '',
  );
  await expect.poll(alert).toBe('Enter your password');
  cleanup();
  const asked = await confirmWith({
    deleteAccount: { __typename: 'InvalidCredentials', message: 'That password isn’t right' },
  });
  await expect.poll(alert).toBe('That password isn’t right');
  await expect.poll(() => document.activeElement).toBe(asked.getByLabelText('Your password'));
  expect(localStorage.getItem('token')).toBe('a token');
  expect(location.replace).not.toHaveBeenCalled();
});

it('open orders are listed before the dialog asks for the password', async () => {
  const deletionObstacle = {
    __typename: 'OrdersInProgress',
    message: 'One is not finished.',
    orders: [{ __typename: 'Order', id: 'o1', number: 'TFL2611123456' }],
  };
  render(<DeleteAccount email="ada@example.com" isConfirmed />, {
    wrapper: shopAt({ pathname: '/account' }, { DeletionObstacle: { deletionObstacle } }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account…' }));
  const asked = await dialog();
  expect((await asked.findByRole('link', { name: 'Order TFL2611123456' })).getAttribute('href')).toBe(
    '/orders/o1',
  );
  expect(asked.queryByLabelText('Your password')).toBeNull();
  fireEvent.click(asked.getByRole('button', { name: 'Keep my account' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('the dialog asks for the password if open orders cannot be checked', async () => {
  render(<DeleteAccount email="ada@example.com" isConfirmed />, {
    wrapper: shopAt({ pathname: '/account' }, { DeletionObstacle: 'failure' }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account…' }));
  expect(await (await dialog()).findByLabelText('Your password')).toBeDefined();
});

it('the dialog links to orders placed meanwhile', async () => {
  const asked = await confirmWith({
    deleteAccount: {
      __typename: 'OrdersInProgress',
      message: 'One is not finished.',
      orders: [{ __typename: 'Order', id: 'o1', number: 'TFL2611123456' }],
    },
  });
  await expect.poll(alert).toContain('One is not finished.');
  expect(asked.getByRole('link', { name: 'Order TFL2611123456' }).getAttribute('href')).toBe('/orders/o1');
});

it.each([
  [
    'there were too many tries',
    { deleteAccount: { __typename: 'TooManyAttempts', message: 'Too many.' } },
    'Too many.',
  ],
  [
    'it is the last administrator’s',
    { deleteAccount: { __typename: 'LastAdministrator', message: 'The only one.' } },
    'The only one.',
  ],
  ['the shop cannot be reached', 'failure', UNREACHED_TEXT],
] as const)('keeps the account and says why if %s', async (_, answer, text) => {
  await confirmWith(answer);
  await expect.poll(alert).toBe(text);
  expect(localStorage.getItem('token')).toBe('a token');
});
