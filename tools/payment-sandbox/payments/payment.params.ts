import { invalidParameter, missingParameter } from '../http/api.error.ts';
import type { ParamReader } from '../http/param.reader.ts';
import type { PaymentIntent } from '../state/wire.objects.ts';
import { CURRENCIES, type Currency } from './amount.limits.ts';

/** @throws ApiError for a missing or unsupported currency. */
export function readCurrency(params: ParamReader): Currency {
  const given = params.requiredText('currency').toLowerCase();
  const currency = CURRENCIES.find((one) => one === given);
  if (!currency) {
    throw invalidParameter(
      params.name('currency'),
      `Invalid currency: ${given}. The payment sandbox knows ${CURRENCIES.join(', ')}.`,
    );
  }
  return currency;
}

/** Parses `shipping`, the delivery address of a PaymentIntent. */
export function readShipping(params: ParamReader): PaymentIntent['shipping'] {
  const shipping = params.group('shipping');
  if (!shipping) return null;
  const address = shipping.group('address');
  if (!address) throw missingParameter(shipping.name('address'));
  return {
    name: shipping.requiredText('name'),
    phone: shipping.text('phone') ?? null,
    carrier: shipping.text('carrier') ?? null,
    tracking_number: shipping.text('tracking_number') ?? null,
    address: {
      line1: address.text('line1') ?? null,
      line2: address.text('line2') ?? null,
      city: address.text('city') ?? null,
      state: address.text('state') ?? null,
      postal_code: address.text('postal_code') ?? null,
      country: address.text('country') ?? null,
    },
  };
}
