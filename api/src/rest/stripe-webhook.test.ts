import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';
import {
  aBuyableProduct,
  anOpenCheckout,
  becomes,
  orderOf,
  pay,
  stockOf,
  type PlacedCheckout,
} from '../features/payments/buying.builder.ts';

const SENTENCE = 'The signature of this callback is missing, wrong or older than five minutes.';
const REFUSAL = { success: false, error: SENTENCE, message: SENTENCE };
const NOW = new Date('2026-11-20T10:00:00Z');
const NOW_S = NOW.getTime() / 1_000;

let shop: TestShop;
let checkout: PlacedCheckout;
beforeAll(async () => {
  shop = await openTestShop({ jobs: true, now: NOW });
  checkout = await anOpenCheckout(shop, await aBuyableProduct(shop));
});
afterAll(() => shop.close());

/** A callback that says a session was paid; what Stripe itself knows of it is asked for when it is worked. */
function aCallback(overrides: { id?: string; type?: string; object?: object } = {}): string {
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
  body: string,
  { secret = shop.config.stripe?.webhookSecret ?? '', seconds = NOW_S } = {},
): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

async function send(
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

const noted = (id: string): Promise<object[]> =>
  shop.rows('select id from payment_events where id = $1', [id]);

describe('a callback that cannot be trusted is refused and leaves nothing behind', () => {
  test.each<[string, (body: string) => Record<string, string>]>([
    ['no signature', () => ({})],
    ['an empty signature', () => ({ 'stripe-signature': '' })],
    ['words for a signature', () => ({ 'stripe-signature': 'yes, it is me' })],
    ['another secret', (body) => ({ 'stripe-signature': sign(body, { secret: 'whsec_guessed' }) })],
    ['a signature of other bytes', (body) => ({ 'stripe-signature': sign(`${body} `) })],
    [
      'a signature of 301 seconds ago',
      (body) => ({ 'stripe-signature': sign(body, { seconds: NOW_S - 301 }) }),
    ],
    ['a scheme that is none', (body) => ({ 'stripe-signature': sign(body).replace('v1=', 'v0=') })],
  ])('%s', async (_what, headers) => {
    const body = aCallback();
    expect(await send(body, headers(body))).toEqual({ status: 400, body: REFUSAL });
    expect(await noted('evt_forged')).toEqual([]);
    expect(await orderOf(shop, checkout)).toMatchObject({ payment_status: 'UNPAID' });
  });

  test('an empty body', async () => {
    expect(await send('', {})).toEqual({ status: 400, body: REFUSAL });
    expect(await send('', { 'stripe-signature': sign('') })).toEqual({ status: 400, body: REFUSAL });
  });

  test('a body larger than any callback', async () => {
    const body = 'x'.repeat(200_000);
    expect(await send(body, { 'stripe-signature': sign(body) })).toMatchObject({
      status: 413,
      body: { success: false },
    });
  });
});

test('a signature of exactly five minutes ago is good', async () => {
  const body = aCallback({ id: 'evt_slow', type: 'customer.created' });
  expect(await send(body, { 'stripe-signature': sign(body, { seconds: NOW_S - 300 }) })).toEqual({
    status: 200,
    body: { received: true },
  });
});

test('the signature covers the bytes as they came, whatever their type is called', async () => {
  const body = aCallback({ id: 'evt_bytes', type: 'customer.created' }).replaceAll(':', ' :  ');
  for (const type of ['application/json', 'text/plain', 'application/json; charset=utf-8'])
    expect(await send(body, { 'content-type': type, 'stripe-signature': sign(body) })).toMatchObject({
      status: 200,
    });
});

test('an event of another kind is taken and makes no work', async () => {
  const body = aCallback({ id: 'evt_other', type: 'invoice.paid', object: { id: 'in_1' } });
  expect(await send(body, { 'stripe-signature': sign(body) })).toEqual({
    status: 200,
    body: { received: true },
  });
  expect(await shop.rows(`select session_id from payment_events where id = 'evt_other'`)).toEqual([
    { session_id: null },
  ]);
  expect(await shop.rows(`select id from pgboss.job where data ->> 'eventId' = 'evt_other'`)).toEqual([]);
});

test('what a callback claims is not believed: Stripe itself is asked', async () => {
  const body = aCallback({ id: 'evt_lie' });
  expect(await send(body, { 'stripe-signature': sign(body) })).toMatchObject({ status: 200 });
  await settled('evt_lie');
  expect(await orderOf(shop, checkout)).toMatchObject({ payment_status: 'UNPAID', movements: [] });
});

test('a session of somebody else’s in the same account is left alone', async () => {
  const foreign = await aForeignSession({ order_id: checkout.orderId });
  for (const [id, session] of [
    ['evt_foreign', foreign],
    ['evt_unknown', 'cs_test_unknown'],
  ] as const) {
    const body = aCallback({ id, object: { id: session } });
    expect(await send(body, { 'stripe-signature': sign(body) })).toMatchObject({ status: 200 });
    await settled(id);
  }
  expect(await orderOf(shop, checkout)).toMatchObject({ payment_status: 'UNPAID' });
});

test('a session whose order number is no order of ours ends quietly', async () => {
  const session = await aForeignSession({ order_id: '1042' });
  const body = aCallback({ id: 'evt_number', object: { id: session } });
  expect(await send(body, { 'stripe-signature': sign(body) })).toMatchObject({ status: 200 });
  await settled('evt_number');
  expect(shop.complaints).toEqual([]);
});

test('a process that ended between the note and the job leaves it to the next delivery', async () => {
  const product = await aBuyableProduct(shop, { stock: 5 });
  const own = await anOpenCheckout(shop, product);
  shop.sandbox.pauseWebhooks();
  await pay(shop, own);
  const body = aCallback({ id: 'evt_twice', object: { id: own.sessionId } });
  await shop.rows(
    `insert into payment_events (id, type, session_id, received_at) values ('evt_twice', 'checkout.session.completed', $1, now())`,
    [own.sessionId],
  );
  expect(await send(body, { 'stripe-signature': sign(body) })).toMatchObject({ status: 200 });
  await becomes(shop, own, 'PAID');
  await settled('evt_twice');
  expect(await stockOf(shop, product)).toEqual({ onHand: 3, reserved: 0 });

  // Once it is worked, a further delivery makes no work.
  await send(body, { 'stripe-signature': sign(body) });
  expect(await shop.rows(`select id from pgboss.job where data ->> 'eventId' = 'evt_twice'`)).toHaveLength(1);
  shop.sandbox.resumeWebhooks();
});

async function settled(eventId: string): Promise<void> {
  await vi.waitFor(
    async () =>
      expect(
        await shop.rows('select settled_at is not null as settled from payment_events where id = $1', [
          eventId,
        ]),
      ).toEqual([{ settled: true }]),
    { timeout: 10_000 },
  );
}

/** A paid session that the shop did not open. */
async function aForeignSession(metadata: Record<string, string>): Promise<string> {
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
