import { describe, expect } from 'vitest';
import { anAdmin } from '../../../../test/account.ts';
import {
  aBuyableProduct,
  aCheckout,
  anOpenCheckout,
  checkOut,
  orderOf,
  pay,
  stockOf,
} from '../../../../test/fixtures/buying.ts';
import { aPaidOrder, refundOrder } from '../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../../test/test-shop.ts';
import { forgetPaymentEvents, reconcilePayments } from './payments.jobs.ts';

const PLACED = new Date('2026-11-20T10:00:00Z');
const MINUTE_MS = 60_000;

/** Without job workers: all callbacks of this shop are lost. */

const it = shopTest({ now: PLACED });
it.beforeAll(async ({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

const minutesLater = (shop: TestShop, minutes: number): void =>
  shop.setNow(new Date(PLACED.getTime() + minutes * MINUTE_MS));
const reconcile = (shop: TestShop): Promise<void> =>
  reconcilePayments.handle(shop.services, undefined as never);

async function statusAtStripe(shop: TestShop, sessionId: string): Promise<string> {
  const { stripe } = shop.config;
  const answer = await fetch(`${stripe?.apiUrl}/v1/checkout/sessions/${sessionId}`, {
    headers: { authorization: `Bearer ${stripe?.secretKey}` },
  });
  return ((await answer.json()) as { status: string }).status;
}

it('a payment whose callback was lost is booked after a minute', async ({ shop }) => {
  const product = await aBuyableProduct(shop, { stock: 5 });
  const checkout = await anOpenCheckout(shop, product);
  await pay(shop, checkout);
  await reconcile(shop);
  expect(await orderOf(shop, checkout)).toMatchObject({ payment_status: 'UNPAID' });
  minutesLater(shop, 2);
  await Promise.all([reconcile(shop), reconcile(shop)]);
  expect(await orderOf(shop, checkout)).toMatchObject({ payment_status: 'PAID', movements: [-2] });
  expect(await stockOf(shop, product)).toEqual({ onHand: 3, reserved: 0 });
});

it('a payment in the last second of the page is booked, however late Stripe is asked', async ({ shop }) => {
  const product = await aBuyableProduct(shop, { stock: 2 });
  const checkout = await anOpenCheckout(shop, product);
  minutesLater(shop, 30);
  await pay(shop, checkout);
  minutesLater(shop, 90);
  await reconcile(shop);
  expect(await orderOf(shop, checkout)).toMatchObject({ payment_status: 'PAID', needs_attention: null });
});

it('an open page keeps its units reserved', async ({ shop }) => {
  const product = await aBuyableProduct(shop, { stock: 5 });
  const checkout = await anOpenCheckout(shop, product);
  minutesLater(shop, 29);
  await reconcile(shop);
  expect(await orderOf(shop, checkout)).toMatchObject({ payment_status: 'UNPAID', status: 'PENDING' });
  expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 2 });
});

it('an expired page releases its units even without a callback', async ({ shop }) => {
  const product = await aBuyableProduct(shop, { stock: 5 });
  const checkout = await anOpenCheckout(shop, product);
  minutesLater(shop, 31);
  await reconcile(shop);
  expect(await orderOf(shop, checkout)).toMatchObject({ payment_status: 'FAILED', status: 'CANCELLED' });
  expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
});

it('when its time is up, an open page is closed at Stripe before its stock is released', async ({ shop }) => {
  const product = await aBuyableProduct(shop, { stock: 5 });
  const checkout = await anOpenCheckout(shop, product);
  await shop.rows('update orders set reserved_until = $2 where id = $1', [
    checkout.orderId,
    new Date(PLACED.getTime() + MINUTE_MS),
  ]);
  minutesLater(shop, 2);
  await reconcile(shop);
  expect(await statusAtStripe(shop, checkout.sessionId)).toBe('expired');
  expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
  expect((await pay(shop, checkout)).status).toBe(410);
});

describe('an order whose process died', () => {
  it.for([
    ['before its page was opened', 'provider_session_id = null'],
    ['and whose page Stripe doesn’t know', `provider_session_id = 'cs_test_lost'`],
  ] as const)('%s releases its units when its time is up', async ([_when, change], { shop }) => {
    const product = await aBuyableProduct(shop, { stock: 5 });
    const checkout = await anOpenCheckout(shop, product);
    await shop.rows(`update orders set ${change} where id = $1`, [checkout.orderId]);
    minutesLater(shop, 34);
    await reconcile(shop);
    expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 2 });
    minutesLater(shop, 35);
    await reconcile(shop);
    expect(await orderOf(shop, checkout)).toMatchObject({ payment_status: 'FAILED', status: 'CANCELLED' });
    expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
  });
});

