import { isEmailAddress } from '@treadline/schema/trade/email-address';

/** The addresses of an order, by their names in the form. */
export type AddressName = 'shippingAddress' | 'billingAddress';

/** Refuses what is no address of an e-mail. */
export function emailRule(email: string): true | string {
  if (email.trim() === '') return 'Email is required';
  return isEmailAddress(email.trim()) || 'Please enter a valid email';
}

/** Refuses to go on without the terms. */
export function termsRule(isTicked: boolean): true | string {
  return isTicked || 'You must agree to the terms and conditions';
}
