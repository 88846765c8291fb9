import { expect } from 'vitest';
import {
  aBuyableProduct,
  aCheckout,
  anOpenCheckout,
  becomes,
  cancel,
  checkOut,
  holdRequest,
  orderOf,
  PAID,
  pay,
  stockOf,
} from '../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

const it = shopTest({ jobs: true });

it('100 simultaneous shoppers for a tyre with 5 left: 5 orders, 95 clear refusals', async ({ shop }) => {
  const product = await aBuyableProduct(shop, { stock: 5 });
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      checkOut(shop, aCheckout({ items: [{ productId: product.id, quantity: 1 }] })),
    ),
  );
  const placed = answers.filter(({ kind }) => kind === 'Checkout');
  const refused = answers.filter(({ kind }) => kind === 'OutOfStock');
  expect([placed.length, refused.length]).toEqual([5, 95]);
  for (const refusal of refused)
    expect(refusal).toMatchObject({ lines: [{ productId: product.id, requested: 1, available: 0 }] });
  expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 5 });
  expect(
    await shop.rows('select count(*)::integer as orders from order_lines where product_id = $1', [
      product.id,
    ]),
  ).toEqual([{ orders: 5 }]);
  expect(shop.complaints).toEqual([]);
});

it('carts with the same tyres in different orders never deadlock', async ({ shop }) => {
  const tyres = await Promise.all([20, 20, 20].map((stock) => aBuyableProduct(shop, { stock })));
  const forth = tyres.map(({ id }) => ({ productId: id, quantity: 1 }));
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      checkOut(shop, aCheckout({ items: index % 2 ? forth : forth.toReversed() })),
    ),
  );
  expect(answers.filter(({ kind }) => kind === 'Checkout')).toHaveLength(20);
  expect(answers.filter(({ kind }) => kind === 'OutOfStock')).toHaveLength(20);
  for (const tyre of tyres) expect(await stockOf(shop, tyre)).toEqual({ onHand: 20, reserved: 20 });
  expect(shop.complaints).toEqual([]);
});

it('simultaneous paying, cancelling and buying keeps every unit counted', async ({ shop }) => {
  const product = await aBuyableProduct(shop, { stock: 30 });
  const open = await Promise.all(
    Array.from({ length: 12 }, () => anOpenCheckout(shop, product, { quantity: 1 })),
  );
  await Promise.all(
    open.flatMap((checkout, index) => [
      index % 3 === 0 ? cancel(shop, checkout.orderId) : pay(shop, checkout),
      ...(index % 2 ? [cancel(shop, checkout.orderId)] : []),
      checkOut(shop, aCheckout({ items: [{ productId: product.id, quantity: 1 }] })),
    ]),
  );
  await expect
    .poll(() =>
      shop.rows('select id from payment_events where session_id is not null and settled_at is null'),
    )
    .toEqual([]);
  const [books] = await shop.rows<{ sold: number; reserved: number; paid: number }>(
    `select (select -coalesce(sum(quantity), 0)::integer from stock_movements where product_id = $1) as sold,
        count(*) filter (where payment_status = 'PAID')::integer as paid,
        count(*) filter (where reserved_until is not null)::integer as reserved
      from orders
      where id in (select order_id from order_lines where product_id = $1)`,
    [product.id],
  );
  expect(books?.sold).toBe(books?.paid);
  expect(await stockOf(shop, product)).toEqual({
    onHand: 30 - (books?.sold ?? 0),
    reserved: books?.reserved,
  });
  expect(shop.complaints).toEqual([]);
});

