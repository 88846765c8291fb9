import { describe, expect } from 'vitest';
import { intentOf } from '../../../../../test/fixtures/at-stripe.ts';
import { closeUnpaid, PAID, pay } from '../../../../../test/fixtures/buying.ts';
import {
  anOrderThatIs,
  anUnpaidOrder,
  aPaidOrder,
  cancelOrder,
  mailsAbout,
  refundOrder,
  stripeRefundsOf,
  type BoughtOrder,
} from '../../../../../test/fixtures/order.ts';
import { bank, callBack, callbackTest, leaveAWhile, totalOf } from '../../../../../test/fixtures/refund.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { reconcilePayments, settlePayment } from '../../payments/index.ts';
import { RefundBooks } from './refund-books.service.ts';

const it = callbackTest(settlePayment);

interface Told {
  readonly to: 'buyer' | 'shop';
  readonly subject: string;
  readonly text: string;
}

/** The emails about an order’s pending and failed refunds, the buyer’s first. */
const told = (shop: TestShop, { orderNumber }: BoughtOrder): Promise<Told[]> =>
  shop.rows<Told>(
    `select case when recipient like '%@example.com' then 'buyer' else 'shop' end as to, subject,
        regexp_replace(text, '\\s+', ' ', 'g') as text
      from mails where text like $1 and subject like '%refund of %' order by 1, created_at, id`,
    [`%${orderNumber}%`],
  );

const toBuyer = async (shop: TestShop, order: BoughtOrder): Promise<Told[]> =>
  (await told(shop, order)).filter(({ to }) => to === 'buyer');

/** Runs the job of each minute, some minutes after the refund was begun. */
async function minutesLater(shop: TestShop, order: BoughtOrder, minutes: number): Promise<void> {
  await shop.rows(`update refunds set tried_at = tried_at - make_interval(mins => $2) where order_id = $1`, [
    order.orderId,
    minutes,
  ]);
  await leaveAWhile(shop, order);
  await Promise.all([1, 2, 3].map(() => reconcilePayments.handle(shop.services, undefined as never)));
}

async function fails(
  shop: TestShop,
  order: BoughtOrder,
  status: 'failed' | 'canceled' = 'failed',
): Promise<void> {
  await bank(shop, order, status, status === 'failed' ? 'expired_or_canceled_card' : undefined);
  await Promise.all([callBack(shop, 'refund.updated'), callBack(shop, 'charge.refund.updated')]);
  await minutesLater(shop, order, 1);
  shop.complaints.splice(0);
}

describe('the buyer of a pending refund', () => {
  it('is emailed once if it isn’t confirmed within a quarter of an hour, and again when it is', async ({
    shop,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    shop.sandbox.planNextRefund({ status: 'pending' });
    await cancelOrder(shop, order.orderId, customer);
    await minutesLater(shop, order, 10);
    expect(await told(shop, order)).toEqual([]);
    await minutesLater(shop, order, 6);
    await callBack(shop, 'refund.created');
    expect(await told(shop, order)).toEqual([
      {
        to: 'buyer',
        subject: expect.stringMatching(/^We’ve started your refund of £[\d.]+$/),
        text: expect.stringMatching(/hasn’t been confirmed yet.+We won’t send your order meanwhile\./),
      },
    ]);
    await bank(shop, order, 'succeeded');
    await callBack(shop, 'refund.updated');
    expect(await told(shop, order)).toHaveLength(1);
    expect((await mailsAbout(shop, order)).at(-1)).toContain('has been cancelled');
  });

  it('gets no email if it’s confirmed before that', async ({ shop, admin }) => {
    const order = await anOrderThatIs(shop, 'DELIVERED', admin);
    shop.sandbox.planNextRefund({ status: 'pending' });
    await refundOrder(shop, order.orderId, admin);
    await bank(shop, order, 'succeeded');
    await minutesLater(shop, order, 20);
    expect(await told(shop, order)).toEqual([]);
  });

  it('is told at once what to do if Stripe waits for them, and gets no email once they’ve done it', async ({
    shop,
    admin,
  }) => {
    const order = await anOrderThatIs(shop, 'DELIVERED', admin);
    shop.sandbox.planNextRefund({ status: 'requires_action' });
    await refundOrder(shop, order.orderId, admin);
    await minutesLater(shop, order, 1);
    await bank(shop, order, 'pending');
    await minutesLater(shop, order, 60);
    const [mail, ...others] = await told(shop, order);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'buyer', subject: expect.stringContaining('is waiting for you') });
    expect(mail?.text).toContain('Please follow the link in that email.');
    expect(mail?.text).not.toContain('We won’t send your order');
  });
});

