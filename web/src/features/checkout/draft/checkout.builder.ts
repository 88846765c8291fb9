import { anAddressForm } from '../../../lib/form/addressForm.builder.ts';
import { EMPTY_CHECKOUT_FORM, type CheckoutFormValues } from './checkoutForm.ts';

/** For tests: a valid checkout. */
export function aCheckoutForm(overrides: Partial<CheckoutFormValues> = {}): CheckoutFormValues {
  return {
    ...EMPTY_CHECKOUT_FORM,
    email: 'ada@example.com',
    shippingAddress: anAddressForm(),
    acceptTerms: true,
    ...overrides,
  };
}
