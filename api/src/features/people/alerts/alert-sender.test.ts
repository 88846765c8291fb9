import { describe, expect } from 'vitest';
import { anEmail } from '../../../../test/account.ts';
import { anOpenCheckout, cancel } from '../../../../test/fixtures/buying.ts';
import { aProduct, changed } from '../../../../test/fixtures/catalogue/admin-product.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../../test/test-shop.ts';
import { sendProductAlerts } from './alerts.jobs.ts';
import { alertMailsTo, aWaitingGuest, askFor } from './product-alert.builder.ts';

const START = new Date('2026-11-20T10:00:00Z');
const HOUR_MS = 3_600_000;

const it = shopTest({ now: START, env: { TRUSTED_PROXIES: '1' } });

const sweep = (shop: TestShop): Promise<void> => sendProductAlerts.handle(shop.services, {} as never);
const later = (shop: TestShop, hours: number): void =>
  shop.setNow(new Date(START.getTime() + hours * HOUR_MS));

/** Confirmed guests who requested alerts one after the other, oldest first. */
async function aQueueOf(shop: TestShop, productId: number, length: number): Promise<string[]> {
  const rows = await shop.rows<{ email: string }>(
    `insert into product_alerts (id, email, email_key, product_id, kind, state, price_pence, requested_at, end_token)
      select gen_random_uuid(), email, email, $1, 'BACK_IN_STOCK', 'WAITING', 10000,
        $2::timestamptz + n * interval '1 second', gen_random_uuid()
      from generate_series(1, $3::integer) n, concat('driver-', n, '@queue.example') email
      returning email`,
    [productId, new Date(START.getTime() - HOUR_MS), length],
  );
  return rows.map(({ email }) => email);
}

/** The guests who were emailed that a product is back, in no order. */
async function told(shop: TestShop, queue: readonly string[]): Promise<string[]> {
  const rows = await shop.rows<{ recipient: string }>(
    `select recipient from mails where recipient = any($1) and subject like 'Back in stock: %'`,
    [queue],
  );
  return rows.map(({ recipient }) => recipient);
}

const inOrder = (emails: readonly string[]): string[] => emails.toSorted();

describe('telling people who wait for a tyre', () => {
  it('with ten tyres and 200 people, five people per tyre are told once, and others when their turn comes', async ({
    shop,
    admin,
  }) => {
    const { id } = await aProduct(shop, admin, { stockQuantity: 0 });
    const queue = await aQueueOf(shop, id, 200);
    await sweep(shop);
    expect(await told(shop, queue)).toEqual([]);
    await changed(shop, admin, { id, stockQuantity: 10 });
    const second = await openTestShop({ besides: shop, now: START });
    await Promise.all([sweep(shop), sweep(second), sweep(shop), sweep(second)]);
    await second.close();
    expect(inOrder(await told(shop, queue))).toEqual(inOrder(queue.slice(0, 50)));
    later(shop, 3);
    await sweep(shop);
    expect(await told(shop, queue)).toHaveLength(50);
    // Two were left after a while: ten more people get a chance.
    await changed(shop, admin, { id, stockQuantity: 2 });
    later(shop, 4);
    await sweep(shop);
    expect(inOrder(await told(shop, queue))).toEqual(inOrder(queue.slice(0, 60)));
    // Sold out, so nobody is told until more arrive.
    await changed(shop, admin, { id, stockQuantity: 0 });
    later(shop, 9);
    await sweep(shop);
    expect(await told(shop, queue)).toHaveLength(60);
    await changed(shop, admin, { id, stockQuantity: 40 });
    await Promise.all([sweep(shop), sweep(shop)]);
    await sweep(shop);
    expect(inOrder(await told(shop, queue))).toEqual(inOrder(queue));
  });

  it('nobody is told about a tyre that is sold out again or not published, or before confirming', async ({
    shop,
    admin,
  }) => {
    const { id } = await aProduct(shop, admin, { stockQuantity: 0 });
    const [email, unconfirmed] = [anEmail(), anEmail()];
    await aWaitingGuest(shop, id, email);
    await askFor(shop, id, unconfirmed);
    await changed(shop, admin, { id, stockQuantity: 4 });
    await changed(shop, admin, { id, stockQuantity: 0 });
    await sweep(shop);
    await changed(shop, admin, { id, stockQuantity: 4, published: false });
    await sweep(shop);
    expect(await alertMailsTo(shop, email)).toHaveLength(1);
    await changed(shop, admin, { id, published: true });
    await sweep(shop);
    expect((await alertMailsTo(shop, email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Back in stock: '),
    );
    expect(await alertMailsTo(shop, unconfirmed)).toHaveLength(1);
  });

  it('units released by an unpaid order count too', async ({ shop, admin }) => {
    const { id, name, price } = await aProduct(shop, admin, { stockQuantity: 2 });
    const { orderId } = await anOpenCheckout(shop, { id, name, price, stock: 2 }, { quantity: 2 });
    const email = anEmail();
    await aWaitingGuest(shop, id, email);
    await sweep(shop);
    expect(await alertMailsTo(shop, email)).toHaveLength(1);
    await cancel(shop, orderId);
    await sweep(shop);
    // Two emails from the same instant come in any order.
    expect((await alertMailsTo(shop, email)).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('2 in stock at the time of writing'),
    );
  });

  it('a price drop is told once, with both prices, and only below the price at the request', async ({
    shop,
    admin,
  }) => {
    const { id } = await aProduct(shop, admin, { listPrice: 10_000 });
    const email = anEmail();
    await aWaitingGuest(shop, id, email, 'PRICE_DROP');
    await sweep(shop);
    await changed(shop, admin, { id, listPrice: 12_000 });
    await sweep(shop);
    await changed(shop, admin, { id, listPrice: 10_000 });
    await sweep(shop);
    expect(await alertMailsTo(shop, email)).toHaveLength(1);
    await changed(shop, admin, { id, mailOrderPrice: 9_450 });
    await Promise.all([sweep(shop), sweep(shop)]);
    await changed(shop, admin, { id, mailOrderPrice: 9_000 });
    await sweep(shop);
    const mails = await alertMailsTo(shop, email);
    expect(mails).toHaveLength(2);
    const drop = mails.find(({ subject }) => subject.startsWith('Price drop: '));
    expect(drop?.text).toMatch(/£100\.00 each[\s\S]*£94\.50 each/);
    expect(drop?.html).toMatch(/<img src="[^"]+-320\.jpg"/);
  });
});
