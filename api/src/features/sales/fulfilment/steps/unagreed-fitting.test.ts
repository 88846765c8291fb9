import { expect } from 'vitest';
import { aBookedOrder, bookingOf, confirmBooking } from '../../../../../test/fixtures/booking.ts';
import { changeStatus } from '../../../../../test/fixtures/order.ts';
import { ship } from '../../../../../test/fixtures/order/order-desk.ts';
import { shopTest } from '../../../../../test/shop-test.ts';

const it = shopTest({ now: new Date('2026-11-23T10:00:00Z') });

it('tyres are packed but not sent to a garage before it has confirmed their fitting', async ({
  shop,
  admin,
}) => {
  const order = await aBookedOrder(shop, null, { centre: { isOwn: false, email: 'garage@example.com' } });
  const message = expect.stringMatching(
    /^Test centre \S+ hasn’t confirmed the fitting\. Confirm it for them/,
  );
  expect(await ship(shop, [{ order: order.orderNumber }], admin)).toMatchObject([
    { outcome: 'REFUSED', message, order: { status: 'PENDING' } },
  ]);
  expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({ kind: 'Order' });
  expect(await changeStatus(shop, order.orderId, 'SHIPPED', admin)).toMatchObject({
    kind: 'InvalidTransition',
    message,
  });
  await confirmBooking(shop, await bookingOf(shop, order.orderId, admin), admin);
  expect(await ship(shop, [{ order: order.orderNumber }], admin)).toMatchObject([{ outcome: 'DONE' }]);
});

it('tyres whose fitting has lost its time aren’t sent', async ({ shop, admin }) => {
  const order = await aBookedOrder(shop, null);
  await shop.rows("update fitting_bookings set state = 'NEEDS_SLOT' where order_id = $1", [order.orderId]);
  expect(await ship(shop, [{ order: order.orderNumber }], admin)).toMatchObject([
    { outcome: 'REFUSED', message: expect.stringContaining('has no time') },
  ]);
});
