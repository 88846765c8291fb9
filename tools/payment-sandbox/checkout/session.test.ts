import { expect, it } from 'vitest';
import { aBench, aLine, anOpenSession, aPaidSession, aSessionOrder } from '../sandbox.builder.ts';

it('creates a session with Stripe’s totals', async () => {
  const { stripe, clock, origin } = await aBench();
  const session = await stripe.checkout.sessions.create(aSessionOrder());
  expect(session).toMatchObject({
    id: expect.stringMatching(/^cs_test_\w{58}$/),
    object: 'checkout.session',
    amount_subtotal: 17_898,
    amount_total: 19_497,
    client_reference_id: 'order-1',
    created: clock.seconds(),
    currency: 'gbp',
    customer_email: 'sam@example.com',
    expires_at: clock.seconds() + 24 * 60 * 60,
    metadata: { order_id: 'order-1' },
    payment_intent: null,
    payment_status: 'unpaid',
    shipping_cost: { amount_subtotal: 1_599, amount_tax: 0, amount_total: 1_599 },
    status: 'open',
    total_details: { amount_discount: 0, amount_shipping: 1_599, amount_tax: 0 },
    url: `${origin}/pay/${session.id}`,
  });
  expect(session.line_items).toBeUndefined();
});

it('returns line items, product and shipping rate on request', async () => {
  const { stripe } = await aBench();
  const { session } = await anOpenSession(stripe);
  const found = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['line_items.data.price.product', 'payment_intent', 'shipping_cost.shipping_rate'],
  });
  expect(found.line_items?.data).toMatchObject([
    {
      object: 'item',
      amount_total: 17_898,
      description: 'Michelin Primacy 4+',
      price: {
        unit_amount: 8_949,
        type: 'one_time',
        product: { name: 'Michelin Primacy 4+', description: '205/55 R16 91V' },
      },
      quantity: 2,
    },
  ]);
  expect(found.payment_intent).toBeNull();
  expect(found.shipping_cost?.shipping_rate).toMatchObject({ display_name: 'Standard delivery' });
});

it('lists line items page by page', async () => {
  const { stripe } = await aBench();
  const { session } = await anOpenSession(stripe, { line_items: Array.from({ length: 12 }, () => aLine()) });
  const included = await stripe.checkout.sessions.retrieve(session.id, { expand: ['line_items'] });
  expect(included.line_items).toMatchObject({ has_more: true, data: { length: 10 } });
  const all = await stripe.checkout.sessions
    .listLineItems(session.id, { limit: 5 })
    .autoPagingToArray({ limit: 100 });
  expect(new Set(all.map(({ id }) => id)).size).toBe(12);
});

it('finds a PaymentIntent’s session', async () => {
  const { stripe } = await aBench();
  await anOpenSession(stripe);
  const paid = await aPaidSession(stripe);
  const found = await stripe.checkout.sessions.list({ payment_intent: String(paid.payment_intent) });
  expect(found.data.map(({ id }) => id)).toEqual([paid.id]);
});

it.each([
  ['29 minutes from now', 28.9, /at least 30 minutes/],
  ['25 hours from now', 25 * 60, /less than 24 hours/],
])('refuses a session that expires %s', async (_when, minutes, message) => {
  const { stripe, clock } = await aBench();
  const order = aSessionOrder({ expires_at: clock.seconds() + Math.round(minutes * 60) });
  await expect(stripe.checkout.sessions.create(order)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    param: 'expires_at',
    message: expect.stringMatching(message),
  });
});

it('accepts an expiry of 30 minutes calculated a few seconds ago', async () => {
  const { stripe, clock } = await aBench();
  const expiresAt = clock.seconds() + 30 * 60 - 20;
  const session = await stripe.checkout.sessions.create(aSessionOrder({ expires_at: expiresAt }));
  expect(session.expires_at).toBe(expiresAt);
});

