import { expect } from 'vitest';
import { aKey } from '../../../../test/fixtures/account/api-key.ts';
import { anOpenCheckout, PAID, pay, stockOf } from '../../../../test/fixtures/buying.ts';
import { askAs } from '../../../../test/fixtures/catalogue/admin-product.ts';
import { refundOrder } from '../../../../test/fixtures/order.ts';
import { listed, ship } from '../../../../test/fixtures/order/order-desk.ts';
import { needsOf, order, receive } from '../../../../test/fixtures/purchases.ts';
import { aSuppliedTyre, supplyOf } from '../../../../test/fixtures/supplier.ts';
import { shopTest } from '../../../../test/shop-test.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

const ESTIMATE = `query ($input: CartQuoteInput!) { cartQuote(input: $input) {
  lines { available } estimatedDelivery { from to } } }`;

it('own stock goes first; the rest is promised by the supplier’s days and becomes a purchase', async ({
  shop,
  admin,
}) => {
  const { tyre, supplier } = await aSuppliedTyre(shop, admin, 1);
  const quote = async (quantity: number) =>
    (
      await shop.graphql<{ cartQuote: { estimatedDelivery: object; lines: object[] } }>(ESTIMATE, {
        input: { items: [{ productId: tyre.id, quantity }], postcode: 'MK42 0AA' },
      })
    ).data.cartQuote;
  expect(await quote(1)).toMatchObject({ estimatedDelivery: { from: '2026-11-25', to: '2026-11-27' } });
  // The supplier's three working days come first.
  expect(await quote(4)).toMatchObject({
    lines: [{ available: 21 }],
    estimatedDelivery: { from: '2026-11-30', to: '2026-12-02' },
  });
  const checkout = await anOpenCheckout(shop, tyre, { quantity: 4 });
  expect(await supplyOf(shop, tyre.id)).toMatchObject({ own: 1, units: 20, reserved: 3, available: 17 });
  expect(await needsOf(shop, admin, supplier)).toEqual({});
  await pay(shop, checkout);
  await shop.graphql(PAID, { id: checkout.sessionId });
  expect(await supplyOf(shop, tyre.id)).toMatchObject({ own: 0, units: 17, reserved: 0, available: 17 });
  expect(await needsOf(shop, admin, supplier)).toEqual({ [tyre.id]: 3 });
  const [promised] = await shop.rows<{ day: string; cost: number; supplier: string }>(
    `select deliver_by::text as day, l.cost_pence as cost, l.product_supplier as supplier
      from orders o join order_lines l on l.order_id = o.id where o.id = $1`,
    [checkout.orderId],
  );
  expect(promised).toEqual({
    day: '2026-12-02',
    cost: 4_000,
    supplier: expect.stringMatching(/^Wholesaler/) as string,
  });

  const made = await order(shop, admin, supplier, [{ productId: tyre.id, quantity: 5, needed: 3 }], true);
  expect(made).toMatchObject({ kind: 'Purchase', expectedOn: '2026-11-25', closedAt: null });
  expect(await needsOf(shop, admin, supplier)).toEqual({});
  const mails = await shop.rows<{ subject: string; text: string }>(
    "select subject, text from mails where recipient = 'orders@wholesaler.example'",
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`your code W-${tyre.id}`);
  expect(mails[0]?.text).toMatch(/£40\.00 each[^]*Total without VAT: £200\.00/);
  // A second click finds nothing that is needed.
  expect(await order(shop, admin, supplier, [{ productId: tyre.id, quantity: 5, needed: 3 }])).toMatchObject({
    kind: 'PurchaseNeedsChanged',
  });
  const file = await shop.app.inject({
    url: `/api/purchases/${made.id}/order.csv`,
    headers: { ...admin.headers },
  });
  expect(file.payload).toMatch(new RegExp(`"W-${tyre.id}",.*,"5"\r\n$`));

  const first = await receive(shop, admin, made, [{ productId: tyre.id, received: 2, missing: 0 }]);
  expect(first).toMatchObject({ closedAt: null, lines: [{ received: 2, missing: 0 }] });
  expect(await stockOf(shop, tyre)).toEqual({ onHand: 0, reserved: 0 });
  expect(await receive(shop, admin, made, [{ productId: tyre.id, received: 1, missing: 0 }])).toMatchObject({
    kind: 'StaleWrite',
  });
  const last = await receive(shop, admin, first, [{ productId: tyre.id, received: 0, missing: 3 }]);
  expect(last.closedAt).not.toBeNull();
  expect(await needsOf(shop, admin, supplier)).toEqual({ [tyre.id]: 1 });
  const { adminOrder } = await askAs<{ adminOrder: object }>(
    shop,
    admin,
    `query ($id: ID!) { adminOrder: order(id: $id) { notes { text } supplies { quantity onOrder arrived } } }`,
    { id: checkout.orderId },
  );
  expect(adminOrder).toMatchObject({
    notes: [{ text: expect.stringContaining('can’t send 1 × ') as string }],
    supplies: [{ quantity: 3, onOrder: 0, arrived: 2 }],
  });

  // Called off, its units that were here go on the shelf; nobody needs the last one.
  await refundOrder(shop, checkout.orderId, admin);
  expect(await needsOf(shop, admin, supplier)).toEqual({});
  await expect.poll(() => stockOf(shop, tyre)).toEqual({ onHand: 3, reserved: 0 });
});

