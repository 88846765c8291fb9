import { describe, expect } from 'vitest';
import { orderOf } from '../../../../../test/fixtures/buying.ts';
import {
  anOrderThatIs,
  anUnpaidOrder,
  aPaidOrder,
  auditOf,
  changeStatus,
  mailsAbout,
} from '../../../../../test/fixtures/order.ts';
import { atDesk, batch, ship } from '../../../../../test/fixtures/order/order-desk.ts';
import { shopTest } from '../../../../../test/shop-test.ts';

const it = shopTest();

const outcomes = (lines: readonly { outcome: string }[] = []): string[] =>
  lines.map(({ outcome }) => outcome);

describe('a list of parcels', () => {
  it('ships the orders that can leave, and says for each of the others why it can’t', async ({
    shop,
    admin,
  }) => {
    const fresh = await aPaidOrder(shop);
    const packed = await anOrderThatIs(shop, 'PROCESSING', admin);
    const unpaid = await anUnpaidOrder(shop);
    const cancelled = await anOrderThatIs(shop, 'CANCELLED', admin);
    const lines = await ship(
      shop,
      [
        { order: fresh.orderNumber.toLowerCase(), trackingNumber: 'jd0002 1', carrier: 'DPD' },
        { order: `#${packed.orderId.slice(0, 8).toUpperCase()}` },
        { order: unpaid.orderId, trackingNumber: '15501234567' },
        { order: cancelled.orderNumber },
        { order: 'TFL2601000000' },
        { order: 'the blue one' },
      ],
      admin,
    );
    expect(lines).toEqual([
      {
        requested: fresh.orderNumber.toLowerCase(),
        outcome: 'DONE',
        message: null,
        order: { status: 'SHIPPED', shippingProvider: 'DPD', carrierTrackingNumber: 'JD0002 1' },
      },
      {
        requested: `#${packed.orderId.slice(0, 8).toUpperCase()}`,
        outcome: 'DONE',
        message: null,
        order: { status: 'SHIPPED', shippingProvider: 'Own delivery team', carrierTrackingNumber: null },
      },
      expect.objectContaining({ outcome: 'REFUSED', message: 'This order hasn’t been paid for yet.' }),
      expect.objectContaining({ outcome: 'REFUSED' }),
      expect.objectContaining({ outcome: 'UNKNOWN', message: 'This order doesn’t exist.', order: null }),
      expect.objectContaining({ outcome: 'UNKNOWN', order: null }),
    ]);
    // It was packed and sent in one go: the buyer gets one email, but the audit log has both transitions.
    expect(await mailsAbout(shop, fresh)).toEqual([
      `Thank you for your order ${fresh.orderNumber}`,
      `Your tyres are on their way: ${fresh.orderNumber}`,
    ]);
    expect((await auditOf(shop, fresh)).map(({ action }) => action)).toEqual([
      'payment sold',
      'PROCESSING',
      'SHIPPED',
    ]);
    const [mail] = await shop.rows<{ text: string }>(`select text from mails where subject = $1`, [
      `Your tyres are on their way: ${fresh.orderNumber}`,
    ]);
    expect(mail?.text).toContain('JD0002 1');
  });

  it('ships nothing twice when sent again, and refuses a new tracking number for an order that has left', async ({
    shop,
    admin,
  }) => {
    const order = await aPaidOrder(shop);
    const shipment = { order: order.orderNumber, trackingNumber: 'AB123', carrier: 'Evri' };
    expect(outcomes(await ship(shop, [shipment, shipment], admin))).toEqual(['DONE', 'DONE_BEFORE']);
    expect(outcomes(await ship(shop, [shipment], admin))).toEqual(['DONE_BEFORE']);
    expect(await ship(shop, [{ ...shipment, trackingNumber: 'AB124' }], admin)).toEqual([
      expect.objectContaining({
        outcome: 'REFUSED',
        message: 'This order has already left with Evri, AB123.',
        order: { status: 'SHIPPED', shippingProvider: 'Evri', carrierTrackingNumber: 'AB123' },
      }),
    ]);
    expect(
      (await mailsAbout(shop, order)).filter((subject) => subject.includes('on their way')),
    ).toHaveLength(1);
  });

  it('ships an order once if two administrators ship it at the same time', async ({ shop, admin }) => {
    const order = await anOrderThatIs(shop, 'PROCESSING', admin);
    const each = ['AAAA1', 'BBBB2'].map((trackingNumber) =>
      ship(shop, [{ order: order.orderNumber, trackingNumber }], admin),
    );
    const lines = (await Promise.all(each)).flat();
    expect(outcomes(lines).toSorted()).toEqual(['DONE', 'REFUSED']);
    expect(new Set(lines.map((line) => line.order?.carrierTrackingNumber)).size).toBe(1);
    expect((await orderOf(shop, order)).status).toBe('SHIPPED');
    expect(await changeStatus(shop, order.orderId, 'SHIPPED', admin)).toMatchObject({
      kind: 'InvalidTransition',
      message: 'This order is already at “Shipped”.',
    });
  });

  it('is refused as a whole if a line is invalid', async ({ shop, admin }) => {
    const order = await aPaidOrder(shop);
    const shipments = [{ order: order.orderNumber, trackingNumber: '<b>1</b>' }, { order: ' ' }];
    expect(await batch(shop, 'shipOrders', { shipments }, admin)).toMatchObject({
      kind: 'InvalidInput',
      fields: [
        {
          path: 'shipments.0.trackingNumber',
          message: expect.stringContaining('4 to 40 letters and digits'),
        },
        { path: 'shipments.1.order', message: 'Please enter an order number' },
      ],
    });
    expect(await batch(shop, 'shipOrders', { shipments: [] }, admin)).toMatchObject({ kind: 'InvalidInput' });
    const many = Array.from({ length: 201 }, () => ({ order: order.orderNumber }));
    expect(await batch(shop, 'shipOrders', { shipments: many }, admin)).toMatchObject({
      kind: 'InvalidInput',
    });
    expect((await orderOf(shop, order)).status).toBe('PENDING');
  });
});

