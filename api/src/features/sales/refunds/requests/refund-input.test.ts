import { expect } from 'vitest';
import { orderOf } from '../../../../../test/fixtures/buying.ts';
import { anUnpaidOrder, aPaidOrder, refundOrder, refundsAt } from '../../../../../test/fixtures/order.ts';
import { lineOf } from '../../../../../test/fixtures/refund.ts';
import { shopTest } from '../../../../../test/shop-test.ts';

const it = shopTest();
it.beforeAll(({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

it.for([
  ['0', { amount: 0 }, 'amount', 'The amount must be above zero'],
  [
    'more than was paid',
    { amount: 10_000_000 },
    'amount',
    expect.stringMatching(/^Only £.* is left to refund$/),
  ],
  ['more units than were bought', { quantity: 3 }, 'lines.0.quantity', 'Only 2 units left to refund'],
  ['0 units', { quantity: 0 }, 'lines.0.quantity', 'The quantity must be a whole number from 1 to 99'],
  [
    'more than the units cost',
    { quantity: 1, amount: 15_000 },
    'amount',
    expect.stringContaining('refund no more'),
  ],
  [
    'more delivery than was charged',
    { deliveryCharge: 9_999 },
    'deliveryCharge',
    'Only £15.99 of the delivery charge is left to refund',
  ],
  [
    'a line of another order',
    { lineId: '999999999', quantity: 1 },
    'lines.0.lineId',
    'This order doesn’t have that line',
  ],
] as const)(
  'a refund of %s is refused, and nothing changes',
  async ([, wrong, path, message], { shop, admin }) => {
    const order = await aPaidOrder(shop, { stock: 9 });
    const {
      quantity,
      lineId = await lineOf(shop, order),
      ...rest
    } = wrong as Record<string, number | string>;
    const lines = quantity === undefined ? {} : { lines: [{ lineId, quantity }] };
    const answer = await refundOrder(shop, order.orderId, admin, { ...rest, ...lines });
    expect(answer).toMatchObject({ kind: 'InvalidInput' });
    expect(answer['fields']).toContainEqual({ path, message });
    expect(await orderOf(shop, order)).toMatchObject({ payment_status: 'PAID', movements: [-2] });
    expect(await refundsAt(shop, order)).toEqual([]);
  },
);

it('a refund of −1 is not a valid amount, and an unpaid order can’t be refunded', async ({ shop, admin }) => {
  const order = await anUnpaidOrder(shop);
  await expect(refundOrder(shop, order.orderId, admin, { amount: -1 })).rejects.toThrow('Pence');
  expect(await refundOrder(shop, order.orderId, admin, { amount: 100 })).toMatchObject({
    kind: 'InvalidTransition',
    message: 'There’s no payment to refund.',
  });
});
