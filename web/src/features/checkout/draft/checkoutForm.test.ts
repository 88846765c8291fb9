import { describe, expect, it } from 'vitest';
import { anAddressForm } from '../../../lib/form/addressForm.builder.ts';
import { keeps } from '../../../lib/form/inputRule.ts';
import { checkoutInputRules } from '../../../lib/form/inputRules.generated.ts';
import { aCheckoutForm } from './checkout.builder.ts';
import { repairDraft } from './checkoutDraft.ts';
import { EMPTY_CHECKOUT_FORM, toCheckoutInput } from './checkoutForm.ts';

const items = [{ productId: 7, quantity: 2, roadHazardPlan: true }];

describe('the order’s input', () => {
  it('CHK-12 has products and quantities, but no prices', () => {
    expect(toCheckoutInput(aCheckoutForm(), items).items).toEqual(items);
  });

  it('CHK-11 omits empty optional fields', () => {
    const input = toCheckoutInput(aCheckoutForm(), items);
    expect(input).toMatchObject({
      phone: null,
      subscribeNewsletter: false,
      shippingAddress: { company: null, line2: null },
    });
  });

  it('CHK-04 is trimmed, with a formatted postcode and Great Britain by default', () => {
    const input = toCheckoutInput(
      aCheckoutForm({ email: ' ada@example.com ', shippingAddress: anAddressForm({ city: ' Bedford ' }) }),
      items,
    );
    expect(input.email).toBe('ada@example.com');
    expect(input.shippingAddress).toMatchObject({ city: 'Bedford', postcode: 'MK42 0AA', country: 'GB' });
  });

  it('says whether to save the delivery address', () => {
    expect(toCheckoutInput(aCheckoutForm(), items).saveShippingAddress).toBe(false);
    expect(toCheckoutInput(aCheckoutForm({ saveShippingAddress: true }), items).saveShippingAddress).toBe(
      true,
    );
  });

  it('CHK-08 has a billing address only if it differs', () => {
    const billingAddress = anAddressForm({ firstName: 'Bea' });
    expect(toCheckoutInput(aCheckoutForm({ billingAddress }), items).billingAddress).toBeNull();
    expect(
      toCheckoutInput(aCheckoutForm({ billingAddress, billingDiffers: true }), items).billingAddress,
    ).toMatchObject({ firstName: 'Bea' });
  });
});

describe('the form’s rules', () => {
  it.each([
    ['', 'Email is required'],
    ['  ', 'Email is required'],
    ['ada', 'Please enter a valid email'],
    ['ada@example', 'Please enter a valid email'],
    ['ada@example..com', 'Please enter a valid email'],
    ['ada @example.com', 'Please enter a valid email'],
    ['ada+tyres@mail.example.co.uk', true],
  ])('CHK-05 for the email %j the result is %j', (email, verdict) => {
    expect(keeps(checkoutInputRules.email)(email)).toBe(verdict);
  });

  it.each([
    ['', true],
    ['07700 900123', true],
    ['abc', 'Please enter a phone number, such as 07700 900123'],
  ])('CHK-11 for the phone %j the result is %j', (phone, verdict) => {
    expect(keeps(checkoutInputRules.phone)(phone)).toBe(verdict);
  });

  it('CHK-09 the terms must be accepted', () => {
    expect(keeps(checkoutInputRules.acceptTerms)(false)).toBe('You must agree to the terms and conditions');
    expect(keeps(checkoutInputRules.acceptTerms)(true)).toBe(true);
  });
});

describe('a stored form', () => {
  it('is restored as it was', () => {
    const form = aCheckoutForm({
      billingDiffers: true,
      deliveryMethod: 'EXPRESS',
      saveShippingAddress: true,
    });
    expect(repairDraft(JSON.parse(JSON.stringify(form)))).toEqual(form);
  });

  it.each([
    null,
    'x',
    [],
    { email: 7, shippingAddress: 'x', deliveryMethod: 'ROCKET', acceptTerms: 'yes' },
    { shippingAddress: { country: 'FR' } },
  ])('is empty if it is %j', (left) => {
    expect(repairDraft(left)).toEqual(EMPTY_CHECKOUT_FORM);
  });
});
