import { expect } from 'vitest';
import { aBookedOrder, bookingOf, moveBooking } from '../../../../../test/fixtures/booking.ts';
import { aBuyableProduct } from '../../../../../test/fixtures/buying.ts';
import { startsAt } from '../../../../../test/fixtures/fitting.ts';
import { atDesk } from '../../../../../test/fixtures/order/order-desk.ts';
import { shopTest } from '../../../../../test/shop-test.ts';

const it = shopTest({ now: new Date('2026-11-23T10:00:00Z') });

it('an order whose tyres are all fitted is promised for the day of its fitting, and the promise moves with it', async ({
  shop,
  admin,
}) => {
  const promiseOf = async (orderId: string): Promise<unknown> => {
    const { promise } = await atDesk(shop, orderId, 'promise { deliverBy }', admin);
    return promise;
  };
  const order = await aBookedOrder(shop, null);
  expect(await promiseOf(order.orderId)).toEqual({ deliverBy: order.start.slice(0, 10) });
  const later = (await startsAt(shop, order.product, order.centre)).at(-1) ?? '';
  await moveBooking(shop, await bookingOf(shop, order.orderId, admin), later, admin);
  expect(await promiseOf(order.orderId)).toEqual({ deliverBy: later.slice(0, 10) });

  const sent = await aBuyableProduct(shop);
  const mixed = await aBookedOrder(shop, null, { more: [{ productId: sent.id, quantity: 1 }], start: later });
  expect(await promiseOf(mixed.orderId)).not.toEqual({ deliverBy: later.slice(0, 10) });
});
