import { expect, it } from 'vitest';
import { aBench, anOpenSession, aPaidSession, typeCard } from '../sandbox.builder.ts';

it('refunds a part, then the rest, then nothing more', async () => {
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

it('notifies the shop of a refund', async () => {
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

it('refuses to refund a payment that is unpaid, unknown or unnamed', async () => {
  const { stripe } = await aBench();
  const { session, page } = await anOpenSession(stripe);
  await typeCard(page, { number: '4000 0000 0000 0002' });
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id);
  await expect(stripe.refunds.create({ payment_intent: String(payment_intent) })).rejects.toMatchObject({
    statusCode: 400,
    message: `This PaymentIntent (${String(payment_intent)}) does not have a successful charge to refund.`,
  });
  await expect(stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'payment_intent',
  });
  await expect(stripe.refunds.create({})).rejects.toMatchObject({
    statusCode: 400,
    code: 'parameter_missing',
  });
});

it('fails only the next refund on a test’s request', async () => {
  const { stripe, sandbox } = await aBench();
  const payment_intent = String((await aPaidSession(stripe)).payment_intent);
  sandbox.planNextRefund({ error: 'insufficient_funds' });
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    statusCode: 400,
    code: 'insufficient_funds',
  });
  expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ status: 'succeeded' });
});

/** A refunded card payment. */
async function aRefund({ stripe }: Awaited<ReturnType<typeof aBench>>, token = 'pm_card_visa') {
  const { id } = await stripe.paymentIntents.create({ amount: 12_000, currency: 'gbp' });
  await stripe.paymentIntents.confirm(id, { payment_method: token });
  return stripe.refunds.create({ payment_intent: id });
}

it('a refund to 4000 0000 0000 7726 is pending, counts as refunded, and succeeds later by itself', async () => {
  const bench = await aBench();
  const { stripe, shop, sandbox, clock } = bench;
  const refund = await aRefund(bench, 'pm_card_pendingRefund');
  expect(refund).toMatchObject({ status: 'pending', pending_reason: 'processing' });
  await expect(
    stripe.refunds.create({ payment_intent: String(refund.payment_intent) }),
  ).rejects.toMatchObject({ code: 'charge_already_refunded' });
  expect(sandbox.changeDueRefunds()).toBe(0);
  clock.advanceMinutes(1);
  expect([sandbox.changeDueRefunds(), sandbox.changeDueRefunds()]).toEqual([1, 0]);
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'succeeded' });
  for (const type of ['refund.updated', 'charge.refund.updated'])
    expect(await shop.event(type)).toMatchObject({
      data: { object: { id: refund.id, status: 'succeeded' }, previous_attributes: { status: 'pending' } },
    });
});

it('a refund to 4000 0000 0000 5126 succeeds, fails later by itself, and can be made again', async () => {
  const bench = await aBench();
  const { stripe, shop, sandbox, clock } = bench;
  const refund = await aRefund(bench, 'pm_card_refundFail');
  expect(refund).toMatchObject({ status: 'succeeded' });
  clock.advanceMinutes(1);
  expect(sandbox.changeDueRefunds()).toBe(1);
  expect(await shop.event('refund.failed')).toMatchObject({
    data: {
      object: {
        id: refund.id,
        status: 'failed',
        failure_reason: 'expired_or_canceled_card',
        failure_balance_transaction: expect.stringMatching(/^txn_/),
      },
      previous_attributes: { status: 'succeeded' },
    },
  });
  expect(await stripe.charges.retrieve(String(refund.charge))).toMatchObject({
    amount_refunded: 0,
    refunded: false,
  });
  expect(await stripe.refunds.create({ payment_intent: String(refund.payment_intent) })).toMatchObject({
    amount: 12_000,
  });
});

it('refunds to other cards never change by themselves', async () => {
  const bench = await aBench();
  bench.sandbox.planNextRefund({ status: 'pending' });
  await aRefund(bench);
  await aRefund(bench);
  bench.clock.advanceMinutes(60);
  expect(bench.sandbox.changeDueRefunds()).toBe(0);
});

it.each([
  ['requires_action', undefined],
  ['failed', 'unknown'],
  ['canceled', 'merchant_request'],
] as const)('makes the next refund %s on a test’s request', async (status, failure_reason) => {
  const bench = await aBench();
  bench.sandbox.planNextRefund({ status });
  const refund = await aRefund(bench);
  expect([refund.status, refund.failure_reason]).toEqual([status, failure_reason]);
  expect(await bench.stripe.charges.retrieve(String(refund.charge))).toMatchObject({
    refunded: status === 'requires_action',
  });
});

it('cancelling a refund notifies the shop, and is final', async () => {
  const bench = await aBench();
  const { shop, sandbox } = bench;
  const refund = await aRefund(bench);
  await shop.event('refund.updated');
  shop.events.length = 0;
  sandbox.changeRefund(refund.id, 'canceled');
  expect(await shop.event('refund.updated')).toMatchObject({
    data: { object: { id: refund.id, status: 'canceled', failure_reason: 'merchant_request' } },
  });
  expect(() => sandbox.changeRefund(refund.id, 'succeeded')).toThrow('is canceled for good');
  expect(() => sandbox.changeRefund('re_none', 'failed')).toThrow("No such refund: 're_none'");
});