describe('a failed refund', () => {
  it.for([
    ['failed', 'but it didn’t go through'],
    ['canceled', 'was stopped before it was paid out'],
  ] as const)(
    'that was pending and is now %s is reported to buyer and shop once',
    async ([status, words], { shop, customer }) => {
      const order = await aPaidOrder(shop, { by: customer, stock: 9 });
      shop.sandbox.planNextRefund({ status: 'pending' });
      await cancelOrder(shop, order.orderId, customer);
      await fails(shop, order, status);
      expect(await told(shop, order)).toEqual([
        {
          to: 'buyer',
          subject: expect.stringMatching(/^Your refund of £[\d.]+ hasn’t gone through$/),
          text: expect.stringContaining(words),
        },
        {
          to: 'shop',
          subject: expect.stringMatching(/^A refund of £[\d.]+ didn’t go through$/),
          text: expect.stringContaining('We’ve told the buyer'),
        },
      ]);
      const [mail] = await toBuyer(shop, order);
      expect(mail?.text).toContain('Your order hasn’t been cancelled yet');
    },
  );

  it('that was announced as made is reported to both each time it comes back', async ({ shop, admin }) => {
    const order = await anOrderThatIs(shop, 'DELIVERED', admin);
    for (const times of [1, 2]) {
      await refundOrder(shop, order.orderId, admin);
      await fails(shop, order);
      expect((await told(shop, order)).map(({ to }) => to).toSorted()).toEqual([
        ...Array.from({ length: times }, () => 'buyer'),
        ...Array.from({ length: times }, () => 'shop'),
      ]);
    }
    const [mail] = await toBuyer(shop, order);
    expect(mail?.text).toMatch(
      /was on its way\. It has since come back to us.+You don’t need to do anything/,
    );
  });

  it('is reported by the answer, and to the shop once if the buyer requested it', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    const refused = async (ask: () => Promise<{ kind: string }>) => {
      shop.sandbox.planNextRefund({ error: 'insufficient_funds' });
      expect(await ask()).toMatchObject({ kind: 'RefundRefused' });
      shop.complaints.splice(0);
    };
    await refused(() => refundOrder(shop, order.orderId, admin));
    expect(await told(shop, order)).toEqual([]);
    for (const _ of [1, 2]) await refused(() => cancelOrder(shop, order.orderId, customer));
    expect(await told(shop, order)).toMatchObject([
      { to: 'shop', text: expect.stringContaining('The buyer hasn’t been emailed about it.') },
    ]);
  });

  it('is reported to the buyer if their request got no answer', async ({ shop, customer }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    await shop.services.get(RefundBooks).begin(order.orderId, {
      endsAs: 'CANCELLED',
      actor: { role: 'CUSTOMER', userId: customer.id },
      message: 'You cancelled this order.',
    });
    shop.sandbox.planNextRefund({ error: 'insufficient_funds' });
    await minutesLater(shop, order, 1);
    shop.complaints.splice(0);
    expect((await told(shop, order)).map(({ to }) => to)).toEqual(['buyer', 'shop']);
  });

  it('that never started, and is retried every minute, is reported only to the shop and once', async ({
    shop,
  }) => {
    const order = await anUnpaidOrder(shop, { stock: 2, quantity: 2 });
    await pay(shop, order);
    await closeUnpaid(shop, order.orderId, 'The payment page expired.');
    await shop.rows('update products set stock_quantity = 1 where id = $1', [order.product.id]);
    await shop.graphql(PAID, { id: order.sessionId });
    await shop.rows(`update orders set paid_at = paid_at - interval '2 minutes' where id = $1`, [
      order.orderId,
    ]);
    for (const _ of [1, 2, 3]) {
      shop.sandbox.planNextRefund({ error: 'insufficient_funds' });
      await reconcilePayments.handle(shop.services, undefined as never);
    }
    shop.complaints.splice(0);
    expect((await told(shop, order)).map(({ to }) => to)).toEqual(['shop']);
  });

  it('because of a bank’s dispute is reported only to the shop', async ({ shop, customer }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    shop.sandbox.planNextRefund({ status: 'pending' });
    await cancelOrder(shop, order.orderId, customer);
    const [refund] = await stripeRefundsOf(shop, order);
    shop.sandbox.changeRefund(refund?.id ?? '', 'failed', 'charge_for_pending_refund_disputed');
    await callBack(shop, 'refund.failed');
    shop.complaints.splice(0);
    expect((await told(shop, order)).map(({ to }) => to)).toEqual(['shop']);
  });

  it('that a bank has paid instead isn’t reported as owed', async ({ shop, admin, customer }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    await refundOrder(shop, order.orderId, admin, { amount: 4_000 });
    const dispute = shop.sandbox.openDispute((await intentOf(shop, order)) ?? '', { amount: totalOf(order) });
    shop.sandbox.changeDispute(dispute, 'lost');
    await callBack(shop, 'charge.dispute.closed');
    await bank(shop, order, 'failed', 'expired_or_canceled_card');
    await callBack(shop, 'refund.failed');
    shop.complaints.splice(0);
    expect((await mailsAbout(shop, order)).at(-1)).toContain('Paid back by your bank');
    expect(await told(shop, order)).toEqual([]);
  });
});

it('emails about refunds log no unexpected errors', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
