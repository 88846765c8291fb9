import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLEnumType } from 'graphql';
import { describe, expect, expectTypeOf, vi } from 'vitest';
import {
  aLowStock,
  anEndpoint,
  publishLowStock,
  serve,
  webhookTest,
} from '../../../api/src/features/operations/webhooks/webhook.builder.ts';
import type {
  OrderLineKind,
  OrderStatus,
  PaymentStatus,
} from '../../../api/src/features/sales/orders/record/order.enums.ts';
import type { DeliveryMethod } from '../../../api/src/features/shop/delivery/index.ts';
import type { BookingState } from '../../../api/src/features/shop/fitting/index.ts';
import type { SignedIn } from '../../../api/test/account.ts';
import { aBookedOrder, bookingOf, cancelBooking, moveBooking } from '../../../api/test/fixtures/booking.ts';
import { startsAt } from '../../../api/test/fixtures/fitting.ts';
import { applied, checked } from '../../../api/test/fixtures/imports/product-import.ts';
import { anOrderThatIs } from '../../../api/test/fixtures/order.ts';
import type { ReceivedEvent } from '../../../api/test/fixtures/outside/webhook-receiver.ts';
import type { TestShop } from '../../../api/test/test-shop.ts';
import { aClient } from '../client.builder.ts';
import {
  verifyWebhook,
  WebhookSignatureError,
  type WebhookBooking,
  type WebhookData,
  type WebhookEvent,
  type WebhookOrder,
  type WebhookOrderLine,
  type WebhookProduct,
  type WebhookRefund,
  type WebhookRequest,
  type WebhookType,
} from '../index.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const it = webhookTest({ now: NOW });

/** The request that an endpoint checks. */
const requestOf = ({ body, headers }: ReceivedEvent, secret: string): WebhookRequest => ({
  body,
  signature: String(headers['treadline-signature']),
  secret,
  now: () => NOW.getTime(),
});

const A_LINE: { readonly [Field in keyof WebhookOrderLine]: unknown } = {
  kind: 'TYRE',
  productId: expect.any(Number),
  sku: expect.any(String),
  name: expect.any(String),
  quantity: 2,
  unitPrice: 8_949,
  lineTotal: 17_898,
};
const AN_ORDER: { readonly [Field in keyof WebhookOrder]: unknown } = {
  id: expect.stringMatching(/^[\da-f-]{36}$/),
  number: expect.stringMatching(/^[A-Z]+-\d{4}-\d{4}$/),
  trackingNumber: expect.any(String),
  status: expect.stringMatching(/^[A-Z]+$/),
  paymentStatus: expect.stringMatching(/^[A-Z]+$/),
  currency: 'gbp',
  subtotal: 17_898,
  shipping: 1_599,
  vatIncluded: expect.any(Number),
  total: 19_497,
  deliveryMethod: 'STANDARD',
  createdAt: NOW.toISOString(),
  paidAt: expect.toBeOneOf([null, NOW.toISOString()]),
  lines: [A_LINE],
};
const A_REFUND: { readonly [Field in keyof WebhookRefund]: unknown } = {
  id: expect.any(String),
  amount: 19_497,
  deliveryCharge: expect.any(Number),
  lines: [],
};
const A_BOOKING: { readonly [Field in keyof WebhookBooking]: unknown } = {
  id: expect.any(String),
  orderId: expect.any(String),
  orderNumber: expect.any(String),
  way: 'FITTED',
  state: expect.stringMatching(/^[A-Z]+$/),
  centre: expect.any(String),
  van: null,
  startsAt: expect.any(String),
  endsAt: expect.any(String),
};
const A_PRODUCT: { readonly [Field in keyof WebhookProduct]: unknown } = {
  id: expect.any(Number),
  sku: expect.any(String),
  slug: expect.any(String),
  name: expect.any(String),
  published: true,
  price: 8_949,
  stockQuantity: expect.any(Number),
};

