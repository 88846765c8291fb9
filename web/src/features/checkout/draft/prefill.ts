import { EMPTY_ADDRESS, isSameAddress, type AddressFormValues } from '../../../lib/form/addressForm.ts';
import type { CheckoutFormValues } from './checkoutForm.ts';

/** The shopper's account data that this browser knows. */
export interface KnownShopper {
  email: string;
  firstName: string;
  lastName: string;
}

/** More account data, once the server has answered. */
export interface KnownDetails {
  phone: string | null;
  /** The default addresses; null if there isn't one. */
  shippingAddress: AddressFormValues | null;
  billingAddress: AddressFormValues | null;
}

/** Whether a different name was typed, at least in part. */
function isOther(typed: string, name: string): boolean {
  return typed !== '' && typed.trim() !== name;
}

/** The form with its empty fields filled from the account. Two names are never mixed. */
export function prefill(form: CheckoutFormValues, known: KnownShopper): CheckoutFormValues {
  const { shippingAddress } = form;
  const isSomebodyElse =
    isOther(shippingAddress.firstName, known.firstName) || isOther(shippingAddress.lastName, known.lastName);
  const { firstName, lastName } = isSomebodyElse ? shippingAddress : known;
  return {
    ...form,
    email: form.email || known.email,
    shippingAddress: { ...shippingAddress, firstName, lastName },
  };
}

/**
 * Whether no address has been typed. The account's name doesn't count, nor does the postcode of the account's
 * address, which the shopper may have checked in the cart.
 */
function hasNoAddress(
  { shippingAddress, billingDiffers }: CheckoutFormValues,
  { firstName, lastName }: KnownShopper,
  saved: AddressFormValues | null,
): boolean {
  const { postcode, country } = saved ?? EMPTY_ADDRESS;
  const named = { ...EMPTY_ADDRESS, firstName, lastName };
  return (
    !billingDiffers &&
    [EMPTY_ADDRESS, named, { ...named, postcode, country }].some((empty) =>
      isSameAddress(shippingAddress, empty),
    )
  );
}

/**
 * As above, with the account's further data. The two addresses are filled in together: a shopper who typed one has
 * made their choice.
 */
export function fillIn(
  form: CheckoutFormValues,
  known: KnownShopper,
  details: KnownDetails,
): CheckoutFormValues {
  const filled = { ...prefill(form, known), phone: form.phone || (details.phone ?? '') };
  if (!hasNoAddress(form, known, details.shippingAddress)) return filled;
  const shippingAddress = details.shippingAddress ?? filled.shippingAddress;
  const { billingAddress } = details;
  if (!billingAddress || isSameAddress(billingAddress, shippingAddress))
    return { ...filled, shippingAddress };
  return { ...filled, shippingAddress, billingDiffers: true, billingAddress };
}
