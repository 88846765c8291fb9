import { expect } from 'vitest';
import { aMember } from '../../../../../test/account.ts';
import {
  aBookedOrder,
  bookingOf,
  cancelBooking,
  confirmBooking,
  moveBooking,
  readBookings,
  type BookedOrder,
} from '../../../../../test/fixtures/booking.ts';
import { aBuyableProduct, orderOf, stockOf } from '../../../../../test/fixtures/buying.ts';
import { aCentre, bookingsOf, startsAt } from '../../../../../test/fixtures/fitting.ts';
import { cancelOrder, changeStatus, refundOrder } from '../../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { OrderKeys } from '../../orders/index.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-23T10:00:00Z');
const it = shopTest({ now: NOW });

const mailsTo = (shop: TestShop, email = 'sam@example.com') =>
  shop.rows<{ subject: string; text: string }>(
    'select subject, text from mails where recipient = $1 order by subject',
    [email],
  );
const refundsOf = (shop: TestShop, { orderId }: { readonly orderId: string }) =>
  shop.rows<{ amount: number; status: string; lines: object[] }>(
    'select amount_pence as amount, status, lines from refunds where order_id = $1 order by created_at',
    [orderId],
  );
const freeTimes = (shop: TestShop, { product, centre }: BookedOrder) => startsAt(shop, product, centre);

it('a buyer reads their booking, and so does a guest with the order’s key', async ({
  shop,
  customer,
  stranger,
}) => {
  const order = await aBookedOrder(shop, customer);
  expect(await readBookings(shop, order.orderId, customer)).toEqual([
    expect.objectContaining({
      way: 'FITTED',
      state: 'CONFIRMED',
      slot: { startsAt: order.start },
      centre: { slug: order.centre },
      registration: 'AB12CDE',
      canMove: true,
      canCancel: true,
      canChangeCentre: true,
      cancelRefund: 2 * 9_950,
      changeableUntil: new Date(Date.parse(order.start) - 24 * HOUR_MS).toISOString(),
    }),
  ]);
  const guests = await aBookedOrder(shop, null);
  const { key } = await shop.services
    .get(OrderKeys)
    .sign({ id: guests.orderId, email: 'sam@example.com' }, 1);
  const guest = { headers: { 'order-key': key } };
  expect(await bookingOf(shop, guests.orderId, guest)).toMatchObject({ state: 'CONFIRMED', canMove: true });
  const booking = await bookingOf(shop, order.orderId, customer);
  for (const other of [guest, stranger])
    expect(await cancelBooking(shop, booking, other)).toMatchObject({ kind: 'BookingNotFound' });
});

it('a booking moves to a free time, frees its old one, and emails its buyer', async ({ shop, customer }) => {
  const order = await aBookedOrder(shop, customer, { email: 'moved@example.com' });
  const booking = await bookingOf(shop, order.orderId, customer);
  const [, , third = ''] = await freeTimes(shop, order);
  expect(await moveBooking(shop, booking, third, customer)).toMatchObject({
    kind: 'Booking',
    state: 'CONFIRMED',
    slot: { startsAt: third },
    revision: booking.revision + 1,
  });
  expect(await freeTimes(shop, order)).toContain(order.start);
  expect((await mailsTo(shop, 'moved@example.com')).map(({ subject }) => subject)).toEqual([
    `Thank you for your order ${order.orderNumber}`,
    `Your fitting has moved: ${order.orderNumber}`,
    `Your fitting is confirmed: ${order.orderNumber}`,
  ]);
  expect(shop.complaints).toEqual([]);
});

it('a booking can move half an hour, into time that only it has taken', async ({ shop, customer }) => {
  const order = await aBookedOrder(shop, customer);
  const booking = await bookingOf(shop, order.orderId, customer);
  const later = new Date(Date.parse(order.start) + HOUR_MS / 2).toISOString();
  expect(await moveBooking(shop, booking, later, customer)).toMatchObject({ slot: { startsAt: later } });
});

it('a taken time is refused with the next free ones', async ({ shop, customer }) => {
  const order = await aBookedOrder(shop, customer);
  const taken = await aBookedOrder(shop, customer, { centre: { slug: order.centre, exists: true } });
  const booking = await bookingOf(shop, order.orderId, customer);
  const answer = await moveBooking(shop, booking, taken.start, customer);
  expect(answer).toMatchObject({ kind: 'SlotUnavailable', next: { length: 6 } });
  const [free] = await freeTimes(shop, order);
  expect(answer.next?.[0]?.startsAt).toBe(free);
});

