import { describe, expect } from 'vitest';
import { anAdmin } from '../../../../../test/account.ts';
import { anAddress } from '../../../../../test/fixtures/buying.ts';
import { anOrderThatIs, anUnpaidOrder, aPaidOrder } from '../../../../../test/fixtures/order.ts';
import { atDesk, listed, ship } from '../../../../../test/fixtures/order/order-desk.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { invoiceNumber } from '../record/invoice-serial.ts';

/** A Friday, before the 14:00 cut-off. */
const FRIDAY = new Date('2026-11-20T10:00:00Z');
const SATURDAY = new Date('2026-11-21T10:00:00Z');

/** Four orders, each under a different tab. */
const it = shopTest({ now: FRIDAY }).extend('desk', { scope: 'file' }, async ({ shop, admin }) => {
  shop.setNow(FRIDAY);
  const unpaid = await anUnpaidOrder(shop, { email: 'paula@example.com' });
  const paid = await aPaidOrder(shop, {
    quantity: 1,
    email: 'una.walker@example.com',
    phone: '07700 900123',
    shippingAddress: anAddress({
      firstName: 'Una',
      lastName: 'Walker',
      company: 'Cobham Vans',
      postcode: 'LE4 9HN',
    }),
    deliveryMethod: 'EXPRESS',
  });
  const onTheWay = await anOrderThatIs(shop, 'PROCESSING', admin, { quantity: 4 });
  await ship(shop, [{ order: onTheWay.orderNumber, trackingNumber: '15501 234 567', carrier: 'DPD' }], admin);
  const delivered = await anOrderThatIs(shop, 'DELIVERED', admin, { quantity: 3 });
  await shop.rows(`update orders set paid_at = paid_at - interval '1 hour' where id = $1 returning id`, [
    onTheWay.orderId,
  ]);
  return { unpaid, paid, onTheWay, delivered };
});

describe('the list of orders', () => {
  it('finds an order by any of its numbers, its buyer, its address and its tyre', async ({
    shop,
    admin,
    desk,
  }) => {
    const [{ sku } = { sku: '' }] = await shop.rows<{ sku: string }>(
      'select sku from products where id = $1',
      [desk.paid.product.id],
    );
    const { orderId, orderNumber, trackingNumber } = desk.paid;
    const [{ serial } = { serial: 0 }] = await shop.rows<{ serial: number }>(
      'select invoice_serial as serial from orders where id = $1',
      [orderId],
    );
    const digits = orderNumber.slice('TFL-'.length);
    for (const search of [
      orderNumber,
      orderNumber.toLowerCase(),
      ` ${orderNumber.replaceAll('-', '').toLowerCase()} `,
      orderNumber.replaceAll('-', ' '),
      digits,
      digits.replace('-', ''),
      digits.replace('-', ' '),
      trackingNumber,
      trackingNumber.replaceAll('-', '').toLowerCase(),
      invoiceNumber(serial),
      `inv ${serial}`,
      orderId.slice(0, 8).toUpperCase(),
      `#${orderId.slice(0, 8)}`,
      'una.walker@EXAMPLE.com',
      'Walker Una',
      'cobham vans',
      'LE4 9HN',
      'le49hn',
      '07700900123',
      sku,
      `walker ${sku.toLowerCase()} le`,
    ])
      expect([search, await listed(shop, { search }, admin)]).toEqual([search, [orderNumber]]);
    // Four digits may also be a part of another order's numbers.
    expect(await listed(shop, { search: digits.slice(-4) }, admin)).toContain(orderNumber);
    expect(await listed(shop, { search: '15501 234' }, admin)).toEqual([desk.onTheWay.orderNumber]);
    for (const search of ['Walker Paula', '%%%', '___', 'le', `${'x'.repeat(190)}`])
      expect([search, await listed(shop, { search }, admin)]).toEqual([search, []]);
  });

  it('each tab lists its orders, and its count matches', async ({ shop, admin, desk }) => {
    const { unpaid, paid, onTheWay, delivered } = desk;
    const desks = { TO_SHIP: paid, UNPAID: unpaid, ON_THE_WAY: onTheWay, DELIVERED: delivered };
    for (const [name, { orderNumber }] of Object.entries(desks))
      expect([name, await listed(shop, { desk: name }, admin)]).toEqual([name, [orderNumber]]);
    expect(await listed(shop, { desk: 'NEEDS_ATTENTION' }, admin)).toEqual([]);
    expect(await listed(shop, { statuses: ['SHIPPED', 'DELIVERED'], search: 'walker' }, admin)).toEqual([]);
    expect(await listed(shop, { deliveryMethod: 'EXPRESS' }, admin)).toEqual([paid.orderNumber]);
    expect(await listed(shop, { ids: [paid.orderId, 'nonsense'] }, admin)).toEqual([paid.orderNumber]);
    expect(await listed(shop, { placedFrom: '2026-11-21' }, admin)).toEqual([]);
    expect((await listed(shop, { placedFrom: '2026-11-20', placedTo: '2026-11-20' }, admin)).length).toBe(4);

    const counts =
      'query { orderCounts { toShip awaitingTyres needsAttention unpaid onTheWay delivered returned late total } }';
    const expected = {
      toShip: 1,
      awaitingTyres: 0,
      needsAttention: 0,
      unpaid: 1,
      onTheWay: 1,
      delivered: 1,
      returned: 0,
      late: 0,
      total: 4,
    };
    shop.takeStatements();
    expect((await shop.graphql(counts, {}, { ...admin.headers })).data).toEqual({ orderCounts: expected });
    expect(shop.takeStatements().filter((text) => text.includes('orders')).length).toBe(1);
    await shop.rows(`update orders set needs_attention = 'Paid 1 gbp.' where id = $1 returning id`, [
      paid.orderId,
    ]);
    expect((await shop.graphql(counts, {}, { ...admin.headers })).data).toEqual({
      orderCounts: { ...expected, toShip: 0, needsAttention: 1 },
    });
    expect(await listed(shop, { needsAttention: true }, admin)).toEqual([paid.orderNumber]);
    await shop.rows('update orders set needs_attention = null where id = $1 returning id', [paid.orderId]);
  });

  it('sorts by payment date, promised delivery and total', async ({ shop, admin, desk }) => {
    const { unpaid, paid, onTheWay, delivered } = desk;
    const numbers = (...orders: readonly { orderNumber: string }[]) =>
      orders.map(({ orderNumber }) => orderNumber);
    expect((await listed(shop, {}, admin, 'OLDEST_PAID')).slice(0, 1)).toEqual(numbers(onTheWay));
    expect((await listed(shop, {}, admin, 'OLDEST_PAID')).at(-1)).toEqual(unpaid.orderNumber);
    expect((await listed(shop, {}, admin, 'PROMISE_SOONEST')).slice(0, 1)).toEqual(numbers(paid));
    expect((await listed(shop, {}, admin, 'TOTAL_HIGHEST')).slice(0, 2)).toEqual(
      numbers(onTheWay, delivered),
    );
  });

  it('loads a page of orders in as many statements as a single order', async ({ shop, admin, desk }) => {
    expect(desk.paid.orderNumber).toMatch(/^TFL/);
    const count = async (limit: number): Promise<number> => {
      const document = /* GraphQL */ `
        query ($limit: Int!) {
          orders(limit: $limit) {
            items {
              promise {
                deliverBy
              }
              notes {
                text
              }
              refund {
                status
              }
              claimChoices {
                refusal
              }
              returns {
                state
              }
              planCertificates {
                number
              }
              manual {
                note
              }
              deliveryWindow {
                day
              }
              invoice {
                number
              }
              lines {
                product {
                  stockOnHand
                }
              }
            }
          }
        }
      `;
      shop.takeStatements();
      const { errors } = await shop.graphql(document, { limit }, { ...admin.headers });
      expect(errors).toBeUndefined();
      return shop.takeStatements().length;
    };
    const one = await count(1);
    expect(await count(4)).toBe(one);
  });
});

