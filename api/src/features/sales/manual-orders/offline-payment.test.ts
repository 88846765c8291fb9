import { expect } from 'vitest';
import { aBuyableProduct, orderOf, pay, stockOf } from '../../../../test/fixtures/buying.ts';
import {
  auditOf,
  changeStatus,
  mailsAbout,
  receiveReturn,
  refundOrder,
  refundsAt,
} from '../../../../test/fixtures/order.ts';
import { aTakenOrder, recordPayment } from '../../../../test/fixtures/order/manual-order.ts';
import { shopTest } from '../../../../test/shop-test.ts';

const it = shopTest();

it('a payment outside Stripe is recorded once, under its recorder’s name, and refunded outside Stripe', async ({
  shop,
  admin,
}) => {
  const product = await aBuyableProduct(shop, { price: 9_000, stock: 9 });
  const order = await aTakenOrder(shop, product, admin, {
    payment: 'CASH',
    deliveryCharge: 0,
    deliveryReason: 'Collected at the counter',
  });
  expect([order.total, order.url]).toEqual([18_000, '']);
  const input = { orderId: order.orderId, method: 'CASH', reference: 'Till 2, 114' };
  const answers = await Promise.all([1, 2].map(() => recordPayment(shop, input, admin)));
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['NothingToPay', 'Order']);
  expect(answers.find(({ kind }) => kind === 'Order')).toMatchObject({
    paymentStatus: 'PAID',
    offlinePayment: 'CASH',
    paymentMethod: 'Cash',
    invoiceNumber: expect.any(String),
    manual: { recordedBy: expect.any(String), reference: 'Till 2, 114' },
  });
  expect((await auditOf(shop, order)).at(-1)).toMatchObject({ action: 'payment sold', actor_id: admin.id });
  for (const step of ['PROCESSING', 'SHIPPED', 'DELIVERED'] as const)
    await changeStatus(shop, order.orderId, step, admin);
  expect(
    await refundOrder(shop, order.orderId, admin, { lines: [{ lineId: order.lineId, quantity: 1 }] }),
  ).toMatchObject({ kind: 'Order', paymentStatus: 'PARTIALLY_REFUNDED' });
  expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({ paymentStatus: 'REFUNDED' });
  expect(await refundsAt(shop, order)).toEqual([]);
  // Nobody else hands the money over.
  expect(
    await shop.rows('select needs_attention as note from orders where id = $1', [order.orderId]),
  ).toEqual([
    {
      note: [1, 2]
        .map(
          (nth) => `Give back £90.00 (refund ${nth}) yourself: this order wasn’t paid through Stripe (Cash).`,
        )
        .join('\n'),
    },
  ]);
  expect(await mailsAbout(shop, order)).toContain(`We’ve refunded £90.00 for order ${order.orderNumber}`);
  expect(
    await receiveReturn(shop, order.orderId, admin, [
      { lineId: order.lineId, quantity: 2, condition: 'RESALEABLE' },
    ]),
  ).toMatchObject({ kind: 'Order' });
  expect(await stockOf(shop, product)).toEqual({ onHand: 9, reserved: 0 });
});

it('a payment outside Stripe closes the open link, and is refused once the buyer has paid by link', async ({
  shop,
  admin,
}) => {
  const product = await aBuyableProduct(shop);
  const [byCard, byLink] = [await aTakenOrder(shop, product, admin), await aTakenOrder(shop, product, admin)];
  const terminal = (orderId: string) => recordPayment(shop, { orderId, method: 'CARD_TERMINAL' }, admin);
  expect(await terminal(byCard.orderId)).toMatchObject({ kind: 'Order', offlinePayment: 'CARD_TERMINAL' });
  expect((await pay(shop, byCard as never)).status).not.toBe(303);
  await pay(shop, byLink as never);
  expect(await terminal(byLink.orderId)).toMatchObject({
    kind: 'NothingToPay',
    message: 'The buyer has just paid this order by the link.',
  });
  expect(await orderOf(shop, byLink)).toMatchObject({ payment_status: 'PAID', movements: [-2] });
});