it('ten simultaneous copies of a callback are settled once', async ({ shop }) => {
  const product = await aBuyableProduct(shop, { stock: 9 });
  const checkout = await anOpenCheckout(shop, product, { quantity: 4 });
  shop.sandbox.pauseWebhooks();
  await pay(shop, checkout);
  const event = await paidEvent(shop, checkout.sessionId);
  expect(await Promise.all(Array.from({ length: 10 }, () => shop.sandbox.deliver(event)))).toEqual(
    Array.from({ length: 10 }, () => true),
  );
  await becomes(shop, checkout, 'PAID');
  await expect
    .poll(() =>
      shop.rows('select settled_at is not null as settled from payment_events where id = $1', [event]),
    )
    .toEqual([{ settled: true }]);
  await expect.poll(() => waitingJobs(shop, event)).toBe(0);
  expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
  expect(await orderOf(shop, checkout)).toMatchObject({
    movements: [-4],
    events: [expect.any(String), 'Payment received. Thank you!'],
  });

  // It's recorded and processed: an eleventh delivery creates no more work.
  expect(await shop.sandbox.deliver(event)).toBe(true);
  expect(await waitingJobs(shop, event)).toBe(0);
  shop.sandbox.resumeWebhooks();
});

it('the callback and ten simultaneous reads of the return page settle once', async ({ shop }) => {
  const product = await aBuyableProduct(shop, { stock: 9 });
  const checkout = await anOpenCheckout(shop, product, { quantity: 2 });
  shop.sandbox.pauseWebhooks();
  await pay(shop, checkout);
  const event = await paidEvent(shop, checkout.sessionId);
  const reads = Array.from({ length: 10 }, () =>
    shop.graphql<{ paymentSession: { paymentStatus: string } }>(PAID, { id: checkout.sessionId }),
  );
  const [, ...answers] = await Promise.all([shop.sandbox.deliver(event), ...reads]);
  expect(answers.map(({ data }) => data.paymentSession.paymentStatus)).toEqual(
    Array.from({ length: 10 }, () => 'PAID'),
  );
  await becomes(shop, checkout, 'PAID');
  await expect.poll(() => waitingJobs(shop, event)).toBe(0);
  expect(await stockOf(shop, product)).toEqual({ onHand: 7, reserved: 0 });
  expect(await orderOf(shop, checkout)).toMatchObject({
    movements: [-2],
    events: [expect.any(String), 'Payment received. Thank you!'],
  });
  shop.sandbox.resumeWebhooks();
});

it('while Stripe keeps one shopper waiting, no transaction is open and others can buy the same tyre', async ({
  shop,
}) => {
  const product = await aBuyableProduct(shop, { stock: 5 });
  const opening = holdRequest(shop, '/v1/checkout/sessions');
  const waiting = anOpenCheckout(shop, product, { quantity: 2 });
  await opening.arrived;
  // A job may be between two statements, but a transaction that waited for Stripe would never end.
  await expect
    .poll(() =>
      shop.rows(
        `select query
          from pg_stat_activity
          where datname = current_database() and state like 'idle in transaction%'`,
      ),
    )
    .toEqual([]);
  await anOpenCheckout(shop, product, { quantity: 3 });
  expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 5 });
  opening.letGo();
  await pay(shop, await waiting);
});

/** The event in which the sandbox reports that a session was paid. */
async function paidEvent(shop: TestShop, sessionId: string): Promise<string> {
  const { stripe } = shop.config;
  const answer = await fetch(`${stripe?.apiUrl}/v1/events?limit=100`, {
    headers: { authorization: `Bearer ${stripe?.secretKey}` },
  });
  const { data } = (await answer.json()) as {
    data: { id: string; type: string; data: { object: { id: string } } }[];
  };
  const event = data.find(
    ({ type, data: { object } }) => type === 'checkout.session.completed' && object.id === sessionId,
  );
  if (!event) throw new Error('The sandbox has reported no payment.');
  return event.id;
}

/** The number of jobs for an event that are still pending. */
async function waitingJobs(shop: TestShop, eventId: string): Promise<number> {
  const [row] = await shop.rows<{ jobs: number }>(
    `select count(*)::integer as jobs
      from pgboss.job
      where name = 'settle-payment' and data ->> 'eventId' = $1 and state < 'completed'`,
    [eventId],
  );
  return row?.jobs ?? 0;
}
