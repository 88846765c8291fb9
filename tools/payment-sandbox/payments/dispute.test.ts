import { expect, it } from 'vitest';
import { aBench, aPaidSession } from '../sandbox.builder.ts';

type TheBench = Awaited<ReturnType<typeof aBench>>;

/** Pays with a card whose bank disputes the payment a minute later; returns the dispute. */
async function aDispute({ stripe, sandbox, clock }: TheBench, token = 'pm_card_createDispute') {
  const { id } = await stripe.paymentIntents.create({ amount: 12_000, currency: 'gbp' });
  await stripe.paymentIntents.confirm(id, { payment_method: token });
  expect(sandbox.openDueDisputes()).toBe(0);
  clock.advanceMinutes(1);
  expect([sandbox.openDueDisputes(), sandbox.openDueDisputes()]).toEqual([1, 0]);
  const [dispute] = (await stripe.disputes.list({ payment_intent: id })).data;
  if (!dispute) throw new Error('Expected a dispute.');
  return dispute;
}

it('a payment with 4000 0000 0000 0259 is disputed later as fraud, and cannot be refunded', async () => {
  const bench = await aBench();
  const { stripe, shop, clock } = bench;
  const dispute = await aDispute(bench);
  expect(dispute).toMatchObject({
    id: expect.stringMatching(/^dp_/),
    amount: 12_000,
    currency: 'gbp',
    reason: 'fraudulent',
    status: 'needs_response',
    is_charge_refundable: false,
    evidence_details: { due_by: clock.seconds() + 9 * 86_400, submission_count: 0 },
  });
  for (const type of ['charge.dispute.created', 'charge.dispute.funds_withdrawn'])
    expect(await shop.event(type)).toMatchObject({ data: { object: { id: dispute.id } } });
  expect(await stripe.charges.retrieve(String(dispute.charge))).toMatchObject({ disputed: true });
  const payment_intent = String(dispute.payment_intent);
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_disputed' });
});

it.each([
  ['winning_evidence', 'won', 'charge.dispute.funds_reinstated'],
  ['losing_evidence', 'lost', 'charge.dispute.closed'],
  ['The parcel was handed over.', 'under_review', 'charge.dispute.updated'],
])('evidence of “%s” makes a dispute %s', async (uncategorized_text, status, type) => {
  const bench = await aBench();
  const { stripe, shop } = bench;
  const { id } = await aDispute(bench);
  expect(await stripe.disputes.update(id, { evidence: { uncategorized_text }, submit: true })).toMatchObject({
    id,
    status,
    evidence_details: { has_evidence: true, submission_count: 1, submission_method: 'manual' },
  });
  expect(await shop.event(type)).toMatchObject({ data: { object: { id, status } } });
});

it('an inquiry withdraws no money, and can be answered with a refund', async () => {
  const bench = await aBench();
  const dispute = await aDispute(bench, 'pm_card_createDisputeInquiry');
  expect(dispute).toMatchObject({ status: 'warning_needs_response', is_charge_refundable: true });
  await bench.stripe.refunds.create({ payment_intent: String(dispute.payment_intent) });
  bench.sandbox.changeDispute(dispute.id, 'warning_closed');
  expect(await bench.shop.event('charge.dispute.closed')).toMatchObject({
    data: { object: { status: 'warning_closed' } },
  });
});

it('a closed dispute is lost for good, and pending refunds fail', async () => {
  const { stripe, sandbox } = await aBench();
  const payment_intent = String((await aPaidSession(stripe)).payment_intent);
  sandbox.planNextRefund({ status: 'pending' });
  const refund = await stripe.refunds.create({ payment_intent, amount: 1_000 });
  const id = sandbox.openDispute(payment_intent, { reason: 'product_not_received', amount: 5_000 });
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'charge_for_pending_refund_disputed',
  });
  expect(await stripe.disputes.close(id)).toMatchObject({ id, amount: 5_000, status: 'lost' });
  await expect(stripe.disputes.close(id)).rejects.toMatchObject({ statusCode: 400 });
  await expect(stripe.disputes.retrieve('dp_none')).rejects.toMatchObject({ code: 'resource_missing' });
  expect(() => sandbox.changeDispute(id, 'won')).toThrow('is lost for good');
});

it('only a refund that waits for the customer can be cancelled', async () => {
  const { stripe, sandbox } = await aBench();
  const payment_intent = String((await aPaidSession(stripe)).payment_intent);
  sandbox.planNextRefund({ status: 'requires_action' });
  const { id } = await stripe.refunds.create({ payment_intent });
  expect(await stripe.refunds.cancel(id)).toMatchObject({ id, status: 'canceled' });
  await expect(stripe.refunds.cancel(id)).rejects.toMatchObject({ statusCode: 400 });
});
