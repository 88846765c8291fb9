import { describe, expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import { aCustomer, type SignedIn } from '../accounts/account.builder.ts';
import {
  aPaidOrder,
  anUnpaidOrder,
  cancelOrder,
  changeStatus,
  ORDER,
  ORDERS,
  refundOrder,
} from './order.builder.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') }).extend(
  'order',
  { scope: 'file' },
  ({ shop, customer }) => aPaidOrder(shop, { by: customer, quantity: 2 }),
);

interface Page {
  readonly myOrders: {
    readonly items: { readonly id: string }[];
    readonly pageInfo: { readonly totalItems: number };
  };
}

const ask = (shop: TestShop, query: string, variables: object, by?: SignedIn) =>
  shop.graphql<{ order: { id: string } | null }>(query, variables, { ...by?.headers });

describe('ORDD-05 PERM-02 whose order it is', () => {
  it('another customer’s, an unknown and a malformed id answer exactly alike', async ({
    shop,
    stranger,
    order,
  }) => {
    const answers = await Promise.all(
      [order.orderId, UNKNOWN, '1', '', "'; drop table orders", 'x'.repeat(10_000)].map((id) =>
        ask(shop, ORDER, { id }, stranger),
      ),
    );
    for (const { status, data, errors } of answers)
      expect({ status, data, errors }).toEqual({ status: 200, data: { order: null }, errors: undefined });
    expect((await shop.graphql<Page>(ORDERS, {}, { ...stranger.headers })).data.myOrders).toEqual({
      items: [],
      pageInfo: { totalItems: 0 },
    });
  });

  it('ORD-01 ORDD-01 a guest is told to sign in, for an order that exists and for one that does not', async ({
    shop,
    order,
  }) => {
    for (const id of [order.orderId, UNKNOWN, '1'])
      expect(await ask(shop, ORDER, { id })).toMatchObject({
        data: { order: null },
        errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
      });
    expect(await shop.graphql(ORDERS)).toMatchObject({
      data: { myOrders: null },
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('PERM-03 an administrator sees every order, and among the own ones only own ones', async ({
    shop,
    admin,
    order,
  }) => {
    expect((await ask(shop, ORDER, { id: order.orderId }, admin)).data.order).toMatchObject({
      id: order.orderId,
    });
    expect((await shop.graphql<Page>(ORDERS, {}, { ...admin.headers })).data.myOrders.items).toEqual([]);
  });

  it('cancelling another’s, an unknown and a malformed order answers alike and changes nothing', async ({
    shop,
    customer,
    stranger,
    order,
  }) => {
    const answers = await Promise.all(
      [order.orderId, UNKNOWN, '1'].map((id) => cancelOrder(shop, id, stranger)),
    );
    expect(answers).toEqual(answers.map(() => ({ kind: 'OrderNotFound', message: 'Order not found' })));
    expect((await ask(shop, ORDER, { id: order.orderId }, customer)).data.order).toMatchObject({
      status: 'PENDING',
    });
  });

  it('PERM-04 customers and guests change no order and read no audit log', async ({ shop, customer }) => {
    const documents = [
      'mutation { changeOrderStatus(input: { orderId: "1", status: SHIPPED }) { __typename } }',
      'mutation { refundOrder(input: { orderId: "1" }) { __typename } }',
      '{ auditEntries(subject: "order", subjectId: "1") { id } }',
    ];
    for (const document of documents) {
      expect((await shop.graphql(document, {}, { ...customer.headers })).errors?.[0]?.extensions.code).toBe(
        'FORBIDDEN',
      );
      expect((await shop.graphql(document)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
  });

  it('an administrator who names no order is told so', async ({ shop, admin }) => {
    for (const id of [UNKNOWN, '1']) {
      expect(await changeStatus(shop, id, 'PROCESSING', admin)).toEqual({
        kind: 'OrderNotFound',
        message: 'Order not found',
      });
      expect(await changeStatus(shop, id, 'CANCELLED', admin)).toEqual({
        kind: 'OrderNotFound',
        message: 'Order not found',
      });
      expect(await refundOrder(shop, id, admin)).toEqual({
        kind: 'OrderNotFound',
        message: 'Order not found',
      });
    }
  });
});

describe('what an order says', () => {
  it('ORD-02 ORD-06 the list names id, short id, date, status, total, tracking number and lines', async ({
    shop,
    customer,
    order,
  }) => {
    const { data } = await shop.graphql<Page>(ORDERS, {}, { ...customer.headers });
    expect(data.myOrders).toEqual({
      pageInfo: { totalItems: 1 },
      items: [
        {
          id: order.orderId,
          shortId: order.orderId.slice(0, 8).toUpperCase(),
          createdAt: '2026-11-20T10:00:00.000Z',
          status: 'PENDING',
          paymentStatus: 'PAID',
          total: 2 * order.product.price + 1_599,
          trackingNumber: order.orderNumber,
          itemCount: 2,
          lines: [
            {
              productName: order.product.name,
              productBrand: expect.any(String),
              productSize: expect.stringContaining('/'),
              quantity: 2,
              unitPrice: order.product.price,
              lineTotal: 2 * order.product.price,
            },
          ],
        },
      ],
    });
  });

  it('ORDD-02 ORDD-03 ORDD-07 the detail adds sums, address, carrier, history, estimate and invoice', async ({
    shop,
    customer,
    order,
  }) => {
    const fields = `
      number
      subtotal
      shipping
      tax
      total
      vatIncluded
      shippingProvider
      deliveryMethod
      canCancel
      paidAt
      shippingAddress {
        name
        line1
        line2
        city
        postcode
        country
      }
      billingAddress {
        name
      }
      estimatedDelivery {
        from
        to
      }
      statusInfo {
        label
        color
      }
      trackingEvents {
        status
        message
        at
        location
        notes
      }
      lines {
        product {
          id
          name
        }
      }
      invoiceNumber
      invoice {
        number
        issuedAt
        vat {
          rate
          net
          vat
          gross
        }
        seller {
          companyName
          vatNumber
          address
          isDemonstration
        }
      }
    `;
    const { data } = await ask(
      shop,
      `query ($id: ID!) { order(id: $id) { ${fields} } }`,
      { id: order.orderId },
      customer,
    );
    const subtotal = 2 * order.product.price;
    const total = subtotal + 1_599;
    const vat = Math.round(total / 6);
    expect(data.order).toEqual({
      number: order.orderNumber,
      subtotal,
      shipping: 1_599,
      tax: 0,
      total,
      vatIncluded: vat,
      shippingProvider: 'Own delivery team',
      deliveryMethod: 'STANDARD',
      canCancel: true,
      paidAt: '2026-11-20T10:00:00.000Z',
      shippingAddress: {
        name: 'Sam Carter',
        line1: '4 Ivel Road',
        line2: null,
        city: 'Bedford',
        postcode: 'MK42 0AA',
        country: 'GB',
      },
      billingAddress: { name: 'Sam Carter' },
      estimatedDelivery: { from: '2026-11-25', to: '2026-11-27' },
      statusInfo: { label: 'Order Received', color: 'amber' },
      trackingEvents: [
        {
          status: 'PENDING',
          message: 'Payment received. Thank you!',
          at: '2026-11-20T10:00:00.000Z',
          location: null,
          notes: null,
        },
        {
          status: 'PENDING',
          message: 'Order received. We are waiting for your payment.',
          at: '2026-11-20T10:00:00.000Z',
          location: null,
          notes: null,
        },
      ],
      lines: [{ product: { id: order.product.id, name: order.product.name } }],
      invoiceNumber: 'INV-000001',
      invoice: {
        number: 'INV-000001',
        issuedAt: '2026-11-20T10:00:00.000Z',
        vat: [{ rate: 20, net: total - vat, vat, gross: total }],
        seller: {
          companyName: 'Treadline Tyres Ltd',
          vatNumber: 'GB 000 0000 00',
          address: ['Unit 4, Ivel Works', 'Bedford', 'MK42 0AA'],
          isDemonstration: true,
        },
      },
    });
  });

  it('an order that is not paid has no invoice, and none is left out when the next one is paid', async ({
    shop,
  }) => {
    const buyer = await aCustomer(shop);
    const [unpaid, paid] = [await anUnpaidOrder(shop, { by: buyer }), await aPaidOrder(shop, { by: buyer })];
    const document = 'query ($id: ID!) { order(id: $id) { invoiceNumber invoice { number } paymentStatus } }';
    expect((await ask(shop, document, { id: unpaid.orderId }, buyer)).data.order).toEqual({
      invoiceNumber: null,
      invoice: null,
      paymentStatus: 'UNPAID',
    });
    expect((await ask(shop, document, { id: paid.orderId }, buyer)).data.order).toEqual({
      invoiceNumber: 'INV-000002',
      invoice: { number: 'INV-000002' },
      paymentStatus: 'PAID',
    });
  });

  it('the invoice of an order that was paid back says what, when, and that nothing is kept', async ({
    shop,
    admin,
    customer,
  }) => {
    const { orderId, product } = await aPaidOrder(shop, { by: customer });
    const document =
      'query ($id: ID!) { order(id: $id) { total invoice { refund { amount refundedAt } balance } } }';
    const total = 2 * product.price + 1_599;
    expect((await ask(shop, document, { id: orderId }, customer)).data.order).toEqual({
      total,
      invoice: { refund: null, balance: total },
    });
    expect(await refundOrder(shop, orderId, admin)).toMatchObject({ kind: 'Order' });
    expect((await ask(shop, document, { id: orderId }, customer)).data.order).toEqual({
      total,
      invoice: { refund: { amount: total, refundedAt: '2026-11-20T10:00:00.000Z' }, balance: 0 },
    });
  });

  it('a tyre that is no longer sold keeps its line and loses its link', async ({ shop }) => {
    const buyer = await aCustomer(shop);
    const old = await aPaidOrder(shop, { by: buyer });
    await shop.rows('update products set deleted_at = now() where id = $1', [old.product.id]);
    const { data } = await ask(
      shop,
      'query ($id: ID!) { order(id: $id) { lines { productName product { id } } } }',
      { id: old.orderId },
      buyer,
    );
    expect(data.order).toEqual({ lines: [{ productName: old.product.name, product: null }] });
  });
});

describe('the list', () => {
  it('gives the newest first, page by page, with one statement for all histories and one for all tyres', async ({
    shop,
  }) => {
    const buyer = await aCustomer(shop);
    const placed: string[] = [];
    for (let day = 1; day <= 5; day += 1) {
      shop.setNow(new Date(`2026-11-2${day}T10:00:00Z`));
      placed.unshift((await anUnpaidOrder(shop, { by: buyer, quantity: 1 })).orderId);
    }
    const document = /* GraphQL */ `
      query ($page: Int!, $limit: Int!) {
        myOrders(page: $page, limit: $limit) {
          items {
            id
            lines {
              product {
                id
                name
                brand {
                  name
                }
              }
            }
            trackingEvents {
              message
            }
          }
          pageInfo {
            totalItems
            totalPages
            hasNextPage
          }
        }
      }
    `;
    const read = async (page: number, limit: number): Promise<Page['myOrders']> =>
      (await shop.graphql<Page>(document, { page, limit }, { ...buyer.headers })).data.myOrders;
    expect(
      [...(await read(1, 2)).items, ...(await read(2, 2)).items, ...(await read(3, 2)).items].map(
        ({ id }) => id,
      ),
    ).toEqual(placed);
    expect(await read(4, 2)).toEqual({
      items: [],
      pageInfo: { totalItems: 5, totalPages: 3, hasNextPage: false },
    });
    shop.takeStatements();
    await read(1, 5);
    expect(shop.takeStatements().filter((text) => /from (order_events|products)/.test(text))).toHaveLength(2);
  });

  it.for([
    ['page: 0', 'page must be 1 or more; got 0.'],
    ['limit: 0', 'limit must be from 1 to 1000; got 0.'],
  ] as const)('refuses %s', async ([argument, message], { shop, customer }) => {
    expect(
      await shop.graphql(
        `{ myOrders(${argument}) { pageInfo { totalItems } } }`,
        {},
        { ...customer.headers },
      ),
    ).toMatchObject({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] });
  });
});

describe('a checkout', () => {
  it('CHK-16 of somebody signed in is theirs, a guest’s is nobody’s, even under the address of an account', async ({
    shop,
  }) => {
    const buyer = await aCustomer(shop);
    const own = await anUnpaidOrder(shop, { by: buyer, email: 'another@example.com' });
    const guest = await anUnpaidOrder(shop, { email: buyer.email });
    expect(
      await shop.rows('select user_id from orders where id in ($1, $2) order by user_id nulls last', [
        own.orderId,
        guest.orderId,
      ]),
    ).toEqual([{ user_id: buyer.id }, { user_id: null }]);
    expect((await ask(shop, ORDER, { id: guest.orderId }, buyer)).data.order).toBeNull();
  });

  it('C-52 the buyer sees the whole address on the return page in any browser, others a masked one', async ({
    shop,
    customer,
    stranger,
    order,
  }) => {
    shop.setNow(new Date('2026-11-20T11:00:00Z'));
    const document = 'query ($id: ID!) { paymentSession(id: $id) { customerEmail } }';
    const emailFor = async (by?: SignedIn): Promise<object> =>
      (await shop.graphql(document, { id: order.sessionId }, { ...by?.headers })).data;
    expect(await emailFor(customer)).toEqual({ paymentSession: { customerEmail: 'sam@example.com' } });
    for (const other of [stranger, undefined])
      expect(await emailFor(other)).toEqual({ paymentSession: { customerEmail: 's•••@example.com' } });
  });
});
