import { expect } from 'vitest';
import { aBookedOrder, bookingOf, moveBooking } from '../../../../../test/fixtures/booking.ts';
import { aBuyableProduct } from '../../../../../test/fixtures/buying.ts';
import { aFittableProduct, aVan, byVan, offersFor, startsAt } from '../../../../../test/fixtures/fitting.ts';
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

it('the tyres of a visit leave with the van', async ({ shop, admin }) => {
  await aVan(shop);
  const product = await aFittableProduct(shop);
  const { van } = await offersFor(shop, product, { near: 'MK42 0AA' });
  const start = van.earliest?.startsAt ?? '';
  const order = await aBookedOrder(shop, null, {
    items: [{ productId: product.id, quantity: 2, fulfilment: 'MOBILE' }],
    fittings: [byVan(start)],
  });
  const { promise } = await atDesk(shop, order.orderId, 'promise { dispatchBy deliverBy }', admin);
  expect(promise).toEqual({ dispatchBy: start, deliverBy: start.slice(0, 10) });
});
