import { invalidParameter, missingParameter } from '../http/api.error.ts';
import type { ParamReader } from '../http/param.reader.ts';
import { LARGEST_AMOUNT, type Currency } from '../payments/amount.limits.ts';
import { readCurrency } from '../payments/payment.params.ts';
import type { ShippingRate } from '../state/wire.objects.ts';

/** The shipping method and its price (in pence). */
export interface ShippingChoice {
  displayName: string;
  amount: number;
  currency: Currency;
  deliveryEstimate: ShippingRate['delivery_estimate'];
  metadata: Record<string, string>;
}

type Bound = NonNullable<NonNullable<ShippingRate['delivery_estimate']>['minimum']>;

const UNITS = ['hour', 'day', 'business_day', 'week', 'month'] as const;

/** Parses `shipping_options`. Stripe lets the payer choose among up to five; here the shop has already chosen. */
export function readShippingChoice(params: ParamReader): ShippingChoice | null {
  const [option, ...others] = params.groups('shipping_options');
  if (!option) return null;
  if (others.length > 0) {
    throw invalidParameter('shipping_options', 'The payment sandbox takes only one shipping option.');
  }
  const rate = option.group('shipping_rate_data');
  if (!rate) throw missingParameter(option.name('shipping_rate_data'));
  rate.choice('type', ['fixed_amount']);
  const price = rate.group('fixed_amount');
  if (!price) throw missingParameter(rate.name('fixed_amount'));
  return {
    displayName: rate.requiredText('display_name', 100),
    amount: price.requiredWholeNumber('amount', { max: LARGEST_AMOUNT }),
    currency: readCurrency(price),
    deliveryEstimate: readEstimate(rate),
    metadata: rate.metadata('metadata'),
  };
}

function readEstimate(rate: ParamReader): ShippingRate['delivery_estimate'] {
  const estimate = rate.group('delivery_estimate');
  if (!estimate) return null;
  return { minimum: readBound(estimate, 'minimum'), maximum: readBound(estimate, 'maximum') };
}

function readBound(estimate: ParamReader, key: 'minimum' | 'maximum'): Bound | null {
  const bound = estimate.group(key);
  if (!bound) return null;
  const unit = bound.choice('unit', UNITS);
  if (unit === undefined) throw missingParameter(bound.name('unit'));
  return { unit, value: bound.requiredWholeNumber('value', { min: 1 }) };
}
