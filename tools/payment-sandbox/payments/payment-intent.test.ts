import { expect, it } from 'vitest';
import { aBench, anOpenSession, aPaidSession, typeCard } from '../sandbox.builder.ts';

it('creates, reads and pays a PaymentIntent', async () => {
  const { stripe, shop, sandbox } = await aBench();
  const intent = await stripe.paymentIntents.create({
    amount: 12_000,
    currency: 'gbp',
    metadata: { order_id: 'order-2' },
    automatic_payment_methods: { enabled: true },
  });
  expect(intent).toMatchObject({
    status: 'requires_payment_method',
    client_secret: expect.stringMatching(new RegExp(`^${intent.id}_secret_`)),
  });
  const paid = await stripe.paymentIntents.confirm(intent.id, {
    payment_method: 'pm_card_visa',
    expand: ['latest_charge'],
  });
  expect(paid).toMatchObject({
    status: 'succeeded',
    amount_received: 12_000,
    latest_charge: { paid: true, amount: 12_000 },
  });
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    metadata: { order_id: 'order-2' },
    status: 'succeeded',
  });
  await sandbox.webhooksIdle();
  expect(shop.types().toSorted()).toEqual([
    'charge.succeeded',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
});

it('answers a declined confirmation with a card error, after which another card pays', async () => {
  const { stripe } = await aBench();
  const intent = await stripe.paymentIntents.create({ amount: 12_000, currency: 'gbp' });
  await expect(
    stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa_chargeDeclined' }),
  ).rejects.toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'generic_decline',
    payment_intent: { id: intent.id, status: 'requires_payment_method' },
  });
  expect(await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_gb' })).toMatchObject({
    status: 'succeeded',
  });
});

it('cancels only an unpaid PaymentIntent', async () => {
  const { stripe } = await aBench();
  const intent = await stripe.paymentIntents.create({ amount: 12_000, currency: 'gbp' });
  const canceled = await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' });
  expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
  await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  await expect(
    stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
  ).rejects.toMatchObject({
    statusCode: 400,
  });
});

it('leaves a session’s PaymentIntent to the session', async () => {
  const { stripe } = await aBench();
  const { session, page } = await anOpenSession(stripe);
  await typeCard(page, { number: '4000 0000 0000 9995' });
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id);
  await expect(stripe.paymentIntents.cancel(String(payment_intent))).rejects.toMatchObject({
    statusCode: 400,
  });
  await stripe.checkout.sessions.expire(session.id);
  expect(await stripe.paymentIntents.retrieve(String(payment_intent))).toMatchObject({ status: 'canceled' });
});

it('has the metadata that the session set for it, and the charge too', async () => {
  const { stripe } = await aBench();
  const paid = await aPaidSession(stripe, {
    payment_intent_data: { metadata: { order_id: 'order-9' }, description: 'Order 9' },
  });
  const intent = await stripe.paymentIntents.retrieve(String(paid.payment_intent), {
    expand: ['latest_charge'],
  });
  expect(intent).toMatchObject({
    amount: 19_497,
    amount_received: 19_497,
    metadata: { order_id: 'order-9' },
    description: 'Order 9',
  });
  expect(intent.latest_charge).toMatchObject({
    billing_details: { name: 'Sam Carter' },
    payment_method_details: { card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 } },
  });
});

it('refuses amounts that can’t be charged to a card', async () => {
  const { stripe } = await aBench();
  await expect(stripe.paymentIntents.create({ amount: 29, currency: 'gbp' })).rejects.toMatchObject({
    code: 'amount_too_small',
  });
  await expect(stripe.paymentIntents.create({ amount: 100, currency: 'jpy' })).rejects.toMatchObject({
    param: 'currency',
  });
});