it.each([
  ['no success address', { success_url: undefined }, 'success_url', 'parameter_missing'],
  ['no lines', { line_items: undefined }, 'line_items', 'parameter_missing'],
  ['a subscription', { mode: 'subscription' as const }, 'mode', undefined],
  ['an invalid address', { cancel_url: '/cart' }, 'cancel_url', 'url_invalid'],
  ['an invalid email address', { customer_email: 'sam' }, 'customer_email', 'email_invalid'],
  [
    'a line without quantity',
    { line_items: [aLine({ quantity: undefined })] },
    'line_items[0][quantity]',
    'parameter_missing',
  ],
  [
    'a quantity of zero',
    { line_items: [aLine({ quantity: 0 })] },
    'line_items[0][quantity]',
    'parameter_invalid_integer',
  ],
  [
    'less than 30 pence',
    { shipping_options: undefined, line_items: [aPrice(29)] },
    'line_items',
    'amount_too_small',
  ],
  [
    'a fraction of a penny',
    { line_items: [aPrice(89.5)] },
    'line_items[0][price_data][unit_amount]',
    'parameter_invalid_integer',
  ],
  ['an unsupported parameter', { allow_promotion_codes: true }, 'allow_promotion_codes', 'parameter_unknown'],
])('refuses a session with %s', async (_what, overrides, param, code) => {
  const { stripe } = await aBench();
  await expect(stripe.checkout.sessions.create(aSessionOrder(overrides))).rejects.toMatchObject({
    statusCode: 400,
    param,
    code,
  });
});

function aPrice(pence: number) {
  return aLine({
    quantity: 1,
    price_data: { currency: 'gbp', unit_amount: pence, product_data: { name: 'Valve cap' } },
  });
}

it('reports an unknown session as Stripe does', async () => {
  const { stripe } = await aBench();
  await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    param: 'session',
    message: "No such checkout.session: 'cs_test_none'",
  });
});

it('expires an open session on request, once', async () => {
  const { stripe, shop } = await aBench();
  const { session } = await anOpenSession(stripe);
  const expired = await stripe.checkout.sessions.expire(session.id);
  expect(expired).toMatchObject({ status: 'expired', payment_status: 'unpaid', url: null });
  expect((await shop.event('checkout.session.expired')).data.object).toMatchObject({
    id: session.id,
    status: 'expired',
  });
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('Only Checkout Sessions with a status in ["open"] can be expired.'),
  });
});

it('expires sessions whose time is over and notifies the shop once for each', async () => {
  const { stripe, shop, clock, sandbox } = await aBench();
  const { session } = await anOpenSession(stripe, { expires_at: clock.seconds() + 30 * 60 });
  await anOpenSession(stripe);
  clock.advanceMinutes(29);
  expect(sandbox.expireDueSessions()).toBe(0);
  clock.advanceMinutes(1);
  expect(sandbox.expireDueSessions()).toBe(1);
  expect(sandbox.expireDueSessions()).toBe(0);
  await sandbox.webhooksIdle();
  expect(shop.events).toMatchObject([
    { type: 'checkout.session.expired', data: { object: { id: session.id } } },
  ]);
});

it('never shows a session as open after its time, even between two checks of the clock', async () => {
  const { stripe, clock } = await aBench();
  const { session } = await anOpenSession(stripe, { expires_at: clock.seconds() + 30 * 60 });
  clock.advanceMinutes(30);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'expired' });
});

it('expires by its own timer', async () => {
  const { stripe, shop, clock } = await aBench();
  const { session } = await anOpenSession(stripe, { expires_at: clock.seconds() + 30 * 60 });
  clock.advanceMinutes(31);
  expect((await shop.event('checkout.session.expired')).data.object).toMatchObject({ id: session.id });
});

it('expires early for a test', async () => {
  const { stripe, sandbox } = await aBench();
  const { session } = await anOpenSession(stripe);
  sandbox.expireSession(session.id);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'expired' });
});
