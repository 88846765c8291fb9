import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { refuseAtStripe } from '../../../../test/fixtures/at-stripe.ts';
import {
  aBuyableProduct,
  aCheckout,
  anAddress,
  becomes,
  cancel,
  checkOut,
  orderOf,
  pay,
  stockOf,
  type BuyableProduct,
  type PlacedCheckout,
} from '../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../../test/test-shop.ts';
import type { CheckoutInput } from './checkout.inputs.ts';
import { forgetAttempts } from './checkout.jobs.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const minutesLater = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

const it = shopTest({ now: NOW, jobs: true });
it.beforeEach(({ shop }) => shop.setNow(NOW));

/** A checkout of a tyre's whole stock, so that a second order couldn't be filled. */
const anAttempt = (product: BuyableProduct, overrides: Partial<CheckoutInput> = {}): CheckoutInput =>
  aCheckout({
    items: [{ productId: product.id, quantity: product.stock }],
    idempotencyKey: randomUUID(),
    ...overrides,
  });

async function placed(
  shop: TestShop,
  input: CheckoutInput,
  headers: Record<string, string> = {},
): Promise<PlacedCheckout> {
  const answer = await checkOut(shop, input, headers);
  if (answer.kind !== 'Checkout') throw new Error(JSON.stringify(answer));
  return answer;
}

const pageOf = ({ orderId, sessionId, url }: PlacedCheckout) => ({ orderId, sessionId, url });

/** Undoes what a process killed between placing the order and recording its page would not have written. */
const forgetPage = (shop: TestShop, { orderId }: PlacedCheckout): Promise<object[]> =>
  shop.rows('update orders set provider_session_id = null where id = $1', [orderId]);

describe('a checkout sent again because its response was lost', () => {
  it('returns the order and page of the first, to a browser that never got the cookie', async ({ shop }) => {
    const product = await aBuyableProduct(shop, { stock: 2 });
    const input = anAttempt(product);
    const first = await placed(shop, input);
    const again = await placed(shop, input);
    expect(pageOf(again)).toEqual(pageOf(first));
    expect(await stockOf(shop, product)).toEqual({ onHand: 2, reserved: 2 });
    // The browser that now has the page can leave it and return to it.
    const WAITING = '{ waitingPayment { orderId } }';
    const { data } = await shop.graphql(WAITING, {}, { cookie: again.cookie });
    expect(data).toEqual({ waitingPayment: { orderId: first.orderId } });
  });

  it('five simultaneous ones place one order, and all get its page', async ({ shop }) => {
    const product = await aBuyableProduct(shop, { stock: 3 });
    const input = anAttempt(product);
    const answers = await Promise.all(Array.from({ length: 5 }, () => placed(shop, input)));
    expect(new Set(answers.map((answer) => JSON.stringify(pageOf(answer)))).size).toBe(1);
    expect(await stockOf(shop, product)).toEqual({ onHand: 3, reserved: 3 });
    expect(shop.complaints).toEqual([]);
  });

  it('opens a page if a killed process left the order without one, or returns the page Stripe already made', async ({
    shop,
  }) => {
    const input = anAttempt(await aBuyableProduct(shop));
    const first = await placed(shop, input);
    await forgetPage(shop, first);
    expect(pageOf(await placed(shop, input))).toEqual(pageOf(first));
  });

  it('opens another page some minutes later, and the order is held for it', async ({ shop }) => {
    const product = await aBuyableProduct(shop, { stock: 2 });
    const input = anAttempt(product);
    const first = await placed(shop, input);
    await forgetPage(shop, first);
    shop.setNow(minutesLater(20));
    const again = await placed(shop, input);
    expect(again).toMatchObject({ orderId: first.orderId });
    expect(again.sessionId).not.toBe(first.sessionId);
    expect(await orderOf(shop, first)).toMatchObject({ reserved_until: minutesLater(55) });
    await pay(shop, again);
    await becomes(shop, again, 'PAID');
    expect(await stockOf(shop, product)).toEqual({ onHand: 0, reserved: 0 });
  });
});

it.for([
  ['gets too many requests', 429, { type: 'invalid_request_error', code: 'rate_limit' }],
  ['knows the key with other parameters', 400, { type: 'idempotency_error' }],
  ['is still processing the same key', 409, { type: 'idempotency_error', code: 'idempotency_key_in_use' }],
] as const)('an order is kept when Stripe %s, and is paid later', async ([, status, error], { shop }) => {
  const product = await aBuyableProduct(shop, { stock: 2 });
  const input = anAttempt(product);
  const refusing = refuseAtStripe(shop, status, { message: 'Try again.', ...error });
  const delayed = await checkOut(shop, input);
  refusing.mend();
  if (delayed.kind !== 'PaymentDelayed') throw new Error(JSON.stringify(delayed));
  // Jobs that call Stripe meanwhile log that too.
  expect(shop.complaints.splice(0)).toContainEqual(expect.stringContaining('Stripe gave no answer'));
  expect(await stockOf(shop, product)).toEqual({ onHand: 2, reserved: 2 });
  expect(await placed(shop, input)).toMatchObject({ orderId: delayed.orderId });
});

