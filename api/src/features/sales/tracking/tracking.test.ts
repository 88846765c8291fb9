import { describe, expect } from 'vitest';
import { aCustomer } from '../../../../test/account.ts';
import { anAddress } from '../../../../test/fixtures/buying.ts';
import {
  anOrderThatIs,
  anUnpaidOrder,
  aPaidOrder,
  changeStatus,
  TRACK,
} from '../../../../test/fixtures/order.ts';
import { nextAddress } from '../../../../test/next-address.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { track, type Tracked } from './tracking.builder.ts';

const NAME = 'query ($number: String!) { trackOrder(trackingNumber: $number) { order { customerName } } }';

const it = shopTest({ env: { TRUSTED_PROXIES: '1' }, now: new Date('2026-11-20T10:00:00Z') });

describe('the public answer', () => {
  it('PERM-01 TRACK-04 TRACK-05 TRACK-12 shows a guest the order, its status and its history', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await anOrderThatIs(shop, 'PROCESSING', admin, { by: customer });
    await changeStatus(shop, order.orderId, 'SHIPPED', admin, {
      location: 'Bedford',
      notes: 'Van 4, before noon.',
    });
    expect((await track(shop, ` ${order.trackingNumber.toLowerCase()} `)).data.trackOrder).toEqual({
      order: {
        number: order.orderNumber,
        trackingNumber: order.trackingNumber,
        customerName: 'Sam C.',
        createdAt: '2026-11-20T10:00:00.000Z',
        total: 2 * order.product.price + 1_599,
        deliveryMethod: 'STANDARD',
        carrier: null,
        estimatedDelivery: { from: '2026-11-25', to: '2026-11-27' },
        deliveryNotes: null,
        lines: [{ productName: order.product.name, quantity: 2, unitPrice: order.product.price }],
      },
      status: {
        progress: 75,
        status: 'SHIPPED',
        tone: 'MOVING',
        label: 'Shipped',
        description: 'Your tyres are on their way to you.',
      },
      history: [
        {
          status: 'SHIPPED',
          message: 'Your tyres are on their way.',
          at: '2026-11-20T10:00:00.000Z',
          location: 'Bedford',
          notes: null,
        },
        {
          status: 'PROCESSING',
          message: 'We’re checking and packing your tyres.',
          at: '2026-11-20T10:00:00.000Z',
          location: null,
          notes: null,
        },
        {
          status: 'PENDING',
          message: 'Payment received. Thank you!',
          at: '2026-11-20T10:00:00.000Z',
          location: null,
          notes: null,
        },
        {
          status: 'PENDING',
          message: 'Order received.',
          at: '2026-11-20T10:00:00.000Z',
          location: null,
          notes: null,
        },
      ],
    });
    expect((await track(shop, order.trackingNumber, {}, TRACK)).data.trackOrder).toMatchObject({
      order: { trackingNumber: order.trackingNumber },
      status: { progress: 75, label: 'Shipped' },
    });
  });

  it('C-32 TRACK-05 TRACK-12 shows drivers’ notes only to the owner and administrators, on GraphQL and REST', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await anOrderThatIs(shop, 'PROCESSING', admin, { by: customer });
    const notes = 'Left with Mrs Smith at number 6.';
    await changeStatus(shop, order.orderId, 'SHIPPED', admin, { notes });
    const stranger = await aCustomer(shop);
    for (const [headers, told] of [
      [{}, null],
      [stranger.headers, null],
      [customer.headers, notes],
      [admin.headers, notes],
    ] as const) {
      const { trackOrder } = (await track(shop, order.trackingNumber, { ...headers })).data;
      expect([trackOrder?.order['deliveryNotes'], trackOrder?.history[0]?.['notes']]).toEqual([told, told]);
      const rest = await shop.app.inject({
        url: `/api/tracking/${order.trackingNumber}`,
        headers: { ...nextAddress(), ...headers },
      });
      expect(rest.json()).toMatchObject({
        order: { delivery_notes: told },
        tracking_history: [{ notes: told }, {}, {}, {}],
      });
    }
  });

  it('C-04 names a carrier other than the shop’s own team', async ({ shop, admin }) => {
    const order = await anOrderThatIs(shop, 'PROCESSING', admin);
    await changeStatus(shop, order.orderId, 'SHIPPED', admin, { shippingProvider: 'Palletline' });
    expect((await track(shop, order.trackingNumber)).data.trackOrder?.order['carrier']).toBe('Palletline');
  });

  it('C-32 shows the full name only to the owner and administrators', async ({ shop, admin, customer }) => {
    const order = await aPaidOrder(shop, { by: customer });
    const nameFor = async (headers: Record<string, string> = {}): Promise<unknown> =>
      (await track(shop, order.trackingNumber, headers, NAME)).data.trackOrder?.order['customerName'];
    const stranger = await aCustomer(shop);
    expect([
      await nameFor(),
      await nameFor(stranger.headers),
      await nameFor(customer.headers),
      await nameFor(admin.headers),
    ]).toEqual(['Sam C.', 'Sam C.', 'Sam Carter', 'Sam Carter']);
  });

  it.for([
    ['Élodie', 'ångström', 'Élodie Å.'],
    ['Sam Carter', 'Carter', 'Sam C.'],
    ['李', '𠮷野', '李 𠮷.'],
  ] as const)('C-32 masks %s %s', async ([firstName, lastName, masked], { shop }) => {
    const order = await anUnpaidOrder(shop, { shippingAddress: anAddress({ firstName, lastName }) });
    expect((await track(shop, order.trackingNumber, {}, NAME)).data.trackOrder?.order['customerName']).toBe(
      masked,
    );
  });

  it('C-32 contains no address, email, phone number or id in any field', async ({ shop }) => {
    const order = await anUnpaidOrder(shop, { email: 'secret.person@example.com', phone: '07700 900123' });
    const text = JSON.stringify((await track(shop, order.trackingNumber)).data);
    for (const secret of ['secret.person', '900123', 'Ivel Road', 'MK42', 'Carter', order.orderId])
      expect(text).not.toContain(secret);
  });

  it('C-32 gives unknown and malformed numbers exactly the same answer', async ({ shop }) => {
    const answers = await Promise.all(
      [
        'TFL2611000000',
        'TFL',
        '',
        'x'.repeat(5_000),
        "TFL2611000000' or 1=1",
        'TFL26110000001',
        'TFL２６１１００００００',
      ].map((number) => track(shop, number)),
    );
    for (const { status, data, errors } of answers)
      expect({ status, data, errors }).toEqual({
        status: 200,
        data: { trackOrder: null },
        errors: undefined,
      });
  });

  it('is never cached, because the owner sees more of it', async ({ shop }) => {
    const order = await anUnpaidOrder(shop);
    expect((await track(shop, order.trackingNumber)).headers['cache-control']).toBe('private, no-store');
  });
});