/** The data of each type of event, field by field. */
const DATA: { readonly [Type in WebhookType]: { readonly [Field in keyof WebhookData[Type]]: unknown } } = {
  'order.created': { order: AN_ORDER },
  'order.paid': { order: AN_ORDER },
  'order.status_changed': { order: AN_ORDER, previousStatus: 'PENDING' },
  'order.refunded': { order: AN_ORDER, refund: A_REFUND },
  'booking.created': { booking: A_BOOKING },
  'booking.confirmed': { booking: A_BOOKING },
  'booking.changed': { booking: A_BOOKING },
  'booking.cancelled': { booking: A_BOOKING },
  'booking.done': { booking: A_BOOKING },
  'product.updated': { product: A_PRODUCT, change: 'UPDATED' },
  'product.updated.batch': { importId: expect.any(Number), added: 0, changed: 1 },
  'stock.low': { product: A_PRODUCT, threshold: 10 },
  'webhook.test': { message: expect.any(String) },
};

const BOOKING_EVENTS = [
  'BOOKING_CREATED',
  'BOOKING_CONFIRMED',
  'BOOKING_CHANGED',
  'BOOKING_CANCELLED',
  'BOOKING_DONE',
] as const;

/** Books two fittings: one is moved and done, the other is cancelled. */
async function everyBookingEvent(shop: TestShop, admin: SignedIn): Promise<void> {
  const [moved, cancelled] = [await aBookedOrder(shop, null), await aBookedOrder(shop, null)];
  const booking = await bookingOf(shop, moved.orderId, admin);
  const [, later = ''] = await startsAt(shop, moved.product, moved.centre);
  await moveBooking(shop, booking, later, admin);
  await cancelBooking(shop, await bookingOf(shop, cancelled.orderId, admin), admin);
  await shop.rows('update fitting_bookings set starts_at = $2, ends_at = $3 where id = $1', [
    booking.id,
    NOW,
    new Date(NOW.getTime() + 3_600_000),
  ]);
  await shop.graphql(
    'mutation ($id: ID!) { completeBooking(input: { bookingId: $id, casings: 0 }) { __typename } }',
    { id: booking.id },
    { ...admin.headers },
  );
}

describe('events', () => {
  it('every event of the shop passes the check and has the documented data', async ({
    shop,
    admin,
    receiver,
  }) => {
    const events = [
      'ORDER_CREATED',
      'ORDER_PAID',
      'ORDER_STATUS_CHANGED',
      'ORDER_REFUNDED',
      'PRODUCT_UPDATED',
      'PRODUCTS_IMPORTED',
      'STOCK_LOW',
    ] as const;
    const aboutBookings = await anEndpoint(shop, receiver, { events: [...BOOKING_EVENTS] });
    await everyBookingEvent(shop, admin);
    await serve(shop, aboutBookings);
    const endpoint = await anEndpoint(shop, receiver, { events: [...events] });
    const secrets = [aboutBookings.secret, endpoint.secret];
    const client = aClient(shop, { apiKey: admin.token });
    const { product } = await anOrderThatIs(shop, 'REFUNDED', admin, { stock: 11 });
    await client.rest.PUT('/api/products/{id}', {
      params: { path: { id: product.id } },
      body: { stock_quantity: 20 },
    });
    const file = await checked(shop, admin, `id,description\n${product.id},New\n`);
    await applied(shop, admin, file.id);
    await client.mutate(
      'mutation ($endpointId: ID!) { sendTestEvent(endpointId: $endpointId) { __typename } }',
      {
        endpointId: endpoint.id,
      },
    );
    await serve(shop, endpoint);

    const received = new Map<string, WebhookEvent>();
    for (const event of receiver.received) {
      const secret = secrets[event.event.type.startsWith('booking.') ? 0 : 1] ?? '';
      const verified = await verifyWebhook(requestOf(event, secret));
      expect(verified).toEqual({
        id: expect.any(String),
        type: event.event.type,
        createdAt: NOW.toISOString(),
        data: DATA[verified.type],
      });
      received.set(verified.type, verified);
    }
    expect([...received.keys()].toSorted()).toEqual(Object.keys(DATA).toSorted());
  });

  it('has the types of events of the schema, and the statuses and methods of orders', () => {
    const schema = buildSchema(
      readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'),
    );
    const events = (schema.getType('WebhookEvent') as GraphQLEnumType).getValues();
    const types = events.map(({ description }) => /^[\w.]+(?=:)/.exec(description ?? '')?.[0] ?? '');
    expect(Object.keys(DATA).toSorted()).toEqual(types.toSorted());
    expectTypeOf<WebhookBooking['state']>().toEqualTypeOf<BookingState>();
    expectTypeOf<WebhookOrder['status']>().toEqualTypeOf<OrderStatus>();
    expectTypeOf<WebhookOrder['paymentStatus']>().toEqualTypeOf<PaymentStatus>();
    expectTypeOf<WebhookOrder['deliveryMethod']>().toEqualTypeOf<DeliveryMethod>();
    expectTypeOf<WebhookOrderLine['kind']>().toEqualTypeOf<OrderLineKind>();
  });
});

