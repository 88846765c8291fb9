import { EMPTY_ADDRESS, isSameAddress, type AddressFormValues } from '../../../lib/form/addressForm.ts';
import type { CheckoutFormValues } from './checkoutForm.ts';

/** The shopper's account data that this browser knows. */
export interface KnownShopper {
  email: string;
  firstName: string;
  lastName: string;
}

/** Further account data, once the server has answered. */
export interface KnownDetails {
  phone: string | null;
  /** The default addresses; null if there is none. */
  shippingAddress: AddressFormValues | null;
  billingAddress: AddressFormValues | null;
}

/** Whether another name than this was typed, or begun. */
function isOther(typed: string, name: string): boolean {
  return typed !== '' && typed.trim() !== name;
}

/** The form with known data about the shopper in all empty fields; two names are never mixed. */
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
 * Whether no address has been typed: at most the account's name is filled in, and the postcode of the address that
 * the account has, which the shopper may have checked in the cart.
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
 * As above, with the account's further data. The two addresses go together: a shopper who typed one has made
 * their choice.
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