describe('an idempotency key', () => {
  it('that comes with other input is refused, and nothing is placed', async ({ shop }) => {
    const product = await aBuyableProduct(shop, { stock: 4 });
    const input = anAttempt(product, { items: [{ productId: product.id, quantity: 1 }] });
    await placed(shop, input);
    for (const other of [
      { items: [{ productId: product.id, quantity: 2 }] },
      { shippingAddress: anAddress({ line1: '5 Ivel Road' }) },
      { email: 'somebody@example.com' },
    ])
      expect(await checkOut(shop, { ...input, ...other })).toMatchObject({
        kind: 'InvalidInput',
        fields: [{ path: 'idempotencyKey' }],
      });
    expect(await stockOf(shop, product)).toEqual({ onHand: 4, reserved: 1 });
  });

  it('belongs to its account: another account that sends it places its own order', async ({
    shop,
    customer,
    stranger,
  }) => {
    const product = await aBuyableProduct(shop, { stock: 4 });
    const input = anAttempt(product, { items: [{ productId: product.id, quantity: 1 }] });
    const answers = [
      await placed(shop, input, { ...customer.headers }),
      await placed(shop, input, { ...stranger.headers }),
      await placed(shop, input),
      await placed(shop, input, { ...customer.headers }),
    ];
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(3);
    expect(answers[3]?.orderId).toBe(answers[0]?.orderId);
  });

  it.for(['order-1', 'twenty letters and more'])(
    '%s, which is guessable or malformed, is refused',
    async (key, { shop }) => {
      const input = anAttempt(await aBuyableProduct(shop), { idempotencyKey: key });
      expect(await checkOut(shop, input)).toMatchObject({
        kind: 'InvalidInput',
        fields: [{ path: 'idempotencyKey' }],
      });
    },
  );

  it.for([
    {
      end: 'paid',
      says: 'This order has already been paid.',
      how: async (shop: TestShop, order: PlacedCheckout) => {
        await pay(shop, order);
        await becomes(shop, order, 'PAID');
      },
    },
    {
      end: 'cancelled',
      says: 'That order was closed without being paid, and nothing was charged. Please place it again.',
      how: async (shop: TestShop, order: PlacedCheckout) => void (await cancel(shop, order.orderId)),
    },
    {
      end: 'expired',
      says: 'That order was closed without being paid, and nothing was charged. Please place it again.',
      how: async (shop: TestShop, order: PlacedCheckout) => {
        shop.sandbox.expireSession(order.sessionId);
        await becomes(shop, order, 'FAILED');
      },
    },
  ])('of an order that was $end opens nothing, and says so', async ({ how, says }, { shop }) => {
    const product = await aBuyableProduct(shop);
    const input = anAttempt(product);
    const order = await placed(shop, input);
    await how(shop, order);
    const stock = await stockOf(shop, product);
    expect(await checkOut(shop, input)).toMatchObject({ kind: 'PaymentClosed', message: says });
    expect(await stockOf(shop, product)).toEqual(stock);
  });

  it('is forgotten after a day', async ({ shop }) => {
    const product = await aBuyableProduct(shop);
    const input = anAttempt(product, { items: [{ productId: product.id, quantity: 1 }] });
    const { orderId } = await placed(shop, input);
    const keys = () => shop.rows('select attempt_key, attempt_digest from orders where id = $1', [orderId]);
    shop.setNow(minutesLater(23 * 60));
    await forgetAttempts.handle(shop.services, undefined as never);
    expect(await keys()).toEqual([{ attempt_key: expect.any(String), attempt_digest: expect.any(String) }]);
    shop.setNow(minutesLater(25 * 60));
    // A buyer who comes before the night's job can reuse it too, for another order.
    const another = { ...input, email: 'somebody@example.com' };
    expect((await placed(shop, another)).orderId).not.toBe(orderId);
    expect(await keys()).toEqual([{ attempt_key: null, attempt_digest: null }]);
    shop.setNow(minutesLater(50 * 60));
    await forgetAttempts.handle(shop.services, undefined as never);
    expect(await shop.rows('select id from orders where attempt_key is not null')).toEqual([]);
  });
});

it('an attempt that Stripe refused can be sent again with its key', async () => {
  const closing = await openTestShop();
  try {
    const input = anAttempt(await aBuyableProduct(closing));
    await closing.sandbox.close();
    for (const _ of [1, 2])
      expect(await checkOut(closing, input)).toMatchObject({ kind: 'PaymentUnavailable' });
    expect(await closing.rows('select status from orders')).toEqual([
      { status: 'CANCELLED' },
      { status: 'CANCELLED' },
    ]);
  } finally {
    await closing.close();
  }
});
