import { describe, expect } from 'vitest';
import {
  aBuyableProduct,
  anAddress,
  closeUnpaid,
  orderOf,
  PAID,
  pay,
  stockOf,
} from '../../../../test/fixtures/buying.ts';
import { auditOf, changeStatus, mailsAbout } from '../../../../test/fixtures/order.ts';
import {
  aManualOrder,
  aTakenOrder,
  recordPayment,
  sendLink,
  takeOrder,
} from '../../../../test/fixtures/order/manual-order.ts';
import { breakStripe } from '../../../../test/fixtures/refund.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

const it = shopTest();
it.beforeAll(({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

/** Has the buyer return from the payment page, which settles the order if it's paid. */
async function comeBack(shop: TestShop, orderId: string): Promise<void> {
  const [row] = await shop.rows<{ id: string }>(
    'select provider_session_id as id from orders where id = $1',
    [orderId],
  );
  await shop.graphql(PAID, { id: row?.id });
}

describe('an order taken by telephone', () => {
  it('ADMIN-05 has the shop’s or the agreed prices, reserves its stock, and is paid by its link', async ({
    shop,
    admin,
  }) => {
    const product = await aBuyableProduct(shop, { price: 9_000, stock: 9 });
    const answer = await takeOrder(
      shop,
      aManualOrder(product, {
        lines: [{ productId: product.id, quantity: 2, price: 8_000, priceReason: 'Matched a rival’s price' }],
        note: 'Rings back after five.',
      }),
      admin,
    );
    expect(answer).toMatchObject({
      kind: 'ManualOrderPlaced',
      problem: null,
      order: {
        status: 'PENDING',
        paymentStatus: 'UNPAID',
        subtotal: 16_000,
        shipping: 1_599,
        total: 17_599,
        vatIncluded: 2_933,
        lines: [{ unitPrice: 8_000, listPrice: 9_000, priceReason: 'Matched a rival’s price', quantity: 2 }],
        manual: { payment: 'LINK', note: 'Rings back after five.' },
      },
    });
    const { order, paymentUrl } = answer as unknown as {
      order: { id: string; number: string };
      paymentUrl: string;
    };
    expect(await stockOf(shop, product)).toEqual({ onHand: 9, reserved: 2 });
    expect(await mailsAbout(shop, { orderNumber: order.number })).toEqual([
      `Pay for your order ${order.number}`,
    ]);
    const [mail] = await shop.rows<{ text: string }>('select text from mails where subject like $1', [
      `%${order.number}%`,
    ]);
    expect(mail?.text.replaceAll(/\s/g, '')).toContain(paymentUrl);
    await pay(shop, { url: paymentUrl } as never);
    await comeBack(shop, order.id);
    expect(await orderOf(shop, { orderId: order.id })).toMatchObject({
      status: 'PENDING',
      payment_status: 'PAID',
      movements: [-2],
    });
    expect(
      (await auditOf(shop, { orderId: order.id })).map(({ action, actor_role }) => [action, actor_role]),
    ).toEqual([
      ['order taken', 'ADMIN'],
      ['payment link sent', 'ADMIN'],
      ['payment sold', 'SHOP'],
    ]);
  });

  it('is reserved while its link works, and a new link reopens it after it was closed', async ({
    shop,
    admin,
  }) => {
    const product = await aBuyableProduct(shop, { stock: 3 });
    const order = await aTakenOrder(shop, product, admin);
    const [held] = await shop.rows<{ hours: number }>(
      `select extract(epoch from reserved_until - created_at) / 3600 as hours from orders where id = $1`,
      [order.orderId],
    );
    expect(Number(held?.hours)).toBeGreaterThan(24);
    const renewed = await sendLink(shop, order.orderId, admin);
    expect(renewed).toMatchObject({ kind: 'Order', paymentStatus: 'UNPAID' });
    // The first page is closed, so that the buyer can't pay twice.
    expect((await pay(shop, order as never)).status).not.toBe(303);
    await closeUnpaid(shop, order.orderId, 'The payment page expired.');
    expect(await stockOf(shop, product)).toEqual({ onHand: 3, reserved: 0 });
    expect(await sendLink(shop, order.orderId, admin)).toMatchObject({ kind: 'Order', status: 'PENDING' });
    expect(await stockOf(shop, product)).toEqual({ onHand: 3, reserved: 2 });
    await closeUnpaid(shop, order.orderId, 'The payment page expired.');
    await shop.rows('update products set stock_quantity = 1 where id = $1', [product.id]);
    expect(await sendLink(shop, order.orderId, admin)).toMatchObject({
      kind: 'OutOfStock',
      message: expect.stringContaining('sold since'),
    });
    expect(await mailsAbout(shop, order)).toHaveLength(3);
  });

  it('is created once by simultaneous requests with the same key', async ({ shop, admin }) => {
    const product = await aBuyableProduct(shop, { stock: 9 });
    const input = { ...aManualOrder(product, { payment: 'CASH' }), key: 'pressed twice' };
    const answers = await Promise.all([1, 2, 3].map(() => takeOrder(shop, input, admin)));
    const ids = answers.map((answer) => (answer as unknown as { order: { id: string } }).order.id);
    expect(new Set(ids).size).toBe(1);
    expect(await stockOf(shop, product)).toEqual({ onHand: 9, reserved: 2 });
  });

  it('is placed even if Stripe can’t be reached, and its link can be sent later', async ({ shop, admin }) => {
    const product = await aBuyableProduct(shop, { stock: 9 });
    const stripe = breakStripe(shop);
    const answer = await takeOrder(shop, aManualOrder(product), admin);
    stripe.mend();
    expect(answer).toMatchObject({ paymentUrl: null, problem: expect.stringContaining('no link was sent') });
    const { id } = (answer as unknown as { order: { id: string } }).order;
    expect(await stockOf(shop, product)).toEqual({ onHand: 9, reserved: 2 });
    expect(await sendLink(shop, id, admin)).toMatchObject({ kind: 'Order', manual: { payment: 'LINK' } });
    expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('A payment link could not be made')]);
  });

  it('belongs to the account with that confirmed address, and waits a week for a bank transfer', async ({
    shop,
    admin,
    customer,
  }) => {
    const product = await aBuyableProduct(shop);
    await shop.rows('update users set email_verified_at = now() where id = $1', [customer.id]);
    const order = await aTakenOrder(shop, product, admin, {
      email: customer.email,
      payment: 'BANK_TRANSFER',
    });
    const [row] = await shop.rows<{ user_id: string; days: number }>(
      `select user_id, round(extract(epoch from reserved_until - created_at) / 86400) as days
        from orders where id = $1`,
      [order.orderId],
    );
    expect(row).toEqual({ user_id: customer.id, days: 7 });
  });
});

describe('an invalid order', () => {
  it.for([
    ['no tyres', { lines: [] }, 'lines', 'Add at least one tyre'],
    ['0 of a tyre', { quantity: 0 }, 'lines.0.quantity', 'The quantity must be a whole number from 1 to 99'],
    ['a price of 0', { price: 0, priceReason: 'x' }, 'lines.0.price', 'A price is from £0.01 to £10,000'],
    [
      'a price of 1e9',
      { price: 1_000_000_000, priceReason: 'x' },
      'lines.0.price',
      'A price is from £0.01 to £10,000',
    ],
    ['a price without a reason', { price: 5_000 }, 'lines.0.priceReason', 'Say why the price is different'],
    [
      'a charge without a reason',
      { deliveryCharge: 0 },
      'deliveryReason',
      'Say why the delivery charge is different',
    ],
    ['a link to no address', { email: '' }, 'email', 'A payment link needs an email address to go to'],
    ['an unknown customer', { customerId: 'nobody' }, 'customerId', 'This customer doesn’t exist'],
  ] as const)('%s is refused', async ([, wrong, path, message], { shop, admin }) => {
    const product = await aBuyableProduct(shop, { stock: 9 });
    const line = { productId: product.id, quantity: 2, ...wrong };
    const { price: _p, priceReason: _r, quantity: _q, ...rest } = wrong as Record<string, unknown>;
    const { productId, quantity, price, priceReason } = line as typeof line & Record<string, unknown>;
    const lines = [{ productId, quantity, ...(price === undefined ? {} : { price, priceReason }) }];
    const answer = await takeOrder(shop, { ...aManualOrder(product), lines, ...rest }, admin);
    expect(answer).toMatchObject({ kind: 'InvalidInput' });
    expect(answer.fields).toContainEqual({ path, message });
    expect(await stockOf(shop, product)).toEqual({ onHand: 9, reserved: 0 });
  });

  it('too many units or unknown tyres reserve nothing, and markup in a name is escaped', async ({
    shop,
    admin,
  }) => {
    const product = await aBuyableProduct(shop, { stock: 1 });
    expect(await takeOrder(shop, aManualOrder(product), admin)).toMatchObject({
      kind: 'OutOfStock',
      lines: [{ productId: product.id, requested: 2, available: 1 }],
    });
    expect(await takeOrder(shop, aManualOrder({ id: 99_999_999 }), admin)).toMatchObject({
      kind: 'OutOfStock',
    });
    expect(await stockOf(shop, product)).toEqual({ onHand: 1, reserved: 0 });
    const firstName = '<script>alert(1)</script>';
    const order = await aTakenOrder(shop, await aBuyableProduct(shop), admin, {
      shippingAddress: anAddress({ firstName }),
    });
    const [mail] = await shop.rows<{ html: string }>('select html from mails where subject like $1', [
      `%${order.orderNumber}%`,
    ]);
    expect(mail?.html).not.toContain(firstName);
  });
});

it('a sale at the counter is paid, packed and delivered without an email address, and sends no emails', async ({
  shop,
  admin,
}) => {
  const product = await aBuyableProduct(shop);
  const order = await aTakenOrder(shop, product, admin, { email: null, payment: 'CASH' });
  const { orderId } = order;
  expect(await sendLink(shop, orderId, admin)).toMatchObject({
    kind: 'PaymentUnavailable',
    message: 'This order has no email address to send a link to.',
  });
  expect(await recordPayment(shop, { orderId, method: 'CASH' }, admin)).toMatchObject({ kind: 'Order' });
  for (const status of ['PROCESSING', 'SHIPPED', 'DELIVERED'] as const)
    expect(await changeStatus(shop, orderId, status, admin)).toMatchObject({ kind: 'Order' });
  expect(await mailsAbout(shop, order)).toEqual([]);
});

it('manual orders log no unexpected errors', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
