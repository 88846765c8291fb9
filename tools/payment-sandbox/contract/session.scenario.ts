import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { anError, observe, observeError, type Looks } from './observation.ts';
import type { Scenario } from './scenario.ts';

const SESSION: Looks = {
  id: 'id',
  object: 'value',
  amount_subtotal: 'value',
  amount_total: 'value',
  client_reference_id: 'value',
  created: 'time',
  currency: 'value',
  customer: 'value',
  customer_email: 'value',
  expires_at: 'time',
  livemode: 'value',
  metadata: 'value',
  mode: 'value',
  payment_intent: 'value',
  payment_status: 'value',
  status: 'value',
  url: 'url',
};

const OPEN = {
  id: '(id)',
  object: 'checkout.session',
  amount_subtotal: 17_898,
  amount_total: 19_497,
  client_reference_id: 'order-1',
  created: '(time)',
  currency: 'gbp',
  customer: null,
  customer_email: 'sam@example.com',
  expires_at: '(time)',
  livemode: false,
  metadata: { order_id: 'order-1', order_number: 'TL-1' },
  mode: 'payment',
  // Null until the buyer pays:
  // https://docs.stripe.com/api/checkout/sessions/object#checkout_session_object-payment_intent.
  payment_intent: null,
  payment_status: 'unpaid',
  status: 'open',
  url: '(url)',
};

const inMinutes = (minutes: number): number => Math.floor(Date.now() / 1_000) + minutes * 60;

/** An order as the shop sends it, in api/src/features/sales/stripe/stripe-sessions.ts. */
function orderParams(expiresAt = inMinutes(31)): Stripe.Checkout.SessionCreateParams {
  const metadata = { order_id: 'order-1', order_number: 'TL-1' };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 2,
        price_data: {
          currency: 'gbp',
          unit_amount: 8_949,
          product_data: { name: 'Michelin Primacy 4+', metadata: { product_id: '1' } },
        },
      },
    ],
    shipping_options: [
      {
        shipping_rate_data: {
          type: 'fixed_amount',
          display_name: 'Standard delivery',
          fixed_amount: { amount: 1_599, currency: 'gbp' },
        },
      },
    ],
    customer_email: 'sam@example.com',
    client_reference_id: 'order-1',
    metadata,
    payment_intent_data: { metadata },
    success_url: 'https://shop.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://shop.example/cart',
    expires_at: expiresAt,
  };
}

/** A payment page: opened, requested twice, read and closed. Paying on it takes a browser. */
export const session: Scenario = {
  async observe({ stripe: { checkout } }) {
    const { sessions } = checkout;
    const params = orderParams();
    const key = { idempotencyKey: randomUUID() };
    const created = await sessions.create(params, key);
    const replayed = await sessions.create(params, key);
    const expand = ['payment_intent.latest_charge'];
    return {
      created: observe(created, SESSION),
      replayed: observe(replayed, SESSION),
      isReplayed: replayed.lastResponse.headers['idempotent-replayed'] ?? 'missing',
      isSame: replayed.id === created.id,
      reusedKey: await observeError(sessions.create({ ...params, client_reference_id: 'order-2' }, key)),
      read: observe(await sessions.retrieve(created.id, { expand }), SESSION),
      expired: observe(await sessions.expire(created.id), SESSION),
      expiredTwice: await observeError(sessions.expire(created.id)),
      tooSoon: await observeError(sessions.create(orderParams(inMinutes(5)))),
      unknown: await observeError(sessions.retrieve('cs_test_none')),
    };
  },
  documented: {
    created: OPEN,
    replayed: OPEN,
    isReplayed: 'true',
    isSame: true,
    reusedKey: anError({ rawType: 'idempotency_error' }),
    read: OPEN,
    expired: { ...OPEN, status: 'expired', url: null },
    expiredTwice: anError({}),
    tooSoon: anError({ param: 'expires_at' }),
    unknown: anError({ statusCode: 404, code: 'resource_missing', param: 'session' }),
  },
};
