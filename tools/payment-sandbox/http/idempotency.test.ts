import { expect, it } from 'vitest';
import { aBench, aPaidSession, aSessionOrder, aStateFile } from '../sandbox.builder.ts';
import { SandboxStore } from '../state/sandbox.store.ts';
import { parseForm } from './form.params.ts';
import { IdempotencyLedger, type KeyedRequest } from './idempotency.ledger.ts';

it('answers a repeated request with the same key with the same session', async () => {
  const { stripe } = await aBench();
  const first = await stripe.checkout.sessions.create(aSessionOrder(), { idempotencyKey: 'order-1' });
  const again = await stripe.checkout.sessions.create(aSessionOrder(), { idempotencyKey: 'order-1' });
  expect(again).toEqual(first);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(again.lastResponse.headers).toMatchObject({
    'idempotency-key': 'order-1',
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
  });
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
});

it('refuses a key used with other parameters or for another endpoint', async () => {
  const { stripe } = await aBench();
  await stripe.checkout.sessions.create(aSessionOrder(), { idempotencyKey: 'order-1' });
  const other = aSessionOrder({ client_reference_id: 'order-2' });
  const misuse = { type: 'StripeIdempotencyError', rawType: 'idempotency_error', statusCode: 400 };
  await expect(stripe.checkout.sessions.create(other, { idempotencyKey: 'order-1' })).rejects.toMatchObject(
    misuse,
  );
  const elsewhere = stripe.paymentIntents.create(
    { amount: 100, currency: 'gbp' },
    { idempotencyKey: 'order-1' },
  );
  await expect(elsewhere).rejects.toMatchObject(misuse);
});

it('doesn’t replay a request that failed its checks, but replays one that was refused later', async () => {
  const { stripe, sandbox } = await aBench();
  const keyed = { idempotencyKey: 'order-1' };
  await expect(
    stripe.checkout.sessions.create(aSessionOrder({ line_items: [] }), keyed),
  ).rejects.toMatchObject({
    statusCode: 400,
  });
  await expect(stripe.checkout.sessions.create(aSessionOrder(), keyed)).resolves.toMatchObject({
    status: 'open',
  });

  const payment_intent = String((await aPaidSession(stripe)).payment_intent);
  sandbox.planNextRefund({ error: 'insufficient_funds' });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const refund = stripe.refunds.create({ payment_intent }, { idempotencyKey: 'refund-1' });
    await expect(refund).rejects.toMatchObject({ code: 'insufficient_funds' });
  }
});

it('forgets a key after a day', async () => {
  const { stripe, clock } = await aBench();
  const first = await stripe.checkout.sessions.create(aSessionOrder(), { idempotencyKey: 'order-1' });
  clock.advanceMinutes(24 * 60);
  const next = await stripe.checkout.sessions.create(aSessionOrder(), { idempotencyKey: 'order-1' });
  expect(next.id).not.toBe(first.id);
});

it('refuses a second request while the first with its key is in flight', () => {
  const ledger = new IdempotencyLedger(new SandboxStore(), () => 0);
  const request: KeyedRequest = {
    key: 'order-1',
    endpoint: '/v1/refunds',
    params: parseForm('amount=5'),
    requestId: 'req_1',
  };
  expect(ledger.begin(request)).toBeUndefined();
  expect(() => ledger.begin(request)).toThrow(
    expect.objectContaining({ status: 409, fields: { code: 'idempotency_key_in_use' } }),
  );
  ledger.remember(request, 200, '{}');
  ledger.end(request.key);
  expect(ledger.begin({ ...request, params: parseForm('amount=5') })).toMatchObject({
    status: 200,
    body: '{}',
  });
});

it('refuses keys longer than 255 characters', async () => {
  const { stripe } = await aBench();
  const keyed = { idempotencyKey: 'k'.repeat(256) };
  await expect(stripe.checkout.sessions.create(aSessionOrder(), keyed)).rejects.toMatchObject({
    statusCode: 400,
  });
});

it('creates one session for many simultaneous requests with one key', async () => {
  // Answers wait for the state file, so some of the requests meet one in flight.
  const { stripe } = await aBench({ stateFile: await aStateFile() });
  const attempts = Array.from({ length: 8 }, () =>
    stripe.checkout.sessions.create(aSessionOrder(), { idempotencyKey: 'order-1' }),
  );
  const outcomes = await Promise.allSettled(attempts);
  const [session, ...others] = (await stripe.checkout.sessions.list()).data;
  expect(others).toEqual([]);
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') expect(outcome.value.id).toBe(session?.id);
    else expect(outcome.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  }
});