it('of two moves at once one happens, and the other is told that the booking has changed', async ({
  shop,
  customer,
}) => {
  const order = await aBookedOrder(shop, customer);
  const booking = await bookingOf(shop, order.orderId, customer);
  const times = (await freeTimes(shop, order)).slice(4, 8);
  const kinds = await Promise.all(
    times.map(async (time) => (await moveBooking(shop, booking, time, customer)).kind),
  );
  expect(kinds.toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
    'Booking',
    'StaleWrite',
    'StaleWrite',
    'StaleWrite',
  ]);
});

it('a move and a cancellation at once leave no slot taken twice, and refund once', async ({
  shop,
  customer,
}) => {
  const order = await aBookedOrder(shop, customer);
  const booking = await bookingOf(shop, order.orderId, customer);
  const [, , , time = ''] = await freeTimes(shop, order);
  await Promise.all([
    moveBooking(shop, booking, time, customer),
    cancelBooking(shop, booking, customer),
    cancelBooking(shop, booking, customer),
  ]);
  expect(await bookingsOf(shop, order)).toMatchObject([{ state: 'CANCELLED' }]);
  expect(await refundsOf(shop, order)).toMatchObject([{ amount: 2 * 9_950, status: 'SUCCEEDED' }]);
  expect(await stockOf(shop, order.product)).toEqual({ onHand: 500, reserved: 0 });
});

it('within 24 hours only staff can change a booking', async ({ shop, customer, admin }) => {
  const order = await aBookedOrder(shop, customer);
  const booking = await bookingOf(shop, order.orderId, customer);
  const [, , time = ''] = await freeTimes(shop, order);
  shop.setNow(new Date(Date.parse(order.start) - 23 * HOUR_MS));
  expect(await bookingOf(shop, order.orderId, customer)).toMatchObject({
    canMove: false,
    changeRefusal: expect.stringContaining('24 hours'),
  });
  for (const answer of [
    await moveBooking(shop, booking, time, customer),
    await cancelBooking(shop, booking, customer),
  ])
    expect(answer).toMatchObject({ kind: 'BookingRefused' });
  // Cancelling it refunds what the buyer paid for it.
  await expect(cancelBooking(shop, booking, await aMember(shop, 'warehouse'))).rejects.toThrow('FORBIDDEN');
  expect(await cancelBooking(shop, booking, admin)).toMatchObject({ state: 'CANCELLED' });
});

it('another centre can be chosen until the tyres are sent', async ({ shop, customer, admin }) => {
  const order = await aBookedOrder(shop, customer);
  const other = await aCentre(shop, { slug: 'elsewhere', isOwn: false });
  const [time = ''] = await startsAt(shop, order.product, other);
  const booking = await bookingOf(shop, order.orderId, customer);
  const moved = await moveBooking(shop, booking, time, customer, { centre: other });
  expect(moved).toMatchObject({ state: 'REQUESTED', centre: { slug: other } });
  await shop.rows(`update orders set needs_attention = null where id = $1`, [order.orderId]);
  const agreed = await confirmBooking(shop, moved, admin);
  await changeStatus(shop, order.orderId, 'PROCESSING', admin);
  await changeStatus(shop, order.orderId, 'SHIPPED', admin);
  const back = await moveBooking(shop, agreed, order.start, customer, { centre: order.centre });
  expect(back).toMatchObject({ kind: 'BookingRefused', message: expect.stringContaining('on their way') });
});

