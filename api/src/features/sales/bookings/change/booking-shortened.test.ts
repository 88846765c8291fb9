import { expect } from 'vitest';
import { aBookedOrder } from '../../../../../test/fixtures/booking.ts';
import { aFittableProduct } from '../../../../../test/fixtures/fitting.ts';
import { refundOrder } from '../../../../../test/fixtures/order.ts';
import { atDesk } from '../../../../../test/fixtures/order/order-desk.ts';
import { shopTest } from '../../../../../test/shop-test.ts';

const it = shopTest({ now: new Date('2026-11-23T10:00:00Z') });

it('a refund of some tyres shortens the job, and tells the garage what is left', async ({ shop, admin }) => {
  const garage = 'shorter@example.com';
  const other = await aFittableProduct(shop);
  const order = await aBookedOrder(shop, null, {
    centre: { isOwn: false, email: garage },
    more: [{ productId: other.id, quantity: 2, fulfilment: 'FITTED' }],
  });
  const read = async (): Promise<unknown> => {
    const { bookings } = await atDesk(
      shop,
      order.orderId,
      'bookings { state minutes tyres { quantity line { productName } } slot { startsAt endsAt } }',
      admin,
    );
    return bookings;
  };
  const endsAt = (minutes: number): string =>
    new Date(Date.parse(order.start) + minutes * 60_000).toISOString();
  const slot = { startsAt: order.start, endsAt: endsAt(75) };
  expect(await read()).toMatchObject([{ minutes: 75, tyres: [{ quantity: 2 }, { quantity: 2 }], slot }]);
  const lines = await shop.rows<{ id: number }>(
    `select id from order_lines where order_id = $1 and kind = 'TYRE' order by id`,
    [order.orderId],
  );
  const refund = (quantities: readonly number[]): Promise<unknown> =>
    refundOrder(shop, order.orderId, admin, {
      lines: quantities.map((quantity, index) => ({
        lineId: String(lines[index]?.id),
        quantity,
        restock: true,
      })),
    });
  expect(await refund([2, 1])).toMatchObject({ kind: 'Order' });
  expect(await read()).toEqual([
    {
      state: 'REQUESTED',
      minutes: 30,
      tyres: [{ quantity: 1, line: { productName: other.name } }],
      slot: { startsAt: order.start, endsAt: endsAt(30) },
    },
  ]);
  const mails = await shop.rows<{ text: string }>(
    `select text from mails where recipient = $1 and subject like '%has less to do'`,
    [garage],
  );
  expect(mails).toEqual([{ text: expect.stringContaining(`1 × ${other.name}`) }]);
  expect(mails[0]?.text).not.toContain(order.product.name);
});
