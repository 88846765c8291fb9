import { expect, it, vi } from 'vitest';
import { aBench, anOpenSession, aPaidSession, aStateFile, WEBHOOK_SECRET } from '../sandbox.builder.ts';
import { SILENT_LOGGER } from '../state/sandbox.options.ts';

it('signs every event of a payment and describes it', async () => {
  const { stripe, shop, sandbox, clock } = await aBench();
  const paid = await aPaidSession(stripe);
  await sandbox.webhooksIdle();
  expect(shop.types().toSorted()).toEqual([
    'charge.succeeded',
    'checkout.session.completed',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
  expect(await shop.event('checkout.session.completed')).toMatchObject({
    object: 'event',
    api_version: '2026-10-28.endive',
    created: clock.seconds(),
    data: {
      object: {
        id: paid.id,
        status: 'complete',
        payment_status: 'paid',
        payment_intent: paid.payment_intent,
        metadata: { order_id: 'order-1' },
      },
    },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  });
});

it('lists and reads events, newest first, and counts pending deliveries', async () => {
  const { stripe, sandbox } = await aBench();
  await aPaidSession(stripe);
  await sandbox.webhooksIdle();
  const { data } = await stripe.events.list({ type: 'checkout.session.completed' });
  expect(data).toMatchObject([{ type: 'checkout.session.completed', pending_webhooks: 0 }]);
  expect((await stripe.events.list({ limit: 1 })).data[0]?.id).toBe(data[0]?.id);
  expect(await stripe.events.retrieve(data[0]?.id ?? '')).toMatchObject({ id: data[0]?.id });
});

it('without an endpoint records events, and sends nothing that an earlier process owed', async () => {
  const stateFile = await aStateFile();
  const first = await aBench({ stateFile, retryDelaysMs: [3_600_000] });
  first.shop.statusOf = () => 500;
  await aPaidSession(first.stripe);
  await first.sandbox.webhooksIdle();
  await first.sandbox.close();
  const warn = vi.fn();
  const { stripe, sandbox } = await aBench({
    stateFile,
    webhook: undefined,
    logger: { ...SILENT_LOGGER, warn },
  });
  const { session } = await anOpenSession(stripe);
  sandbox.expireSession(session.id);
  await sandbox.webhooksIdle();
  expect((await stripe.events.list({ limit: 1 })).data).toMatchObject([
    { type: 'checkout.session.expired', pending_webhooks: 0 },
  ]);
  expect(warn).not.toHaveBeenCalled();
});

it('deletes events after 30 days', async () => {
  const { stripe, clock, sandbox } = await aBench();
  await aPaidSession(stripe);
  await sandbox.webhooksIdle();
  clock.advanceMinutes(30 * 24 * 60);
  const { session } = await anOpenSession(stripe);
  sandbox.expireSession(session.id);
  expect((await stripe.events.list()).data.map(({ type }) => type)).toEqual(['checkout.session.expired']);
});

it('retries after a refusal, with a new signature', async () => {
  const { stripe, shop, sandbox, clock } = await aBench({ retryDelaysMs: [1, 1] });
  shop.statusOf = (earlier) => {
    clock.advanceMinutes(1);
    return earlier < 2 ? 500 : 200;
  };
  const { session } = await anOpenSession(stripe);
  sandbox.expireSession(session.id);
  await shop.count(3);
  await sandbox.webhooksIdle();
  expect(new Set(shop.events.map(({ id }) => id)).size).toBe(1);
  expect(new Set(shop.signatures).size).toBe(3);
  expect(await stripe.events.retrieve(shop.events[0]?.id ?? '')).toMatchObject({ pending_webhooks: 0 });
});

it('treats a redirect as a refusal, and gives up after the last delay', async () => {
  const warnings: string[] = [];
  const logger = {
    info: () => {},
    warn: (_details: object, message: string) => warnings.push(message),
    error: () => {},
  };
  const { stripe, shop, sandbox } = await aBench({ retryDelaysMs: [1], logger });
  shop.statusOf = () => 302;
  const { session } = await anOpenSession(stripe);
  sandbox.expireSession(session.id);
  await shop.count(2);
  await sandbox.webhooksIdle();
  expect(warnings).toContain('The payment sandbox gave up delivering an event.');
  expect((await stripe.events.list()).data).toMatchObject([{ pending_webhooks: 1 }]);
});

it('aborts when the shop doesn’t answer in time, and retries', async () => {
  const { stripe, shop, sandbox } = await aBench({
    // On a busy machine later answers may be late too.
    retryDelaysMs: Array.from({ length: 100 }, () => 1),
    webhook: { url: () => shop.url, secret: WEBHOOK_SECRET, timeoutMs: 50 },
  });
  shop.statusOf = (earlier) => (earlier === 0 ? 'silence' : 200);
  const { session } = await anOpenSession(stripe);
  sandbox.expireSession(session.id);
  await shop.count(2);
  await sandbox.webhooksIdle();
  expect((await stripe.events.list()).data).toMatchObject([
    { type: 'checkout.session.expired', pending_webhooks: 0 },
  ]);
});

it('holds events back while paused, but delivers one on request', async () => {
  const { stripe, shop, sandbox } = await aBench();
  sandbox.pauseWebhooks();
  await aPaidSession(stripe);
  await sandbox.webhooksIdle();
  expect(shop.events).toEqual([]);
  const [completed] = (await stripe.events.list({ type: 'checkout.session.completed' })).data;
  expect(await sandbox.deliver(completed?.id ?? '')).toBe(true);
  expect(shop.types()).toEqual(['checkout.session.completed']);
  sandbox.resumeWebhooks();
  await sandbox.webhooksIdle();
  expect(shop.types().toSorted()).toEqual([
    'charge.succeeded',
    'checkout.session.completed',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
});

it('delivers the same event again on request', async () => {
  const { stripe, shop, sandbox } = await aBench();
  const { session } = await anOpenSession(stripe);
  sandbox.expireSession(session.id);
  const { id } = await shop.event('checkout.session.expired');
  expect(await sandbox.deliver(id)).toBe(true);
  expect(shop.events.map((event) => event.id)).toEqual([id, id]);
  await expect(sandbox.deliver('evt_none')).rejects.toThrow("Unknown event: 'evt_none'");
});