it('several orders change status together, and none changes twice', async ({ shop, admin }) => {
  const [one, other] = [await aPaidOrder(shop), await aPaidOrder(shop)];
  const orders = [one.orderNumber, other.orderId];
  const start = { orders, status: 'PROCESSING' };
  expect(outcomes((await batch(shop, 'advanceOrders', start, admin)).lines)).toEqual(['DONE', 'DONE']);
  expect(outcomes((await batch(shop, 'advanceOrders', start, admin)).lines)).toEqual([
    'DONE_BEFORE',
    'DONE_BEFORE',
  ]);
  const arrive = { orders, status: 'DELIVERED' };
  expect(outcomes((await batch(shop, 'advanceOrders', arrive, admin)).lines)).toEqual(['REFUSED', 'REFUSED']);
});

it('only staff can read notes, with their author', async ({ shop, admin, customer }) => {
  const [one, other] = [await aPaidOrder(shop, { by: customer }), await aPaidOrder(shop)];
  const note = { orders: [one.orderId, other.orderNumber], text: '  Ring before 9.\n<script>  ' };
  expect(outcomes((await batch(shop, 'addOrderNotes', note, admin)).lines)).toEqual(['DONE', 'DONE']);
  for (const { orderId } of [one, other])
    expect(await atDesk(shop, orderId, 'notes { text author }', admin)).toEqual({
      notes: [{ text: 'Ring before 9.\n<script>', author: expect.stringMatching(/\S/) }],
    });
  const own = await shop.graphql(
    'query ($id: ID!) { order(id: $id) { id notes { text } } }',
    { id: one.orderId },
    { ...customer.headers },
  );
  expect(own).toMatchObject({
    data: { order: { id: one.orderId, notes: null } },
    errors: [{ extensions: { code: 'FORBIDDEN' } }],
  });
  expect((await auditOf(shop, one)).at(-1)).toMatchObject({
    action: 'note',
    actor_id: admin.id,
    after: { noteCharacters: 23 },
  });
  expect(await batch(shop, 'addOrderNotes', { ...note, text: ' ' }, admin)).toMatchObject({
    fields: [{ path: 'text', message: 'Please write the note' }],
  });
});