it('staff move a job to another garage: the buyer and both garages are told', async ({ shop, admin }) => {
  const [buyer, old, next] = ['moved@example.com', 'old@example.com', 'next@example.com'];
  const order = await aBookedOrder(shop, null, { email: buyer, centre: { isOwn: false, email: old } });
  const able = await aCentre(shop, { slug: 'next-garage', isOwn: false, email: next });
  const unable = await aCentre(shop, { slug: 'small-rims', maxRim: 14 });
  const [time = ''] = await startsAt(shop, order.product, able);
  const booking = await bookingOf(shop, order.orderId, admin);
  expect(booking.canChangeCentre).toBe(true);
  expect(await moveBooking(shop, booking, time, admin, { centre: unable })).toMatchObject({
    kind: 'SlotUnavailable',
    message: expect.stringContaining('fits wheels of 10 to 14 inches'),
    next: [],
  });
  const moved = await moveBooking(shop, booking, time, admin, { centre: able });
  expect(moved).toMatchObject({ state: 'REQUESTED', centre: { slug: able }, slot: { startsAt: time } });
  const mails = await shop.rows<{ mail: string }>(
    `select recipient || ': ' || subject as mail from mails where subject like '%' || $1 || '%'`,
    [order.orderNumber],
  );
  expect(mails.map(({ mail }) => mail)).toEqual(
    expect.arrayContaining([
      `${buyer}: Your fitting has moved: ${order.orderNumber}`,
      `${old}: Fitting ${order.orderNumber} is cancelled`,
      `${next}: Please confirm fitting ${order.orderNumber}`,
    ]),
  );

  await confirmBooking(shop, moved, admin);
  for (const status of ['PROCESSING', 'SHIPPED'] as const)
    await changeStatus(shop, order.orderId, status, admin);
  const sent = await bookingOf(shop, order.orderId, admin);
  expect(sent.canChangeCentre).toBe(false);
  expect(await moveBooking(shop, sent, order.start, admin, { centre: order.centre })).toMatchObject({
    kind: 'BookingRefused',
    message: 'The tyres are on their way to the first centre, so only the time can change.',
  });
});

it('cancelling the only fitting cancels the order and refunds all of it', async ({ shop, customer }) => {
  const order = await aBookedOrder(shop, customer);
  const booking = await bookingOf(shop, order.orderId, customer);
  expect(await cancelBooking(shop, booking, customer)).toMatchObject({ kind: 'Booking', state: 'CANCELLED' });
  expect(await cancelBooking(shop, booking, customer)).toMatchObject({ kind: 'Booking', state: 'CANCELLED' });
  expect(await orderOf(shop, order)).toMatchObject({
    status: 'CANCELLED',
    payment_status: 'REFUNDED',
    movements: [-2, 2],
  });
  expect(await refundsOf(shop, order)).toMatchObject([{ amount: 2 * 9_950 }]);
  expect(await freeTimes(shop, order)).toContain(order.start);
});

it('cancelling the fitting of a mixed order refunds its lines alone', async ({ shop, customer }) => {
  const sent = await aBuyableProduct(shop, { price: 5_000 });
  const order = await aBookedOrder(shop, customer, {
    more: [{ productId: sent.id, quantity: 1, roadHazardPlan: false }],
  });
  const booking = await bookingOf(shop, order.orderId, customer);
  expect(booking.cancelRefund).toBe(2 * 9_950);
  expect(await cancelBooking(shop, booking, customer)).toMatchObject({ state: 'CANCELLED' });
  expect(await orderOf(shop, order)).toMatchObject({
    status: 'PENDING',
    payment_status: 'PARTIALLY_REFUNDED',
  });
  expect(await refundsOf(shop, order)).toMatchObject([{ amount: 2 * 9_950, lines: { length: 2 } }]);
  expect(await stockOf(shop, order.product)).toEqual({ onHand: 500, reserved: 0 });
  expect(await stockOf(shop, sent)).toMatchObject({ onHand: 19 });
});

it('a booking ends with its order, and with its tyres', async ({ shop, customer, admin }) => {
  const [cancelled, refunded, parts] = [
    await aBookedOrder(shop, customer),
    await aBookedOrder(shop, customer),
    await aBookedOrder(shop, customer, {
      more: [{ productId: (await aBuyableProduct(shop)).id, quantity: 1 }],
    }),
  ];
  await cancelOrder(shop, cancelled.orderId, customer);
  await changeStatus(shop, refunded.orderId, 'REFUNDED', admin);
  const [tyres] = await shop.rows<{ id: number }>(
    `select id from order_lines where order_id = $1 and kind = 'TYRE' and fulfilment = 'FITTED'`,
    [parts.orderId],
  );
  const answer = await refundOrder(shop, parts.orderId, admin, {
    lines: [{ lineId: String(tyres?.id), quantity: 2, restock: true }],
  });
  expect(answer).toMatchObject({ kind: 'Order', status: 'PENDING' });
  for (const order of [cancelled, refunded, parts])
    expect(await bookingsOf(shop, order)).toMatchObject([{ state: 'CANCELLED' }]);
});