it('C-32 the eleventh look-up in a minute from one address is refused, but not from other addresses', async ({
  shop,
}) => {
  const order = await anUnpaidOrder(shop);
  const from = nextAddress();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      shop.graphql<Tracked>(NAME, { number: index % 2 ? order.trackingNumber : 'nonsense' }, from),
    ),
  );
  const refused = answers.filter(({ errors }) => errors);
  expect(refused).toHaveLength(2);
  for (const { data, errors } of refused)
    expect({ data, errors }).toMatchObject({
      data: { trackOrder: null },
      errors: [
        {
          message: 'Too many requests. Please try again in a minute.',
          extensions: { code: 'TOO_MANY_REQUESTS' },
        },
      ],
    });
  expect((await track(shop, order.trackingNumber)).data.trackOrder).not.toBeNull();
});

describe('C-32 the order number', () => {
  const asked = async (shop: TestShop, number: string) => {
    const { data, errors } = await track(shop, number);
    const { statusCode, body } = await shop.app.inject({
      url: `/api/tracking/${number}`,
      headers: nextAddress(),
    });
    return { data, errors, statusCode, body };
  };

  it('tracks nothing: it’s answered like an unknown number, even for its buyer and the shop', async ({
    shop,
    admin,
    customer,
  }) => {
    const { orderNumber, trackingNumber } = await aPaidOrder(shop, { by: customer });
    const unknown = await asked(shop, 'TFL-0000-0000');
    expect(unknown).toMatchObject({ data: { trackOrder: null }, errors: undefined, statusCode: 404 });
    for (const typed of [orderNumber, orderNumber.replaceAll('-', ''), orderNumber.slice(4)])
      expect(await asked(shop, typed)).toEqual(unknown);
    for (const { headers } of [customer, admin])
      expect((await track(shop, orderNumber, headers)).data.trackOrder).toBeNull();
    expect((await track(shop, trackingNumber)).data.trackOrder?.order).toMatchObject({
      number: orderNumber,
      trackingNumber,
    });
  });

  it('tracks an order placed before there were two numbers, or by the previous build, as its emails say', async ({
    shop,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer });
    const number = 'TFL2610-4K7M-9XQ2-HB3D';
    // The previous build writes this.
    await shop.rows('update orders set number = $1, tracking_number = null where id = $2', [
      number,
      order.orderId,
    ]);
    expect((await track(shop, number)).data.trackOrder?.order).toMatchObject({
      number,
      trackingNumber: number,
    });
    const own = 'query ($id: ID!) { order(id: $id) { number trackingNumber } }';
    expect((await shop.graphql(own, { id: order.orderId }, { ...customer.headers })).data).toEqual({
      order: { number, trackingNumber: number },
    });
  });

  it('can’t be stored without a tracking number', async ({ shop }) => {
    const { orderId } = await anUnpaidOrder(shop);
    await expect(
      shop.rows('update orders set tracking_number = null where id = $1', [orderId]),
    ).rejects.toThrow('orders_number_check');
  });
});