describe('a signature', () => {
  it.afterEach(() => vi.useRealTimers());

  it('holds for the exact bytes and secret, as text or bytes', async ({ shop, receiver }) => {
    const endpoint = await anEndpoint(shop, receiver);
    await publishLowStock(shop);
    await serve(shop, endpoint);
    const [received] = receiver.received;
    if (!received) throw new Error('Nothing came.');
    const request = requestOf(received, endpoint.secret);
    const bytes = new TextEncoder().encode(received.body);
    expect(await verifyWebhook({ ...request, body: bytes })).toEqual(await verifyWebhook(request));

    const { signature } = request;
    const mismatch = { name: 'WebhookSignatureError', reason: 'mismatch' };
    const malformed = { name: 'WebhookSignatureError', reason: 'malformed' };
    for (const [change, error] of [
      [{ secret: `${endpoint.secret}x` }, mismatch],
      [{ body: received.body.replace('8949', '1') }, mismatch],
      [{ body: `${received.body} ` }, mismatch],
      [{ signature: signature?.replace('t=1', 't=2') }, mismatch],
      [{ signature: signature?.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) }, mismatch],
      [{ signature: signature?.slice(0, -1) }, malformed],
      [{ signature: signature?.replace('v1', 'v0') }, malformed],
      [{ signature: '' }, malformed],
      [{ signature: null }, malformed],
      [{ signature: undefined }, malformed],
    ] as [Partial<WebhookRequest>, object][])
      await expect(verifyWebhook({ ...request, ...change })).rejects.toMatchObject(error);
  });

  it('is too old after five minutes, or after as long as the caller says', async ({ shop, receiver }) => {
    const endpoint = await anEndpoint(shop, receiver);
    await publishLowStock(shop);
    await serve(shop, endpoint);
    const [received] = receiver.received;
    if (!received) throw new Error('Nothing came.');
    const request = requestOf(received, endpoint.secret);
    const after = (seconds: number) => () => NOW.getTime() + seconds * 1_000;
    const { data } = await verifyWebhook({ ...request, now: after(300) });
    expect(data).toEqual(aLowStock().data);
    await expect(verifyWebhook({ ...request, now: after(301) })).rejects.toThrow(WebhookSignatureError);
    await expect(verifyWebhook({ ...request, now: after(-301) })).rejects.toMatchObject({
      reason: 'expired',
    });
    await verifyWebhook({ ...request, now: after(60), toleranceSeconds: 60 });
    await expect(verifyWebhook({ ...request, now: after(61), toleranceSeconds: 60 })).rejects.toMatchObject({
      reason: 'expired',
    });
    vi.useFakeTimers({ now: after(299)() });
    const { now: _, ...unset } = request;
    await verifyWebhook(unset);
    vi.setSystemTime(after(302)());
    await expect(verifyWebhook(unset)).rejects.toMatchObject({ reason: 'expired' });
  });
});
