import { createHmac } from 'node:crypto';
import { describe, expect } from 'vitest';
import {
  aBuyableProduct,
  anOpenCheckout,
  becomes,
  orderOf,
  pay,
  stockOf,
  type PlacedCheckout,
} from '../../test/fixtures/buying.ts';
import { shopTest } from '../../test/shop-test.ts';
import type { TestShop } from '../../test/test-shop.ts';

const SENTENCE = 'The signature of this webhook is missing, wrong or older than five minutes.';
const REFUSAL = { success: false, error: SENTENCE, message: SENTENCE };
const NOW = new Date('2026-11-20T10:00:00Z');
const NOW_S = NOW.getTime() / 1_000;

const it = shopTest({ jobs: true, now: NOW }).extend('checkout', { scope: 'file' }, async ({ shop }) =>
  anOpenCheckout(shop, await aBuyableProduct(shop)),
);

/** A webhook that reports a paid session; processing it loads the session's state from Stripe. */
function aCallback(
  checkout: PlacedCheckout,
  overrides: { id?: string; type?: string; object?: object } = {},
): string {
  return JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: checkout.sessionId, object: 'checkout.session', payment_status: 'paid' } },
    ...overrides,
    ...(overrides.object ? { data: { object: overrides.object } } : {}),
  });
}

function sign(
  shop: TestShop,
  body: string,
  { secret = shop.config.stripe?.webhookSecret ?? '', seconds = NOW_S } = {},
): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

async function send(
  shop: TestShop,
  payload: string | Buffer,
  headers: Record<string, string>,
): Promise<{ status: number; body: unknown }> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

const noted = (shop: TestShop, id: string): Promise<object[]> =>
  shop.rows('select id from payment_events where id = $1', [id]);

describe('an untrusted webhook is refused and leaves no trace', () => {
  it.for<[string, (shop: TestShop, body: string) => Record<string, string>]>([
    ['no signature', () => ({})],
    ['an empty signature', () => ({ 'stripe-signature': '' })],
    ['words for a signature', () => ({ 'stripe-signature': 'yes, it is me' })],
    [
      'another secret',
      (shop, body) => ({ 'stripe-signature': sign(shop, body, { secret: 'whsec_guessed' }) }),
    ],
    ['a signature for other bytes', (shop, body) => ({ 'stripe-signature': sign(shop, `${body} `) })],
    [
      'a signature made 301 seconds ago',
      (shop, body) => ({ 'stripe-signature': sign(shop, body, { seconds: NOW_S - 301 }) }),
    ],
    ['an unknown scheme', (shop, body) => ({ 'stripe-signature': sign(shop, body).replace('v1=', 'v0=') })],
  ])('a webhook is refused and leaves no trace: %s', async ([_what, headers], { shop, checkout }) => {
    const body = aCallback(checkout);
    expect(await send(shop, body, headers(shop, body))).toEqual({ status: 400, body: REFUSAL });
    expect(await noted(shop, 'evt_forged')).toEqual([]);
    expect(await orderOf(shop, checkout)).toMatchObject({ payment_status: 'UNPAID' });
  });

  it('a webhook with an empty body is refused', async ({ shop }) => {
    expect(await send(shop, '', {})).toEqual({ status: 400, body: REFUSAL });
    expect(await send(shop, '', { 'stripe-signature': sign(shop, '') })).toEqual({
      status: 400,
      body: REFUSAL,
    });
  });

  it('a body larger than any webhook is refused', async ({ shop }) => {
    const body = 'x'.repeat(200_000);
    expect(await send(shop, body, { 'stripe-signature': sign(shop, body) })).toMatchObject({
      status: 413,
      body: { success: false },
    });
  });
});

it('a signature made exactly five minutes ago is valid', async ({ shop, checkout }) => {
  const body = aCallback(checkout, { id: 'evt_slow', type: 'customer.created' });
  expect(await send(shop, body, { 'stripe-signature': sign(shop, body, { seconds: NOW_S - 300 }) })).toEqual({
    status: 200,
    body: { received: true },
  });
});

it('the signature covers the bytes as received, whatever their content type', async ({ shop, checkout }) => {
  const body = aCallback(checkout, { id: 'evt_bytes', type: 'customer.created' }).replaceAll(':', ' :  ');
  for (const type of ['application/json', 'text/plain', 'application/json; charset=utf-8'])
    expect(
      await send(shop, body, { 'content-type': type, 'stripe-signature': sign(shop, body) }),
    ).toMatchObject({
      status: 200,
    });
});

