import type { FieldErrors } from 'react-hook-form';
import type {
  CartItemInput,
  CheckoutInput,
  DeliveryMethod,
  FittingChoiceInput,
} from '../../../apollo/schema.generated.ts';
import { EMPTY_ADDRESS, toAddressInput, type AddressFormValues } from '../../../lib/form/addressForm.ts';
import { currentConsent } from '../../../lib/visitor/analyticsConsent.ts';

/** An order's addresses, by their names in the form. */
export type AddressName = 'shippingAddress' | 'billingAddress';

/** The checkout form. Its fields are named as in the API's input, so that refusals can be matched to fields. */
export interface CheckoutFormValues {
  email: string;
  phone: string;
  shippingAddress: AddressFormValues;
  /** Whether to save the shipping address in the account; ignored for a guest. */
  saveShippingAddress: boolean;
  billingDiffers: boolean;
  billingAddress: AddressFormValues;
  deliveryMethod: DeliveryMethod;
  subscribeNewsletter: boolean;
  acceptTerms: boolean;
  /** Whether tyres may be fitted within the period for cancelling; ignored if none are fitted. */
  requestsEarlyFitting: boolean;
}

export const EMPTY_CHECKOUT_FORM: CheckoutFormValues = {
  email: '',
  phone: '',
  shippingAddress: EMPTY_ADDRESS,
  saveShippingAddress: false,
  billingDiffers: false,
  billingAddress: EMPTY_ADDRESS,
  deliveryMethod: 'STANDARD',
  subscribeNewsletter: false,
  acceptTerms: false,
  requestsEarlyFitting: false,
};

/** Whether the form shows an error for the delivery postcode. It shows none while the postcode is first typed. */
export function isPostcodeFaulted(postcode: string, errors: FieldErrors<CheckoutFormValues>): boolean {
  return postcode.trim() !== '' && errors.shippingAddress?.postcode !== undefined;
}

/**
 * The order as the API's input. It has products and quantities but no prices, because the server decides the charge.
 * A billing address equal to the delivery address is omitted.
 */
export function toCheckoutInput(
  form: CheckoutFormValues,
  items: readonly CartItemInput[],
  fittings: readonly FittingChoiceInput[] = [],
): CheckoutInput {
  return {
    items: [...items],
    fittings: [...fittings],
    requestsEarlyFitting: fittings.length > 0 && form.requestsEarlyFitting,
    email: form.email.trim(),
    phone: form.phone.trim() || null,
    shippingAddress: toAddressInput(form.shippingAddress),
    saveShippingAddress: form.saveShippingAddress,
    billingAddress: form.billingDiffers ? toAddressInput(form.billingAddress) : null,
    deliveryMethod: form.deliveryMethod,
    subscribeNewsletter: form.subscribeNewsletter,
    acceptTerms: form.acceptTerms,
    analyticsConsent: currentConsent(),
  };
}
