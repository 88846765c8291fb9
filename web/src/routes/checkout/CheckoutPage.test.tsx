import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aSessionUser, aUserAnswer } from '../../features/accounts/session/session.builder.ts';
import { endSession, startSession } from '../../features/accounts/session/sessionStore.ts';
import { saveDraft } from '../../features/checkout/draft/checkoutDraft.ts';
import { EMPTY_CHECKOUT_FORM } from '../../features/checkout/draft/checkoutForm.ts';
import { anAddressForm } from '../../lib/form/addressForm.builder.ts';
import { shopAt, type Answer } from '../../routing/shopAt.builder.tsx';
import { aSavedAddressAnswer } from '../account/addresses/savedAddress.builder.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

const home = aSavedAddressAnswer();
const work = aSavedAddressAnswer({
  id: 'a2',
  label: null,
  company: 'Engines Ltd',
  line1: '9 Works Lane',
  isDeliveryDefault: false,
  isBillingDefault: true,
});
const SAVE = 'Save this address to my account';

beforeEach(() => startSession({ token: 't', user: aSessionUser() }));

async function open(saved: readonly object[], phone: string | null = '07700 900123', customer?: Answer) {
  const answer = customer ?? { me: { ...aUserAnswer(), phone }, mySavedAddresses: saved };
  render(<CheckoutPage />, {
    wrapper: shopAt({ pathname: '/checkout' }, { CheckoutCustomer: answer, CartQuote: 'silence' }),
  });
  await act(async () => undefined);
}

const part = (name: string) => within(screen.getByRole('group', { name }));
const valueOf = (group: string, label: string) => part(group).getByLabelText<HTMLInputElement>(label).value;
const choice = () => screen.getByLabelText<HTMLSelectElement>('Deliver to');
const choose = (value: string) => act(async () => void fireEvent.change(choice(), { target: { value } }));

describe('the checkout of a signed-in customer', () => {
  it('CHK-16 the account fills in the form, without an offer to save an address already saved', async () => {
    await open([home, work]);
    expect([valueOf('Contact', 'Email'), valueOf('Contact', 'Phone (optional)')]).toEqual([
      'ada@example.com',
      '07700 900123',
    ]);
    expect([valueOf('Delivery address', 'Address'), valueOf('Delivery address', 'Postcode')]).toEqual([
      '1 High St',
      'MK42 0AA',
    ]);
    expect(choice().selectedOptions[0]?.textContent).toBe('Home: 1 High St, Bedford MK42 0AA');
    expect([valueOf('Billing address', 'Address'), valueOf('Billing address', 'Company (optional)')]).toEqual(
      ['9 Works Lane', 'Engines Ltd'],
    );
    expect(screen.queryByLabelText(SAVE)).toBeNull();
  });

  it('CHK-16 the customer can switch to another saved address and back to the typed one', async () => {
    await open([home, work]);
    await choose('a2');
    expect(valueOf('Delivery address', 'Address')).toBe('9 Works Lane');
    fireEvent.input(part('Delivery address').getByLabelText('Address'), {
      target: { value: '2 Typed Street' },
    });
    expect(choice().value).toBe('');
    expect(screen.getByLabelText(SAVE)).toBeDefined();
    await choose('a1');
    expect(valueOf('Delivery address', 'Address')).toBe('1 High St');
    await choose('');
    expect(valueOf('Delivery address', 'Address')).toBe('2 Typed Street');
  });

  it('C-26 the account never overwrites typed values', async () => {
    saveDraft({
      ...EMPTY_CHECKOUT_FORM,
      phone: '01632 960100',
      shippingAddress: anAddressForm({ line1: '2 Typed Street' }),
    });
    await open([home, work]);
    expect(valueOf('Contact', 'Phone (optional)')).toBe('01632 960100');
    expect(valueOf('Delivery address', 'Address')).toBe('2 Typed Street');
    expect(
      screen.getByLabelText<HTMLInputElement>('My billing address is different from the delivery address')
        .checked,
    ).toBe(false);
  });

  it('CHK-16 values filled in from the account are not stored as typed', async () => {
    await open([home]);
    cleanup();
    await open([aSavedAddressAnswer({ line1: '3 New Street' })]);
    expect(valueOf('Delivery address', 'Address')).toBe('3 New Street');
  });

  it('CHK-16 without a saved address the form starts with the name and offers to save the typed address', async () => {
    await open([], null);
    expect(valueOf('Delivery address', 'First name')).toBe('Ada');
    expect(screen.queryByLabelText('Deliver to')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(SAVE).checked).toBe(false);
  });

  it('CHK-16 a full address book is reported', async () => {
    await open(
      Array.from({ length: 20 }, (_, index) =>
        aSavedAddressAnswer({ id: `b${index}`, isDeliveryDefault: false, line1: `${index} High St` }),
      ),
    );
    expect(screen.queryByLabelText(SAVE)).toBeNull();
    expect(screen.getByText(/You’ve saved 20 addresses/)).toBeDefined();
  });

  it('CHK-16 the checkout works even if the account cannot be loaded', async () => {
    await open([], null, 'failure');
    expect(valueOf('Contact', 'Email')).toBe('ada@example.com');
    expect(screen.queryByLabelText(SAVE)).toBeNull();
  });
});

it('CHK-16 a guest fills in every field and gets no address book', async () => {
  endSession();
  await open([home]);
  expect([valueOf('Contact', 'Email'), valueOf('Delivery address', 'Address')]).toEqual(['', '']);
  expect([screen.queryByLabelText('Deliver to'), screen.queryByLabelText(SAVE)]).toEqual([null, null]);
});
