import { expect } from 'vitest';
import { aCheckout, anAddress, checkOut, PAID, pay, stockOf } from '../../../../test/fixtures/buying.ts';
import {
  aCentre,
  aFittableProduct,
  atCentre,
  aVan,
  bookingsOf,
  byVan,
  offersFor,
  startsAt,
} from '../../../../test/fixtures/fitting.ts';
import {
  aManualOrder,
  aTakenOrder,
  recordPayment,
  sendLink,
  takeOrder,
  type Answer,
} from '../../../../test/fixtures/order/manual-order.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import type { FittingChoiceInput } from '../../shop/fitting/index.ts';
import { reconcilePayments } from '../payments/index.ts';
import type { CreateManualOrderInput } from './manual-order.inputs.ts';

/** A Monday. */
const NOW = new Date('2026-11-23T10:00:00Z');
const HOUR_MS = 3_600_000;

const it = shopTest({ now: NOW });
it.beforeAll(({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

/** The part of a manual order that has two tyres fitted in a slot. */
const fittedAs = (
  { id }: { readonly id: number },
  choice: FittingChoiceInput,
): Pick<CreateManualOrderInput, 'lines' | 'fittings' | 'requestsEarlyFitting'> => ({
  lines: [{ productId: id, quantity: 2, fulfilment: choice.way }],
  fittings: [choice],
  requestsEarlyFitting: true,
});

/** A tyre, and a centre of its own with its free starts. */
async function aJob(shop: TestShop, slug: string, centre: object = {}) {
  const product = await aFittableProduct(shop);
  await aCentre(shop, { slug, ...centre });
  const starts = await startsAt(shop, product, slug);
  return { product, slug, starts, first: starts[0] ?? '', last: starts.at(-1) ?? '' };
}

const orderIn = (answer: Answer) => answer['order'] as { id: string };

/** How long an order is held, in hours from now. */
async function hoursHeld(shop: TestShop, orderId: string): Promise<number> {
  const [row] = await shop.rows<{ until: Date }>('select reserved_until as until from orders where id = $1', [
    orderId,
  ]);
  return ((row?.until.getTime() ?? 0) - NOW.getTime()) / HOUR_MS;
}

async function expire(shop: TestShop): Promise<void> {
  await reconcilePayments.handle(shop.services, undefined as never);
}

it('C-24 a fitted order paid in cash is booked at once, and an agreed price leaves the fitting as it is', async ({
  shop,
  admin,
}) => {
  const { product, slug, first } = await aJob(shop, 'counter');
  const fitted = fittedAs(product, atCentre(slug, first, { registration: 'AB12 CDE' }));
  const lines = fitted.lines.map((line) => ({
    ...line,
    price: 7_000,
    priceReason: 'Matched a rival’s price',
  }));
  const taken = await takeOrder(
    shop,
    aManualOrder(product, { ...fitted, lines, payment: 'CASH', email: null }),
    admin,
  );
  expect(taken).toMatchObject({
    kind: 'ManualOrderPlaced',
    order: {
      subtotal: 2 * 7_000 + 2 * 1_950,
      shipping: 0,
      total: 17_900,
      lines: [
        { kind: 'TYRE', fulfilment: 'FITTED', unitPrice: 7_000, listPrice: 8_000 },
        { kind: 'FITTING', fulfilment: 'FITTED', unitPrice: 1_950, quantity: 2, listPrice: null },
      ],
    },
  });
  const { id: orderId } = orderIn(taken);
  expect(await bookingsOf(shop, { orderId })).toMatchObject([{ way: 'FITTED', state: 'HELD', bay: 1 }]);
  expect(await startsAt(shop, product, slug)).not.toContain(first);
  expect(await recordPayment(shop, { orderId, method: 'CASH' }, admin)).toMatchObject({ kind: 'Order' });
  expect(await bookingsOf(shop, { orderId })).toMatchObject([
    { state: 'CONFIRMED', startsAt: new Date(first) },
  ]);
});

it('a garage that isn’t the shop’s own is asked once the order is paid', async ({ shop, admin }) => {
  const { product, slug, last } = await aJob(shop, 'asked', { isOwn: false, email: 'jobs@garage.example' });
  const { orderId } = await aTakenOrder(shop, product, admin, {
    ...fittedAs(product, atCentre(slug, last)),
    payment: 'CARD_TERMINAL',
  });
  const asked = () =>
    shop.rows<{ subject: string }>(`select subject from mails where recipient = 'jobs@garage.example'`);
  expect(await asked()).toEqual([]);
  await recordPayment(shop, { orderId, method: 'CARD_TERMINAL' }, admin);
  expect(await bookingsOf(shop, { orderId })).toMatchObject([{ state: 'REQUESTED' }]);
  expect(await asked()).toHaveLength(1);
});

it('a slot is held while its link works, freed when that runs out, and held again by a new link', async ({
  shop,
  admin,
}) => {
  const { product, slug, last } = await aJob(shop, 'linked');
  const order = await aTakenOrder(shop, product, admin, fittedAs(product, atCentre(slug, last)));
  const { orderId } = order;
  expect(await hoursHeld(shop, orderId)).toBeCloseTo(24.1, 1);
  const [mail] = await shop.rows<{ text: string }>('select text from mails where subject like $1', [
    `%${order.orderNumber}%`,
  ]);
  expect(mail?.text).toContain('Test centre linked');
  expect(await bookingsOf(shop, order)).toMatchObject([{ state: 'HELD' }]);
  shop.setNow(new Date(NOW.getTime() + 25 * HOUR_MS));
  await expire(shop);
  expect(await bookingsOf(shop, order)).toMatchObject([{ state: 'RELEASED' }]);
  expect(await startsAt(shop, product, slug)).toContain(last);
  expect(await stockOf(shop, product)).toMatchObject({ reserved: 0 });

  expect(await sendLink(shop, orderId, admin)).toMatchObject({ kind: 'Order', status: 'PENDING' });
  expect(await bookingsOf(shop, order)).toMatchObject([{ state: 'HELD' }]);
  expect(await startsAt(shop, product, slug)).not.toContain(last);
  const [row] = await shop.rows<{ id: string }>(
    'select provider_session_id as id from orders where id = $1',
    [orderId],
  );
  await pay(shop, { url: String(new URL(row?.id ?? '', order.url)) } as never);
  await shop.graphql(PAID, { id: row?.id });
  expect(await bookingsOf(shop, order)).toMatchObject([{ state: 'CONFIRMED', startsAt: new Date(last) }]);
});

it('a new link says that the time is gone, and money taken meanwhile keeps the tyres', async ({
  shop,
  admin,
}) => {
  const { product, slug, last } = await aJob(shop, 'overtaken');
  const order = await aTakenOrder(shop, product, admin, fittedAs(product, atCentre(slug, last)));
  shop.setNow(new Date(NOW.getTime() + 25 * HOUR_MS));
  await expire(shop);
  await aTakenOrder(shop, product, admin, { ...fittedAs(product, atCentre(slug, last)), payment: 'CASH' });
  expect(await sendLink(shop, order.orderId, admin)).toMatchObject({
    kind: 'SlotUnavailable',
    message:
      'The time of the fitting is gone, so no link was sent. Please take a new order with another time.',
    next: expect.arrayContaining([expect.anything()]),
  });
  expect(await stockOf(shop, product)).toMatchObject({ reserved: 2 });
  expect(await bookingsOf(shop, order)).toMatchObject([{ state: 'RELEASED' }]);
  expect(await recordPayment(shop, { orderId: order.orderId, method: 'BANK_TRANSFER' }, admin)).toMatchObject(
    { kind: 'Order', paymentStatus: 'PAID', status: 'PENDING' },
  );
  expect(await bookingsOf(shop, order)).toMatchObject([{ state: 'NEEDS_SLOT' }]);
});

it('a link works no longer than the tyres can still be there in time', async ({ shop, admin }) => {
  const { product, slug, first } = await aJob(shop, 'soon');
  const order = await aTakenOrder(shop, product, admin, fittedAs(product, atCentre(slug, first)));
  const hours = await hoursHeld(shop, order.orderId);
  expect(hours).toBeGreaterThan(0.5);
  expect(hours).toBeLessThan(10);
  const [link] = await shop.rows<{ until: Date }>(
    'select link_expires_at as until from manual_orders where order_id = $1',
    [order.orderId],
  );
  expect((link?.until.getTime() ?? 0) - NOW.getTime()).toBeLessThan(hours * HOUR_MS);
  // A minute before the hold ends, tyres ordered now are still there for the slot; an hour after it, they aren't.
  shop.setNow(new Date(NOW.getTime() + hours * HOUR_MS - 60_000));
  const [stillFirst] = await startsAt(shop, product, slug);
  expect(new Date(stillFirst ?? 0).getTime()).toBeGreaterThan(Date.parse(first));
  expect(new Date(stillFirst ?? 0).toDateString()).toBe(new Date(first).toDateString());
  shop.setNow(new Date(NOW.getTime() + (hours + 1) * HOUR_MS));
  const [next] = await startsAt(shop, product, slug);
  expect(new Date(next ?? 0).toDateString()).not.toBe(new Date(first).toDateString());
  expect(await sendLink(shop, order.orderId, admin)).toMatchObject({ kind: 'SlotUnavailable' });
});

it('a taken slot is refused as at the checkout, with the next times, and nothing is stored', async ({
  shop,
  admin,
}) => {
  const { product, slug, last } = await aJob(shop, 'taken');
  const rival = { ...fittedAs(product, atCentre(slug, last)), payment: 'CASH' } as const;
  await aTakenOrder(shop, product, admin, rival);
  const { lines, ...fitted } = fittedAs(product, atCentre(slug, last));
  const items = [{ productId: product.id, quantity: 2, fulfilment: 'FITTED' as const }];
  const orders = () => shop.rows('select id from orders');
  const before = await orders();
  const refused = await takeOrder(shop, aManualOrder(product, { ...fitted, lines }), admin);
  expect(refused).toMatchObject({
    kind: 'SlotUnavailable',
    message: 'This time has just been taken. Please choose another.',
    next: expect.arrayContaining([expect.anything()]),
  });
  expect(await checkOut(shop, aCheckout({ ...fitted, items }))).toMatchObject({
    kind: 'SlotUnavailable',
    message: refused.message,
    next: refused['next'],
  });
  expect(await orders()).toEqual(before);
  expect(await stockOf(shop, product)).toMatchObject({ reserved: 2 });
});

it('ten requests for the last bay give one order, and one key gives one order', async ({ shop, admin }) => {
  const { product, slug, last, first } = await aJob(shop, 'rushed');
  const fitted = { ...fittedAs(product, atCentre(slug, last)), payment: 'CASH' } as const;
  const rivals = await Promise.all(
    Array.from({ length: 10 }, () => takeOrder(shop, aManualOrder(product, fitted), admin)),
  );
  expect(rivals.map(({ kind }) => kind).toSorted()).toEqual([
    'ManualOrderPlaced',
    ...Array.from({ length: 9 }, () => 'SlotUnavailable'),
  ]);
  const input = {
    ...aManualOrder(product, { ...fittedAs(product, atCentre(slug, first)), payment: 'CASH' }),
    key: 'pressed often',
  };
  const again = await Promise.all(Array.from({ length: 5 }, () => takeOrder(shop, input, admin)));
  expect(new Set(again.map((answer) => orderIn(answer).id)).size).toBe(1);
  expect(await stockOf(shop, product)).toMatchObject({ reserved: 4 });
});

it('C-36 a van is held for the delivery address, and refused beyond its reach', async ({ shop, admin }) => {
  await aVan(shop);
  const product = await aFittableProduct(shop);
  const { van } = await offersFor(shop, product, { near: 'MK42 0AA' });
  const start = van.days.flatMap(({ starts }) => starts).at(-1) ?? '';
  const fitted = fittedAs(product, byVan(start));
  const order = await aTakenOrder(shop, product, admin, { ...fitted, payment: 'CASH' });
  expect(order.total).toBe(2 * 9_950 + 2_500);
  expect(await bookingsOf(shop, order)).toMatchObject([{ way: 'MOBILE', state: 'HELD', bay: null }]);
  await recordPayment(shop, { orderId: order.orderId, method: 'CASH' }, admin);
  expect(await bookingsOf(shop, order)).toMatchObject([{ state: 'CONFIRMED' }]);
  const shippingAddress = anAddress({ postcode: 'SW1A 1AA' });
  expect(await takeOrder(shop, aManualOrder(product, { ...fitted, shippingAddress }), admin)).toMatchObject({
    kind: 'InvalidInput',
    fields: [{ path: 'fittings.0.centre', message: expect.stringContaining('Our vans go about') }],
  });
});

it('an order needs the buyer’s express request, a centre, a time, and a way to reach the buyer', async ({
  shop,
  admin,
}) => {
  const { product, slug, first } = await aJob(shop, 'asking');
  const fitted = fittedAs(product, atCentre(slug, first));
  const take = (changes: Partial<CreateManualOrderInput>) =>
    takeOrder(shop, aManualOrder(product, { ...fitted, ...changes }), admin);
  expect(await take({ requestsEarlyFitting: false })).toMatchObject({
    fields: [{ path: 'requestsEarlyFitting' }],
  });
  expect(await take({ fittings: [] })).toMatchObject({
    fields: [{ path: 'fittings.0.centre', message: 'Choose a fitting centre and a time.' }],
  });
  expect(await take({ email: null, phone: null, payment: 'CASH' })).toMatchObject({
    fields: [{ path: 'phone', message: 'For a fitting, enter a telephone number or an email address' }],
  });
  expect(await take({ fittings: [{ way: 'FITTED', centre: slug, extras: [] }] })).toMatchObject({
    fields: [{ path: 'fittings.0.start', message: 'Choose a time for the fitting.' }],
  });
  expect(await stockOf(shop, product)).toMatchObject({ reserved: 0 });
});

it('fitted manual orders log no unexpected errors', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
