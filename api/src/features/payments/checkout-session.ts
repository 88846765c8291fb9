import { deliveryMethodLabels } from '@treadline/schema/trade/delivery-method';
import type Stripe from 'stripe';
import type { Order, OrderLine } from '../orders/order.entity.ts';

/** Stripe allows no less than thirty minutes. */
export const SESSION_MINUTES = 30;
const MINUTE_S = 60;

function lineItem(line: OrderLine): Stripe.Checkout.SessionCreateParams.LineItem {
  return {
    quantity: line.quantity,
    price_data: {
      currency: 'gbp',
      unit_amount: line.unitPrice,
      product_data: { name: line.productName, metadata: { product_id: String(line.productId) } },
    },
  };
}

/** The payment session of an order as Stripe is asked for it. The amounts are the order's own. */
export function sessionParams(
  order: Order,
  publicUrl: string,
  now: Date,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { order_id: order.id, order_number: order.number };
  return {
    mode: 'payment',
    // Cards pay at once. A method that takes days would outlive the reservation.
    allowed_payment_method_types: ['card'],
    line_items: order.lines.getItems().map(lineItem),
    shipping_options: [
      {
        shipping_rate_data: {
          type: 'fixed_amount',
          display_name: deliveryMethodLabels[order.deliveryMethod],
          fixed_amount: { amount: order.shipping, currency: 'gbp' },
        },
      },
    ],
    customer_email: order.email,
    client_reference_id: order.id,
    metadata,
    payment_intent_data: { metadata },
    success_url: `${publicUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}/cart?checkout=cancelled&order_id=${order.id}`,
    // A few extra seconds, because clocks differ and Stripe refuses less than half an hour.
    expires_at: Math.floor(now.getTime() / 1_000) + SESSION_MINUTES * MINUTE_S + 10,
  };
}
