import { expect, it } from 'vitest';
import { aBench, anOpenSession, aPaidSession, typeCard } from '../sandbox.builder.ts';

it('refunds a part, then the rest, then no more', async () => {
  const { stripe } = await aBench();
  const payment_intent = String((await aPaidSession(stripe)).payment_intent);
  const part = await stripe.refunds.create({
    payment_intent,
    amount: 5_000,
    reason: 'requested_by_customer',
    metadata: { line: '1' },
  });
  expect(part).toMatchObject({
    id: expect.stringMatching(/^re_/),
    amount: 5_000,
    currency: 'gbp',
    metadata: { line: '1' },
    payment_intent,
    reason: 'requested_by_customer',
    status: 'succeeded',
  });
  await expect(stripe.refunds.create({ payment_intent, amount: 14_498 })).rejects.toMatchObject({
    statusCode: 400,
    code: 'amount_too_large',
    param: 'amount',
    message: 'Refund amount (£144.98) is greater than unrefunded amount on charge (£144.97)',
  });
  expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 14_497 });
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    statusCode: 400,
    code: 'charge_already_refunded',
  });
  const charge = await stripe.charges.retrieve(String(part.charge));
  expect(charge).toMatchObject({ amount: 19_497, amount_refunded: 19_497, refunded: true });
});

it('tells the shop of a refund', async () => {
  const { stripe, shop, sandbox } = await aBench();
  const payment_intent = String((await aPaidSession(stripe)).payment_intent);
  const refund = await stripe.refunds.create(
    { payment_intent, amount: 1_000 },
    { idempotencyKey: 'refund-1' },
  );
  await sandbox.webhooksIdle();
  const cause = { id: refund.lastResponse.requestId, idempotency_key: 'refund-1' };
  expect(await shop.event('refund.created')).toMatchObject({
    data: { object: { id: refund.id } },
    request: cause,
  });
  expect(await shop.event('refund.updated')).toMatchObject({
    data: { object: { id: refund.id, status: 'succeeded' } },
  });
  expect(await shop.event('charge.refunded')).toMatchObject({
    data: {
      object: { amount_refunded: 1_000, refunded: false, payment_intent },
      previous_attributes: { amount_refunded: 0 },
    },
  });
});

it('finds refunds by id and by payment', async () => {
  const { stripe } = await aBench();
  const first = String((await aPaidSession(stripe)).payment_intent);
  const second = String((await aPaidSession(stripe)).payment_intent);
  const refund = await stripe.refunds.create({ payment_intent: first });
  await stripe.refunds.create({ payment_intent: second });
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ id: refund.id });
  expect((await stripe.refunds.list({ payment_intent: first })).data.map(({ id }) => id)).toEqual([
    refund.id,
  ]);
});

it('refuses to refund what was not paid, does not exist or is not named', async () => {
  const { stripe } = await aBench();
  const { session, page } = await anOpenSession(stripe);
  await typeCard(page, { number: '4000 0000 0000 0002' });
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id);
  await expect(stripe.refunds.create({ payment_intent: String(payment_intent) })).rejects.toMatchObject({
    statusCode: 400,
    message: `This PaymentIntent (${payment_intent}) does not have a successful charge to refund.`,
  });
  await expect(stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(stripe.refunds.create({})).rejects.toMatchObject({
    statusCode: 400,
    code: 'parameter_missing',
  });
});

it('fails the next refund, and only that, when a test asks for it', async () => {
  const { stripe, sandbox } = await aBench();
  const payment_intent = String((await aPaidSession(stripe)).payment_intent);
  sandbox.failNextRefund('insufficient_funds');
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    statusCode: 400,
    code: 'insufficient_funds',
  });
  expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ status: 'succeeded' });
});
