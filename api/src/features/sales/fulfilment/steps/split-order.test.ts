import { expect } from 'vitest';
import {
  aBookedOrder,
  bookingOf,
  cancelBooking,
  type BookedOrder,
} from '../../../../../test/fixtures/booking.ts';
import { aBuyableProduct } from '../../../../../test/fixtures/buying.ts';
import { onOneLine } from '../../../../../test/fixtures/mail.ts';
import { anOrderThatIs, aPaidOrder, changeStatus } from '../../../../../test/fixtures/order.ts';
import { atDesk, listed, ship } from '../../../../../test/fixtures/order/order-desk.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const it = shopTest({ now: new Date('2026-11-23T10:00:00Z') });

const PARCELS = `shippingProvider carrierTrackingNumber centreParcel { carrier trackingNumber trackingUrl }`;
const TRACK = `query ($number: String!) {
  trackOrder(trackingNumber: $number) { order { carrier centreParcel { carrier trackingNumber } } }
}`;

/** A paid order with tyres for its buyer and tyres for a fitting centre. */
async function aSplitOrder(shop: TestShop): Promise<BookedOrder> {
  const sent = await aBuyableProduct(shop);
  return aBookedOrder(shop, null, { more: [{ productId: sent.id, quantity: 1 }] });
}

const shippedMail = async (shop: TestShop, { orderNumber }: BookedOrder): Promise<string> => {
  const [mail] = await shop.rows<{ text: string }>('select text from mails where subject = $1', [
    `Your tyres are on their way: ${orderNumber}`,
  ]);
  return onOneLine(mail?.text ?? '');
};

it('an order for two places is sent as two parcels, each with its carrier and number', async ({
  shop,
  admin,
}) => {
  const order = await aSplitOrder(shop);
  const parcels = {
    shippingProvider: 'DPD',
    carrierTrackingNumber: '15501234567890',
    centreParcel: { carrier: 'Evri', trackingNumber: 't00a1b2c3d4e5f6g' },
  };
  expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({ kind: 'Order' });
  expect(await changeStatus(shop, order.orderId, 'SHIPPED', admin, parcels)).toMatchObject({ kind: 'Order' });
  const centreParcel = { carrier: 'Evri', trackingNumber: 'T00A1B2C3D4E5F6G' };
  expect(await atDesk(shop, order.orderId, PARCELS, admin)).toEqual({
    shippingProvider: 'DPD',
    carrierTrackingNumber: '15501234567890',
    centreParcel: { ...centreParcel, trackingUrl: 'https://www.evri.com/track/parcel/T00A1B2C3D4E5F6G' },
  });
  const tracked = await shop.graphql(TRACK, { number: order.trackingNumber });
  expect(tracked.data).toEqual({ trackOrder: { order: { carrier: 'DPD', centreParcel } } });
  expect(await shippedMail(shop, order)).toMatch(
    /with DPD\..*15501234567890.*straight to Test centre \S+, with Evri\..*T00A1B2C3D4E5F6G.*Track with Evri/,
  );
  for (const parcel of ['15501234567890', 't00a1b2c3d4e5f6g'])
    expect(await listed(shop, { search: parcel }, admin)).toEqual([order.orderNumber]);
});

it('a list ships both parcels of an order, and repeating it changes nothing', async ({ shop, admin }) => {
  const order = await aSplitOrder(shop);
  const shipment = {
    order: order.orderNumber,
    carrier: 'DPD',
    trackingNumber: '15501234567891',
    centreParcel: { trackingNumber: '15501234567892' },
  };
  const same = { ...shipment, centreParcel: { trackingNumber: shipment.trackingNumber } };
  expect(await ship(shop, [same], admin)).toMatchObject([
    { outcome: 'REFUSED', message: expect.stringContaining('same tracking number') },
  ]);
  expect(await ship(shop, [shipment], admin)).toMatchObject([{ outcome: 'DONE' }]);
  expect(await atDesk(shop, order.orderId, PARCELS, admin)).toMatchObject({
    centreParcel: { carrier: 'DPD', trackingNumber: '15501234567892' },
  });
  expect(await ship(shop, [shipment], admin)).toMatchObject([{ outcome: 'DONE_BEFORE' }]);
  const other = { ...shipment, centreParcel: { trackingNumber: '15501234567893' } };
  expect(await ship(shop, [other], admin)).toMatchObject([{ outcome: 'REFUSED' }]);
});

it('an order for one place has no second parcel', async ({ shop, admin }) => {
  const parcel = { centreParcel: { carrier: 'DPD', trackingNumber: '15501234567894' } };
  const packed = await anOrderThatIs(shop, 'PROCESSING', admin);
  expect(await changeStatus(shop, packed.orderId, 'SHIPPED', admin, parcel)).toMatchObject({
    kind: 'InvalidTransition',
    message: expect.stringContaining('one parcel'),
  });
  const cancelled = await aSplitOrder(shop);
  await cancelBooking(shop, await bookingOf(shop, cancelled.orderId, admin), admin);
  for (const { orderNumber } of [await aPaidOrder(shop), await aBookedOrder(shop, null), cancelled]) {
    const [line] = await ship(shop, [{ order: orderNumber, ...parcel }], admin);
    expect(line).toMatchObject({ outcome: 'REFUSED', message: expect.stringContaining('one parcel') });
  }
});
