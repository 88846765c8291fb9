import { describe, expect, it } from 'vitest';
import { anAddressForm } from '../../../lib/form/addressForm.builder.ts';
import { EMPTY_ADDRESS } from '../../../lib/form/addressForm.ts';
import { aCheckoutForm } from './checkout.builder.ts';
import { EMPTY_CHECKOUT_FORM } from './checkoutForm.ts';
import { fillIn, prefill } from './prefill.ts';

const known = { email: 'bea@example.com', firstName: 'Bea', lastName: 'Lovelace' };
const home = anAddressForm({ firstName: 'Bea', lastName: 'Lovelace', line1: '9 Home Road' });
const office = anAddressForm({ firstName: 'Ada', company: 'Engines Ltd', line1: '1 Works Lane' });
const details = { phone: '07700 900123', shippingAddress: home, billingAddress: home };

describe('a signed-in shopper’s form', () => {
  it('CHK-16 starts with the email and the name of the account', () => {
    expect(prefill(EMPTY_CHECKOUT_FORM, known)).toMatchObject({
      email: 'bea@example.com',
      shippingAddress: { firstName: 'Bea', lastName: 'Lovelace' },
    });
  });

  it('keeps typed values, and never mixes two names', () => {
    const typed = aCheckoutForm({ shippingAddress: anAddressForm({ lastName: '' }) });
    expect(prefill(typed, known)).toEqual(typed);
  });

  it.each([
    ['', ''],
    ['Bea', ''],
    ['', 'Lovelace'],
  ])('completes a typed name from the account: %j %j', (firstName, lastName) => {
    const typed = aCheckoutForm({ shippingAddress: anAddressForm({ firstName, lastName }) });
    expect(prefill(typed, known)).toEqual({
      ...typed,
      shippingAddress: anAddressForm({ firstName: 'Bea', lastName: 'Lovelace' }),
    });
  });

  it('CHK-16 is filled in with the phone and the default addresses', () => {
    const form = prefill(EMPTY_CHECKOUT_FORM, known);
    expect(fillIn(form, known, details)).toEqual({ ...form, phone: '07700 900123', shippingAddress: home });
    expect(fillIn(form, known, { ...details, billingAddress: office })).toMatchObject({
      shippingAddress: home,
      billingDiffers: true,
      billingAddress: office,
    });
    expect(fillIn(form, known, { ...details, shippingAddress: office })).toMatchObject({
      shippingAddress: office,
      billingDiffers: true,
      billingAddress: home,
    });
    expect(fillIn(form, known, { phone: null, shippingAddress: null, billingAddress: null })).toEqual(form);
  });

  it('CHK-16 is filled in with the default address whose postcode was checked in the cart', () => {
    const { postcode, country } = home;
    const checked = { ...EMPTY_CHECKOUT_FORM, shippingAddress: { ...EMPTY_ADDRESS, postcode, country } };
    expect(fillIn(prefill(checked, known), known, details)).toMatchObject({ shippingAddress: home });
  });

  it.each([
    [
      'a street',
      {
        shippingAddress: anAddressForm({
          ...EMPTY_ADDRESS,
          firstName: 'Bea',
          lastName: 'Lovelace',
          line1: '2 Typed Street',
        }),
      },
    ],
    ['another name', { shippingAddress: { ...EMPTY_ADDRESS, firstName: 'Ada', lastName: 'King' } }],
    [
      'another postcode',
      { shippingAddress: { ...EMPTY_ADDRESS, postcode: 'BT1 1AA', country: 'NI' as const } },
    ],
    ['another country', { shippingAddress: { ...EMPTY_ADDRESS, country: 'IE' as const } }],
    ['another billing address', { billingDiffers: true, billingAddress: anAddressForm() }],
  ])('C-26 keeps a typed %s', (_, typed) => {
    const form = prefill({ ...EMPTY_CHECKOUT_FORM, ...typed, phone: '01632 960100' }, known);
    expect(fillIn(form, known, { ...details, billingAddress: office })).toEqual(form);
  });
});
