import { expect, it } from 'vitest';
import { anAddressForm } from '../../../lib/form/addressForm.builder.ts';
import { EMPTY_ADDRESS } from '../../../lib/form/addressForm.ts';
import { aCheckoutForm } from './checkout.builder.ts';
import { readDraft, saveDraft } from './checkoutDraft.ts';
import { EMPTY_CHECKOUT_FORM } from './checkoutForm.ts';
import { keepDeliveryPlace, readDeliveryPlace } from './deliveryPlace.ts';

const belfast = { country: 'NI', postcode: 'BT1 1AA' } as const;
const bedford = { country: 'GB', postcode: 'MK42 9TH' } as const;

it('C-26 the checkout uses the destination chosen in the cart, until it is changed or cleared', () => {
  expect(readDeliveryPlace()).toBeNull();
  keepDeliveryPlace(belfast);
  expect(readDeliveryPlace()).toEqual(belfast);
  expect(readDraft()).toEqual({ ...EMPTY_CHECKOUT_FORM, shippingAddress: { ...EMPTY_ADDRESS, ...belfast } });
  keepDeliveryPlace(bedford);
  expect(readDeliveryPlace()).toEqual(bedford);
  keepDeliveryPlace(belfast);
  keepDeliveryPlace(null);
  expect(readDraft()).toEqual(EMPTY_CHECKOUT_FORM);
});

it('C-26 the destination from the cart fills in a missing postcode, but never overwrites one', () => {
  const typed = aCheckoutForm({ shippingAddress: anAddressForm({ postcode: '' }) });
  saveDraft(typed);
  keepDeliveryPlace(belfast);
  const whole = { ...typed, shippingAddress: { ...typed.shippingAddress, ...belfast } };
  expect(readDraft()).toEqual(whole);
  keepDeliveryPlace(bedford);
  keepDeliveryPlace(null);
  expect(readDraft()).toEqual(whole);
});