describe('the promise to the buyer', () => {
  const PROMISE = 'promise { dispatchBy deliverBy isLate }';

  it('states the dispatch and delivery deadlines, and whether the order is late', async ({
    shop,
    admin,
    customer,
    desk,
  }) => {
    const { paid, unpaid, onTheWay, delivered } = desk;
    expect(await atDesk(shop, paid.orderId, PROMISE, admin)).toEqual({
      promise: { dispatchBy: '2026-11-20T14:00:00.000Z', deliverBy: '2026-11-24', isLate: false },
    });
    expect(await atDesk(shop, onTheWay.orderId, PROMISE, admin)).toEqual({
      promise: { dispatchBy: null, deliverBy: '2026-11-27', isLate: false },
    });
    for (const { orderId } of [unpaid, delivered])
      expect(await atDesk(shop, orderId, PROMISE, admin)).toEqual({ promise: null });
    expect(await listed(shop, { late: true }, admin)).toEqual([]);

    const asked = await shop.graphql(
      'query ($id: ID!) { order(id: $id) { id promise { isLate } notes { id } } }',
      {
        id: paid.orderId,
      },
      { ...customer.headers },
    );
    expect(asked).toMatchObject({ data: { order: null } });

    shop.setNow(SATURDAY);
    expect(await atDesk(shop, paid.orderId, PROMISE, admin)).toMatchObject({ promise: { isLate: true } });
    expect(await listed(shop, { late: true }, admin)).toEqual([paid.orderNumber]);
    shop.setNow(new Date('2026-11-28T10:00:00Z'));
    // The first admin session has expired by then.
    expect((await listed(shop, { late: true }, await anAdmin(shop))).toSorted()).toEqual(
      [paid.orderNumber, onTheWay.orderNumber].toSorted(),
    );
  });

  it('an emergency order has to leave within two hours, whatever the time of day', async ({
    shop,
    admin,
  }) => {
    shop.setNow(SATURDAY);
    const { orderId } = await aPaidOrder(shop, { deliveryMethod: 'EMERGENCY' });
    expect(await atDesk(shop, orderId, PROMISE, admin)).toMatchObject({
      promise: { dispatchBy: '2026-11-21T12:00:00.000Z' },
    });
  });
});
