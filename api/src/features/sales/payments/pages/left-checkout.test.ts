import { describe, expect } from 'vitest';
import { anEmail } from '../../../../../test/account.ts';
import { aBuyableProduct, cancel, orderOf, pay } from '../../../../../test/fixtures/buying.ts';
import {
  anUnpaidOrder,
  cancelOrder,
  mailsAbout,
  type BoughtOrder,
} from '../../../../../test/fixtures/order.ts';
import { aTakenOrder } from '../../../../../test/fixtures/order/manual-order.ts';
import { anOrderWithPlans } from '../../../../../test/fixtures/order/road-hazard-plan.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { reconcilePayments } from '../payments.jobs.ts';

const PLACED = new Date('2026-11-20T10:00:00Z');
const WAITING = '{ waitingPayment { orderId payUntil lines { quantity } } }';
const RESUME = 'mutation ($id: ID!) { resumeCheckout(orderId: $id) { ... on Checkout { url } } }';
const ORDER = 'query ($id: ID!) { order(id: $id) { expiredAt payUntil statusInfo { label } } }';

/** Without job workers: tests run each pass of the job themselves. */
const it = shopTest({ now: PLACED });
it.beforeEach(({ shop }) => shop.sandbox.pauseWebhooks());

/** Runs the job some minutes after the orders were placed, in two processes at once. */
async function minutesLater(shop: TestShop, minutes: number): Promise<void> {
  shop.setNow(new Date(PLACED.getTime() + minutes * 60_000));
  const reconcile = () => reconcilePayments.handle(shop.services, undefined as never);
  await Promise.all([reconcile(), reconcile()]);
}

const resume = async (shop: TestShop, { orderId: id }: BoughtOrder, headers: Record<string, string>) =>
  (await shop.graphql<{ resumeCheckout: { url?: string } }>(RESUME, { id }, headers)).data.resumeCheckout;

describe('an abandoned checkout', () => {
  it('reminds its guest once, with the tyres and the deadline, and can be paid by the link', async ({
    shop,
  }) => {
    const email = anEmail();
    const order = await anUnpaidOrder(shop, { email });
    await minutesLater(shop, 4);
    expect(await mailsAbout(shop, order)).toEqual([]);
    for (const minutes of [6, 7, 12]) await minutesLater(shop, minutes);
    const mails = await shop.rows<{ subject: string; html: string; text: string }>(
      'select subject, html, text from mails where recipient = $1',
      [email],
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Your order ${order.orderNumber} is waiting for payment`,
    ]);
    const [{ html, text } = { html: '', text: '' }] = mails;
    expect(text).toContain(order.product.name);
    expect(text).toContain('until 10:30 on Friday 20 November, and');
    expect(text).not.toMatch(/offer|newsletter|discount/i);
    const [, key = ''] = /#key=([\w.-]+)"/.exec(html) ?? [];
    expect(await resume(shop, order, { 'order-key': key })).toEqual({ url: order.url });
    await pay(shop, order);
    await minutesLater(shop, 13);
    expect((await orderOf(shop, order)).payment_status).toBe('PAID');
  });

  it('sends no reminder if it was paid, cancelled or taken by staff, or if it’s too late to pay', async ({
    shop,
    admin,
    customer,
  }) => {
    const orders = [
      await anUnpaidOrder(shop),
      await anUnpaidOrder(shop),
      await anUnpaidOrder(shop, { by: customer }),
    ] as const;
    const [paid, left, cancelled] = orders;
    await pay(shop, paid);
    await cancel(shop, left.orderId);
    await cancelOrder(shop, cancelled.orderId, customer);
    const manual = await aTakenOrder(shop, await aBuyableProduct(shop), admin);
    await minutesLater(shop, 6);
    expect(await Promise.all(orders.map((order) => mailsAbout(shop, order)))).toEqual([
      [`Thank you for your order ${paid.orderNumber}`],
      [],
      [`Order ${cancelled.orderNumber} has been cancelled`],
    ]);
    expect(await mailsAbout(shop, manual)).toEqual([`Pay for your order ${manual.orderNumber}`]);
    shop.setNow(PLACED);
    const late = await anUnpaidOrder(shop);
    await minutesLater(shop, 21);
    expect(await mailsAbout(shop, late)).toEqual([]);
  });

  it('is expired once its time is up, and cancelled if its buyer left it', async ({ shop, customer }) => {
    const facts = async ({ orderId: id }: BoughtOrder) =>
      (await shop.graphql<{ order: unknown }>(ORDER, { id }, { ...customer.headers })).data.order;
    const [expired, left] = [
      await anUnpaidOrder(shop, { by: customer }),
      await anUnpaidOrder(shop, { by: customer }),
    ];
    expect(await facts(expired)).toEqual({
      expiredAt: null,
      payUntil: '2026-11-20T10:30:00.000Z',
      statusInfo: { label: 'Awaiting Payment' },
    });
    await cancel(shop, left.orderId, { ...customer.headers });
    await minutesLater(shop, 31);
    expect(await facts(expired)).toEqual({
      expiredAt: '2026-11-20T10:31:00.000Z',
      payUntil: null,
      statusInfo: { label: 'Expired' },
    });
    expect(await facts(left)).toEqual({
      expiredAt: null,
      payUntil: null,
      statusInfo: { label: 'Cancelled' },
    });
  });
});

describe('an unpaid order that holds tyres', () => {
  const waiting = async (shop: TestShop, headers: Record<string, string>) =>
    (await shop.graphql<{ waitingPayment: unknown }>(WAITING, {}, headers)).data.waitingPayment;

  it('is shown to its customer, and to a guest in the browser that placed it, who can pay from there', async ({
    shop,
    stranger,
  }) => {
    const guests = await anUnpaidOrder(shop);
    const { cookie } = guests;
    // A plan holds no tyres.
    const theirs = await anOrderWithPlans(shop, stranger, { tyre: await aBuyableProduct(shop), quantity: 2 });
    const facts = (orderId: string) => ({
      orderId,
      payUntil: '2026-11-20T10:30:00.000Z',
      lines: [{ quantity: 2 }],
    });
    expect(await waiting(shop, { cookie })).toEqual(facts(guests.orderId));
    expect(await waiting(shop, { ...stranger.headers })).toEqual(facts(theirs.orderId));
    // Once signed out, the browser no longer shows what its customer ordered.
    expect(await waiting(shop, { cookie: theirs.cookie })).toBeNull();
    expect(await waiting(shop, {})).toBeNull();
    expect(await resume(shop, guests, { cookie })).toEqual({ url: guests.url });
    expect(await resume(shop, guests, { cookie: theirs.cookie })).toEqual({});
    shop.setNow(new Date(PLACED.getTime() + 30 * 60_000));
    expect(await waiting(shop, { cookie })).toBeNull();
  });
});
