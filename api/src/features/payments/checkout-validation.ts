import { MAX_PHONE_LENGTH } from '@treadline/schema/trade/phone';
import { readEmailAddress } from '../../platform/email-address.ts';
import type { FieldError } from '../../platform/invalid-input.ts';
import { checkText } from '../../platform/typed-text.ts';
import { checkAddress } from '../addresses/address-validation.service.ts';
import { isQuantity, MAX_LINES, MAX_QUANTITY, mergeItems } from '../cart/cart.service.ts';
import type { CheckoutInput } from './checkout.inputs.ts';

const error = (path: string, message: string): FieldError => ({ path, message });

function checkEmail(email: string): FieldError[] {
  const trimmed = email.trim();
  if (trimmed === '') return [error('email', 'Email is required')];
  return readEmailAddress(trimmed) === null ? [error('email', 'Please enter a valid email')] : [];
}

function checkItems(items: CheckoutInput['items']): FieldError[] {
  if (items.length === 0) return [error('items', 'Your cart is currently empty.')];
  if (items.length > MAX_LINES) return [error('items', `A cart holds at most ${MAX_LINES} lines`)];
  const totals = new Map(mergeItems(items).map(({ productId, quantity }) => [productId, quantity]));
  return items.flatMap(({ productId, quantity }, index) =>
    isQuantity(quantity) && isQuantity(totals.get(productId) ?? quantity)
      ? []
      : [error(`items.${index}.quantity`, `The quantity must be a whole number from 1 to ${MAX_QUANTITY}`)],
  );
}

/** Everything that is wrong with a checkout, field by field; empty when it can be placed. */
export function checkCheckout(input: CheckoutInput): FieldError[] {
  return [
    ...checkItems(input.items),
    ...checkEmail(input.email),
    ...checkText('phone', input.phone, { max: MAX_PHONE_LENGTH, missing: null }),
    ...checkAddress('shippingAddress', input.shippingAddress),
    ...(input.billingAddress ? checkAddress('billingAddress', input.billingAddress) : []),
    ...(input.acceptTerms ? [] : [error('acceptTerms', 'You must agree to the terms and conditions')]),
  ];
}
