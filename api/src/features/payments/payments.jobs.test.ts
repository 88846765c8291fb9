import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import {
  aBuyableProduct,
  aCheckout,
  anOpenCheckout,
  checkOut,
  orderOf,
  pay,
  stockOf,
} from './buying.builder.ts';
import { reconcilePayments } from './payments.jobs.ts';

const PLACED = new Date('2026-11-20T10:00:00Z');
const MINUTE_MS = 60_000;

/** Without job workers: the callbacks of this shop are all lost. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: PLACED });
  shop.sandbox.pauseWebhooks();
});
beforeEach(() => shop.setNow(PLACED));
afterAll(() => shop.close());

const minutesLater = (minutes: number): void => shop.setNow(new Date(PLACED.getTime() + minutes * MINUTE_MS));
const reconcile = (): Promise<void> => reconcilePayments.handle(shop.services, undefined as never);

async function statusAtStripe(sessionId: string): Promise<string> {
  const { stripe } = shop.config;
  const answer = await fetch(`${stripe?.apiUrl}/v1/checkout/sessions/${sessionId}`, {
    headers: { authorization: `Bearer ${stripe?.secretKey}` },
  });
  return ((await answer.json()) as { status: string }).status;
}

test('a payment whose callback was lost is booked after a minute', async () => {
  const product = await aBuyableProduct(shop, { stock: 5 });
  const checkout = await anOpenCheckout(shop, product);
  await pay(shop, checkout);
  await reconcile();
  expect(await orderOf(shop, checkout)).toMatchObject({ payment_status: 'UNPAID' });
  minutesLater(2);
  await Promise.all([reconcile(), reconcile()]);
  expect(await orderOf(shop, checkout)).toMatchObject({ payment_status: 'PAID', movements: [-2] });
  expect(await stockOf(shop, product)).toEqual({ onHand: 3, reserved: 0 });
});

test('a payment in the last second of the page is booked, however late it is asked about', async () => {
  const product = await aBuyableProduct(shop, { stock: 2 });
  const checkout = await anOpenCheckout(shop, product);
  minutesLater(30);
  await pay(shop, checkout);
  minutesLater(90);
  await reconcile();
  expect(await orderOf(shop, checkout)).toMatchObject({ payment_status: 'PAID', needs_attention: null });
});

test('an open page keeps its pieces', async () => {
  const product = await aBuyableProduct(shop, { stock: 5 });
  const checkout = await anOpenCheckout(shop, product);
  minutesLater(29);
  await reconcile();
  expect(await orderOf(shop, checkout)).toMatchObject({ payment_status: 'UNPAID', status: 'PENDING' });
  expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 2 });
});

test('a page that ended gives its pieces back though nobody said so', async () => {
  const product = await aBuyableProduct(shop, { stock: 5 });
  const checkout = await anOpenCheckout(shop, product);
  minutesLater(31);
  await reconcile();
  expect(await orderOf(shop, checkout)).toMatchObject({ payment_status: 'FAILED', status: 'CANCELLED' });
  expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
});

test('when the time is up and the page still open, the page is closed at Stripe and then the pieces are given back', async () => {
  const product = await aBuyableProduct(shop, { stock: 5 });
  const checkout = await anOpenCheckout(shop, product);
  await shop.rows('update orders set reserved_until = $2 where id = $1', [
    checkout.orderId,
    new Date(PLACED.getTime() + MINUTE_MS),
  ]);
  minutesLater(2);
  await reconcile();
  expect(await statusAtStripe(checkout.sessionId)).toBe('expired');
  expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
  expect((await pay(shop, checkout)).status).toBe(410);
});

describe('an order whose process ended', () => {
  test.each([
    ['before its page was opened', 'stripe_session_id = null'],
    ['and whose page Stripe knows nothing of', `stripe_session_id = 'cs_test_lost'`],
  ])('%s gives its pieces back when its time is up', async (_when, change) => {
    const product = await aBuyableProduct(shop, { stock: 5 });
    const checkout = await anOpenCheckout(shop, product);
    await shop.rows(`update orders set ${change} where id = $1`, [checkout.orderId]);
    minutesLater(34);
    await reconcile();
    expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 2 });
    minutesLater(35);
    await reconcile();
    expect(await orderOf(shop, checkout)).toMatchObject({ payment_status: 'FAILED', status: 'CANCELLED' });
    expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
  });
});

test('one order that cannot be asked about keeps no other waiting', async () => {
  const stuck = await anOpenCheckout(shop, await aBuyableProduct(shop));
  const product = await aBuyableProduct(shop, { stock: 5 });
  const paid = await anOpenCheckout(shop, product);
  // Stripe refuses the id itself: not "there is none", but "ask differently".
  await shop.rows(
    `update orders set stripe_session_id = $2, created_at = created_at - interval '1 minute' where id = $1`,
    [stuck.orderId, 'x'.repeat(300)],
  );
  await pay(shop, paid);
  minutesLater(2);
  await reconcile();
  expect(await orderOf(shop, paid)).toMatchObject({ payment_status: 'PAID' });
  await shop.rows('update orders set stripe_session_id = $2 where id = $1', [stuck.orderId, stuck.sessionId]);
  shop.complaints.length = 0;
});

test('more than a hundred orders that wait are all asked about', async () => {
  const product = await aBuyableProduct(shop, { stock: 200 });
  await Promise.all(
    Array.from({ length: 101 }, () =>
      checkOut(shop, aCheckout({ items: [{ productId: product.id, quantity: 1 }] })),
    ),
  );
  const last = await anOpenCheckout(shop, product, { quantity: 1 });
  await shop.rows(`update orders set created_at = created_at + interval '1 second' where id = $1`, [
    last.orderId,
  ]);
  await pay(shop, last);
  minutesLater(2);
  await reconcile();
  expect(await orderOf(shop, last)).toMatchObject({ payment_status: 'PAID' });
});

test('while Stripe is silent, a look at it ends with the first order', async () => {
  const closing = await openTestShop({ now: PLACED });
  try {
    const product = await aBuyableProduct(closing);
    await anOpenCheckout(closing, product);
    await anOpenCheckout(closing, product);
    await closing.sandbox.close();
    closing.setNow(new Date(PLACED.getTime() + 40 * MINUTE_MS));
    await reconcilePayments.handle(closing.services, undefined as never);
    expect(closing.complaints).toHaveLength(1);
    expect(closing.complaints[0]).toContain('tried again in a minute');
    expect(await stockOf(closing, product)).toMatchObject({ reserved: 4 });
  } finally {
    await closing.close();
  }
});