it('an order that Stripe can’t answer about doesn’t hold up the others', async ({ shop }) => {
  const stuck = await anOpenCheckout(shop, await aBuyableProduct(shop));
  const product = await aBuyableProduct(shop, { stock: 5 });
  const paid = await anOpenCheckout(shop, product);
  // Stripe rejects the id itself as invalid, rather than saying it's unknown.
  await shop.rows(
    `update orders set provider_session_id = $2, created_at = created_at - interval '1 minute' where id = $1`,
    [stuck.orderId, 'x'.repeat(300)],
  );
  await pay(shop, paid);
  minutesLater(shop, 2);
  await reconcile(shop);
  expect(await orderOf(shop, paid)).toMatchObject({ payment_status: 'PAID' });
  await shop.rows('update orders set provider_session_id = $2 where id = $1', [
    stuck.orderId,
    stuck.sessionId,
  ]);
  shop.complaints.length = 0;
});

it('more than a hundred waiting orders are all checked with Stripe', async ({ shop }) => {
  const product = await aBuyableProduct(shop, { stock: 200 });
  const checkout = aCheckout({ items: [{ productId: product.id, quantity: 1 }] });
  // One after the other: all at once would wait for the same row and for connections.
  for (let waiting = 0; waiting < 101; waiting++) await checkOut(shop, checkout);
  const last = await anOpenCheckout(shop, product, { quantity: 1 });
  await shop.rows(`update orders set created_at = created_at + interval '1 second' where id = $1`, [
    last.orderId,
  ]);
  await pay(shop, last);
  minutesLater(shop, 2);
  await reconcile(shop);
  expect(await orderOf(shop, last)).toMatchObject({ payment_status: 'PAID' });
});

it('a callback is remembered for 90 days, in case Stripe repeats it', async ({ shop }) => {
  minutesLater(shop, 0);
  await shop.rows(
    `insert into payment_events (id, type, received_at, settled_at) values
      ('evt_old', 'refund.updated', $1::timestamptz - interval '90 days 1 second', $1),
      ('evt_repeatable', 'refund.updated', $1::timestamptz - interval '89 days', $1)`,
    [PLACED],
  );
  await forgetPaymentEvents.handle(shop.services, undefined as never);
  expect(await shop.rows('select id from payment_events')).toEqual([{ id: 'evt_repeatable' }]);
});

it('the check stops at the first payment and the first refund while Stripe isn’t responding', async () => {
  const closing = await openTestShop({ now: PLACED });
  try {
    closing.sandbox.pauseWebhooks();
    const admin = await anAdmin(closing);
    for (const order of [await aPaidOrder(closing), await aPaidOrder(closing)]) {
      closing.sandbox.planNextRefund({ status: 'pending' });
      await refundOrder(closing, order.orderId, admin);
    }
    const product = await aBuyableProduct(closing);
    await anOpenCheckout(closing, product);
    await anOpenCheckout(closing, product);
    await closing.sandbox.close();
    closing.setNow(new Date(PLACED.getTime() + 40 * MINUTE_MS));
    await reconcilePayments.handle(closing.services, undefined as never);
    expect(closing.complaints).toHaveLength(2);
    for (const complaint of closing.complaints) expect(complaint).toContain('retrying in a minute');
    expect(await stockOf(closing, product)).toMatchObject({ reserved: 4 });
  } finally {
    await closing.close();
  }
});
