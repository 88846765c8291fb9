import { readOrderNumber } from '@treadline/schema/trade/order-number';

const CODE = /^\d{6}$/;

/** A code without the spaces it may have been copied with. */
export function tidyCode(text: string): string {
  return text.replace(/\s/g, '');
}

/** The error for an invalid order number; true if it is valid. */
export function numberRule(text: string): true | string {
  if (text.trim() === '') return 'Please enter your order number';
  return readOrderNumber(text) !== null || 'An order number is TFL followed by ten digits';
}

/** The error for an invalid code; true if it is valid. */
export function codeRule(text: string): true | string {
  if (text.trim() === '') return 'Please enter the code from the email';
  return CODE.test(tidyCode(text)) || 'The code has six digits';
}
