import { newId } from '../state/object.id.ts';
import type { LineItem, Product, ShippingRate } from '../state/wire.objects.ts';
import type { OrderLine } from './order-line.params.ts';
import type { ShippingChoice } from './shipping.params.ts';

/** The product that Stripe creates for an inline price. */
export function newProduct({ name, description, images, metadata }: OrderLine, created: number): Product {
  return {
    id: newId('product'),
    object: 'product',
    active: true,
    created,
    description,
    images,
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: 'service',
    updated: created,
    url: null,
  };
}

/** A line as Stripe lists it; amounts in pence. */
export function newLineItem(
  { name, currency, unitAmount, quantity }: OrderLine,
  product: string,
  created: number,
): LineItem {
  const amount = unitAmount * quantity;
  return {
    id: newId('lineItem'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: name,
    metadata: {},
    price: {
      id: newId('price'),
      object: 'price',
      // An inline price belongs to one session and can't be reused.
      active: false,
      billing_scheme: 'per_unit',
      created,
      currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product,
      recurring: null,
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: unitAmount,
      unit_amount_decimal: String(unitAmount),
    },
    quantity,
  };
}

export function newShippingRate(
  { displayName, amount, currency, deliveryEstimate, metadata }: ShippingChoice,
  created: number,
): ShippingRate {
  return {
    id: newId('shippingRate'),
    object: 'shipping_rate',
    active: true,
    created,
    delivery_estimate: deliveryEstimate,
    display_name: displayName,
    fixed_amount: { amount, currency },
    livemode: false,
    metadata,
    tax_behavior: 'unspecified',
    tax_code: null,
    type: 'fixed_amount',
  };
}
