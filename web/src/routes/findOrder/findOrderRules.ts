import { readOrderNumber } from '@treadline/schema/trade/order-number';

const CODE = /^\d{6}$/;

/** A code without the spaces it may have been copied with. */
export function tidyCode(text: string): string {
  return text.replace(/\s/g, '');
}

/** The message for what cannot be an order number; true for what can. */
export function numberRule(text: string): true | string {
  if (text.trim() === '') return 'Please enter your order number';
  return readOrderNumber(text) !== null || 'An order number begins with TFL, and ten digits follow';
}

/** The message for what cannot be a code; true for what can. */
export function codeRule(text: string): true | string {
  if (text.trim() === '') return 'Please enter the code from the email';
  return CODE.test(tidyCode(text)) || 'The code has six digits';
}
