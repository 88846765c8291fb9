/** The addresses of an order, by their names in the form. */
export type AddressName = 'shippingAddress' | 'billingAddress';

/** As strict as a browser's own check, and asking for a full domain: something@somewhere.tld. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Refuses what is no address of an e-mail. */
export function emailRule(email: string): true | string {
  if (email.trim() === '') return 'Email is required';
  return EMAIL.test(email.trim()) || 'Please enter a valid email';
}

/** Refuses to go on without the terms. */
export function termsRule(isTicked: boolean): true | string {
  return isTicked || 'You must agree to the terms and conditions';
}