it('an event of another kind is accepted and queues no job', async ({ shop, checkout }) => {
  const body = aCallback(checkout, { id: 'evt_other', type: 'invoice.paid', object: { id: 'in_1' } });
  expect(await send(shop, body, { 'stripe-signature': sign(shop, body) })).toEqual({
    status: 200,
    body: { received: true },
  });
  expect(await shop.rows(`select session_id from payment_events where id = 'evt_other'`)).toEqual([
    { session_id: null },
  ]);
  expect(await shop.rows(`select id from pgboss.job where data ->> 'eventId' = 'evt_other'`)).toEqual([]);
});

it('a webhook’s claims aren’t believed: the session is loaded from Stripe', async ({ shop, checkout }) => {
  const body = aCallback(checkout, { id: 'evt_lie' });
  expect(await send(shop, body, { 'stripe-signature': sign(shop, body) })).toMatchObject({ status: 200 });
  await settled(shop, 'evt_lie');
  expect(await orderOf(shop, checkout)).toMatchObject({ payment_status: 'UNPAID', movements: [] });
});

it('a session of another shop in the same Stripe account is ignored', async ({ shop, checkout }) => {
  const foreign = await aForeignSession(shop, checkout, { order_id: checkout.orderId });
  for (const [id, session] of [
    ['evt_foreign', foreign],
    ['evt_unknown', 'cs_test_unknown'],
  ] as const) {
    const body = aCallback(checkout, { id, object: { id: session, object: 'checkout.session' } });
    expect(await send(shop, body, { 'stripe-signature': sign(shop, body) })).toMatchObject({ status: 200 });
    await settled(shop, id);
  }
  expect(await orderOf(shop, checkout)).toMatchObject({ payment_status: 'UNPAID' });
});

it('a session with an unknown order number is ignored', async ({ shop, checkout }) => {
  const session = await aForeignSession(shop, checkout, { order_id: '1042' });
  const body = aCallback(checkout, { id: 'evt_number', object: { id: session, object: 'checkout.session' } });
  expect(await send(shop, body, { 'stripe-signature': sign(shop, body) })).toMatchObject({ status: 200 });
  await settled(shop, 'evt_number');
  expect(shop.complaints).toEqual([]);
});

it('after a crash between record and job, the webhook’s next delivery is processed', async ({
  shop,
  checkout,
}) => {
  const product = await aBuyableProduct(shop, { stock: 5 });
  const own = await anOpenCheckout(shop, product);
  shop.sandbox.pauseWebhooks();
  await pay(shop, own);
  const body = aCallback(checkout, {
    id: 'evt_twice',
    object: { id: own.sessionId, object: 'checkout.session' },
  });
  await shop.rows(
    `insert into payment_events (id, type, session_id, received_at)
      values ('evt_twice', 'checkout.session.completed', $1, now())`,
    [own.sessionId],
  );
  expect(await send(shop, body, { 'stripe-signature': sign(shop, body) })).toMatchObject({ status: 200 });
  await becomes(shop, own, 'PAID');
  await settled(shop, 'evt_twice');
  expect(await stockOf(shop, product)).toEqual({ onHand: 3, reserved: 0 });

  // Once it's processed, a further delivery queues no job.
  await send(shop, body, { 'stripe-signature': sign(shop, body) });
  expect(await shop.rows(`select id from pgboss.job where data ->> 'eventId' = 'evt_twice'`)).toHaveLength(1);
  shop.sandbox.resumeWebhooks();
});

async function settled(shop: TestShop, eventId: string): Promise<void> {
  await expect
    .poll(() =>
      shop.rows('select settled_at is not null as settled from payment_events where id = $1', [eventId]),
    )
    .toEqual([{ settled: true }]);
}

/** A paid session that the shop didn't open. */
async function aForeignSession(
  shop: TestShop,
  checkout: PlacedCheckout,
  metadata: Record<string, string>,
): Promise<string> {
  const { stripe } = shop.config;
  const line = {
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'gbp',
    'line_items[0][price_data][unit_amount]': '500',
    'line_items[0][price_data][product_data][name]': 'Cap',
  };
  const body = new URLSearchParams({
    mode: 'payment',
    success_url: 'http://else.where/',
    ...line,
    ...Object.fromEntries(Object.entries(metadata).map(([key, value]) => [`metadata[${key}]`, value])),
  });
  const answer = await fetch(`${stripe?.apiUrl}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stripe?.secretKey}` },
    body,
  });
  const { id, url } = (await answer.json()) as { id: string; url: string };
  shop.sandbox.pauseWebhooks();
  await pay(shop, { ...checkout, url }, { email: 'else@example.com' });
  shop.sandbox.resumeWebhooks();
  return id;
}