it('an order leaves only when all its tyres have come from the supplier', async ({ shop, admin }) => {
  const { tyre, supplier } = await aSuppliedTyre(shop, admin, 1);
  const checkout = await anOpenCheckout(shop, tyre, { quantity: 3 });
  await pay(shop, checkout);
  await shop.graphql(PAID, { id: checkout.sessionId });
  const desks = async (): Promise<string[]> => {
    const tabs = ['TO_SHIP', 'AWAITING_TYRES'];
    const orders = await Promise.all(tabs.map((desk) => listed(shop, { desk }, admin)));
    return tabs.filter((_, tab) => orders[tab]?.includes(checkout.orderNumber));
  };
  const leave = async () =>
    (await ship(shop, [{ order: checkout.orderNumber, trackingNumber: '15501234567890' }], admin))[0];
  const toBuyFor = async () => {
    const { waitingTasks } = await askAs<{ waitingTasks: { kind: string; count: number }[] }>(
      shop,
      admin,
      '{ waitingTasks { kind count } }',
      {},
    );
    return waitingTasks.find(({ kind }) => kind === 'PURCHASES')?.count ?? 0;
  };
  expect(await desks()).toEqual(['AWAITING_TYRES']);
  const before = await toBuyFor();
  const made = await order(shop, admin, supplier, [{ productId: tyre.id, quantity: 2, needed: 2 }]);
  expect(await toBuyFor()).toBe(before - 1);
  const first = await receive(shop, admin, made, [{ productId: tyre.id, received: 1, missing: 0 }]);
  expect(await leave()).toMatchObject({
    outcome: 'REFUSED',
    message: expect.stringMatching(/^One tyre is still to come from Wholesaler \d+\. When/) as string,
  });
  await receive(shop, admin, first, [{ productId: tyre.id, received: 1, missing: 0 }]);
  expect(await desks()).toEqual(['TO_SHIP']);
  expect(await leave()).toMatchObject({ outcome: 'DONE', order: { status: 'SHIPPED' } });
});

it('an unpaid order gives its supplier’s units back, and two buyers can’t have the same last ones', async ({
  shop,
  admin,
}) => {
  const { tyre } = await aSuppliedTyre(shop, admin, 0);
  const attempts = await Promise.allSettled(
    Array.from({ length: 4 }, () => anOpenCheckout(shop, tyre, { quantity: 8 })),
  );
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await supplyOf(shop, tyre.id)).toMatchObject({ reserved: 16, available: 4 });
  for (const attempt of attempts)
    if (attempt.status === 'fulfilled')
      await shop.graphql(
        'mutation ($id: ID!) { cancelCheckout(orderId: $id) }',
        { id: attempt.value.orderId },
        { cookie: attempt.value.cookie },
      );
  await expect.poll(() => supplyOf(shop, tyre.id)).toMatchObject({ reserved: 0, available: 20 });
});

it('a purchase needs tyres and an address that exist, and its scope', async ({ shop, admin }) => {
  const { tyre, supplier } = await aSuppliedTyre(shop, admin, 1);
  const line = { productId: tyre.id, quantity: 2, needed: 0 };
  expect(await order(shop, admin, 987_654, [line])).toMatchObject({ kind: 'PurchaseNotFound' });
  expect(await order(shop, admin, supplier, [line, line])).toMatchObject({
    fields: [{ path: 'lines.1.productId', message: 'This tyre is listed twice' }],
  });
  expect(await order(shop, admin, supplier, [{ ...line, productId: 987_654 }])).toMatchObject({
    fields: [{ path: 'lines', message: 'One of these tyres doesn’t exist' }],
  });
  await shop.rows('update suppliers set email = null where id = $1', [supplier]);
  expect((await order(shop, admin, supplier, [line], true)).fields?.[0]?.message).toContain(
    'no email address',
  );
  const made = await order(shop, admin, supplier, [line]);
  expect(await receive(shop, admin, made, [{ productId: tyre.id, received: 3, missing: 0 }])).toMatchObject({
    fields: [{ path: 'lines.0.received', message: 'Only 2 of these are still to come' }],
  });
  const reader = await aKey(shop, { name: 'Reader', scopes: ['READ_CATALOGUE', 'READ_ORDERS'] });
  await expect(needsOf(shop, reader, supplier)).rejects.toThrow('');
  const refused = await shop.app.inject({
    url: `/api/purchases/${made.id}/order.csv`,
    headers: reader.headers,
  });
  expect(refused.statusCode).toBe(403);
});
