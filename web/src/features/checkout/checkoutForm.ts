import type { CartItemInput, CheckoutInput, DeliveryMethod } from '../../apollo/schema.generated.ts';
import { EMPTY_ADDRESS, toAddressInput, type AddressFormValues } from '../../lib/addressForm.ts';

/** The checkout form. Its fields carry the names of the API's input, so that a refusal finds its field. */
export interface CheckoutFormValues {
  email: string;
  phone: string;
  shippingAddress: AddressFormValues;
  /** Keep the shipping address in the account; means nothing for a guest. */
  saveShippingAddress: boolean;
  billingDiffers: boolean;
  billingAddress: AddressFormValues;
  deliveryMethod: DeliveryMethod;
  subscribeNewsletter: boolean;
  acceptTerms: boolean;
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
};

/**
 * The order as the API takes it. It carries products and quantities but no price: what is charged is the
 * server's business. A billing address that is not different is left out.
 */
export function toCheckoutInput(form: CheckoutFormValues, items: readonly CartItemInput[]): CheckoutInput {
  return {
    items: items.map(({ productId, quantity }) => ({ productId, quantity })),
    email: form.email.trim(),
    phone: form.phone.trim() || null,
    shippingAddress: toAddressInput(form.shippingAddress),
    saveShippingAddress: form.saveShippingAddress,
    billingAddress: form.billingDiffers ? toAddressInput(form.billingAddress) : null,
    deliveryMethod: form.deliveryMethod,
    subscribeNewsletter: form.subscribeNewsletter,
    acceptTerms: form.acceptTerms,
  };
}
