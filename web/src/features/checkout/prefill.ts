import { EMPTY_ADDRESS, isSameAddress, type AddressFormValues } from '../../lib/addressForm.ts';
import type { CheckoutFormValues } from './checkoutForm.ts';

/** Who the shopper is, as far as this browser knows of their account. */
export interface KnownShopper {
  email: string;
  firstName: string;
  lastName: string;
}

/** What the account holds besides, once the server has been asked. */
export interface KnownDetails {
  phone: string | null;
  /** The default addresses; null for none. */
  shippingAddress: AddressFormValues | null;
  billingAddress: AddressFormValues | null;
}

/** The form with what is known of the shopper wherever nothing was typed. */
export function prefill(form: CheckoutFormValues, known: KnownShopper): CheckoutFormValues {
  const { shippingAddress } = form;
  const isNamed = shippingAddress.firstName !== '' || shippingAddress.lastName !== '';
  const { firstName, lastName } = isNamed ? shippingAddress : known;
  return {
    ...form,
    email: form.email || known.email,
    shippingAddress: { ...shippingAddress, firstName, lastName },
  };
}

/** Whether nobody has typed any of the addresses: at most the name of the account stands there. */
function hasNoAddress(
  { shippingAddress, billingDiffers }: CheckoutFormValues,
  { firstName, lastName }: KnownShopper,
): boolean {
  return (
    !billingDiffers &&
    [EMPTY_ADDRESS, { ...EMPTY_ADDRESS, firstName, lastName }].some((empty) =>
      isSameAddress(shippingAddress, empty),
    )
  );
}

/** The same with what the account holds. The two addresses go together: whoever has typed one has said what they want. */
export function fillIn(
  form: CheckoutFormValues,
  known: KnownShopper,
  details: KnownDetails,
): CheckoutFormValues {
  const filled = { ...prefill(form, known), phone: form.phone || (details.phone ?? '') };
  if (!hasNoAddress(form, known)) return filled;
  const shippingAddress = details.shippingAddress ?? filled.shippingAddress;
  const { billingAddress } = details;
  if (!billingAddress || isSameAddress(billingAddress, shippingAddress))
    return { ...filled, shippingAddress };
  return { ...filled, shippingAddress, billingDiffers: true, billingAddress };
}
