import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { UNREACHED_TEXT } from '../../../apollo/failureText.ts';
import { aUserAnswer } from '../../../features/accounts/session/session.builder.ts';
import { shopAt, type Answer } from '../../../routing/shopAt.builder.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { aSavedAddressAnswer } from './savedAddress.builder.ts';

/** Preload the dialogs' code, which otherwise loads when a dialog first opens. */
beforeAll(async () => void (await import('../../../ui/overlay/DialogPanel.tsx')));

const home = aSavedAddressAnswer();
const work = aSavedAddressAnswer({
  id: 'a2',
  label: null,
  company: 'Engines Ltd',
  line1: '9 Works Lane',
  isDeliveryDefault: false,
  isBillingDefault: true,
});

const book = () => within(screen.getByRole('region', { name: 'Addresses' }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

async function open(saved: readonly object[], answers: Record<string, Answer> = {}) {
  const me = {
    ...aUserAnswer(),
    phone: null,
    emailVerified: true,
    twoFactor: null,
    createdAt: '2026-01-02T10:00:00Z',
  };
  const account = { me, mySavedAddresses: saved, myNewsletter: null, mySessions: [] };
  render(<AccountPage />, { wrapper: shopAt({ pathname: '/account' }, { Account: account, ...answers }) });
  await screen.findByRole('region', { name: 'Addresses' });
}

it('an empty address book says what to do', async () => {
  await open([]);
  expect(book().getByText(/You haven’t saved an address yet/)).toBeDefined();
  expect(book().queryByRole('list')).toBeNull();
});

it('each address shows its defaults and offers to become the other one', async () => {
  await open([home, work]);
  const [first, second] = book()
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '');
  expect(first).toContain('HomeAda King1 High StBedfordMK42 0AAUnited KingdomDefault for delivery');
  expect(first).not.toContain('Default for billing');
  expect(second).toContain('Ada KingEngines Ltd9 Works Lane');
  expect(
    book()
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual([
    'Edit Home',
    'Use for billing: Home',
    'Remove Home',
    'Edit 9 Works Lane',
    'Use for delivery: 9 Works Lane',
    'Remove 9 Works Lane',
    'Add an address',
  ]);
});

it('the focus moves to a new default address, because its button disappears', async () => {
  await open([home, work], {
    SetDefaultSavedAddress: { setDefaultSavedAddress: { ...work, isDeliveryDefault: true } },
  });
  await press('Use for delivery: 9 Works Lane');
  await expect.poll(() => document.activeElement).toBe(book().getAllByRole('listitem')[1]);
});

it('the button says why a twenty-first address cannot be added', async () => {
  await open(Array.from({ length: 20 }, (_, index) => aSavedAddressAnswer({ id: `a${index}` })));
  expect(book().getByRole('button', { name: 'Add an address' }).getAttribute('aria-disabled')).toBe('true');
  expect(book().getByText('You can save up to 20 addresses. Remove one to add another.')).toBeDefined();
});

it('CHK-06 CHK-07 the form submits only a complete address', async () => {
  await open([], { CreateSavedAddress: 'silence' });
  await press('Add an address');
  await screen.findByRole('dialog', { name: 'Add an address' });
  await press('Save address');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'First name is required',
    'Last name is required',
    'Address is required',
    'City is required',
    'Postcode is required',
  ]);
});

it('a refusal by the shop shows at its field or above the form', async () => {
  const fields = [{ __typename: 'FieldError', path: 'address.city', message: 'Unknown city' }];
  await open([home], {
    UpdateSavedAddress: { updateSavedAddress: { __typename: 'InvalidInput', message: 'No.', fields } },
  });
  await press('Edit Home');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit address' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Address').value).toBe('1 High St');
  type('City', 'Nowhere');
  await press('Save address');
  await expect.poll(() => screen.getByRole('alert').textContent).toBe('Unknown city');
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('City'));
});

it.each([
  [
    'gone',
    { updateSavedAddress: { __typename: 'SavedAddressNotFound', message: 'Not there any more.' } },
    'Not there any more.',
  ],
  ['out of reach', 'failure', UNREACHED_TEXT],
] as const)('keeps the form if the address is %s', async (_, answer, text) => {
  await open([home], { UpdateSavedAddress: answer });
  await press('Edit Home');
  await screen.findByRole('dialog', { name: 'Edit address' });
  await press('Save address');
  await expect.poll(() => screen.getByRole('alert').textContent).toBe(text);
});

it('an address is removed only after confirmation', async () => {
  await open([home], { DeleteSavedAddress: { deleteSavedAddress: true } });
  await press('Remove Home');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this address?' }));
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Yes, remove it' })));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
