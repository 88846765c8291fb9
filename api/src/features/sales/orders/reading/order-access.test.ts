import { describe, expect } from 'vitest';
import { aCustomer, type SignedIn } from '../../../../../test/account.ts';
import {
  anUnpaidOrder,
  cancelOrder,
  changeStatus,
  ORDER,
  ORDERS,
  refundOrder,
} from '../../../../../test/fixtures/order.ts';
import { askOrder, orderTest, type OrdersPage } from '../../../../../test/fixtures/order/order-test.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const it = orderTest();

describe('ORDD-05 PERM-02 access to an order', () => {
  it('ORDD-05 PERM-02 another customer’s order, an unknown id and a malformed id all get the same answer', async ({
    shop,
    stranger,
    order,
  }) => {
    const answers = await Promise.all(
      [order.orderId, UNKNOWN, '1', '', "'; drop table orders", 'x'.repeat(10_000)].map((id) =>
        askOrder(shop, ORDER, { id }, stranger),
      ),
    );
    for (const { status, data, errors } of answers)
      expect({ status, data, errors }).toEqual({ status: 200, data: { order: null }, errors: undefined });
    expect((await shop.graphql<OrdersPage>(ORDERS, {}, { ...stranger.headers })).data.myOrders).toEqual({
      items: [],
      pageInfo: { totalItems: 0 },
    });
  });

  it('ORD-01 ORDD-01 a guest is told to sign in, whether or not the order exists', async ({
    shop,
    order,
  }) => {
    for (const id of [order.orderId, UNKNOWN, '1'])
      expect(await askOrder(shop, ORDER, { id })).toMatchObject({
        data: { order: null },
        errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
      });
    expect(await shop.graphql(ORDERS)).toMatchObject({
      data: { myOrders: null },
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('PERM-03 an administrator can open any order, but myOrders lists only their own', async ({
    shop,
    admin,
    order,
  }) => {
    expect((await askOrder(shop, ORDER, { id: order.orderId }, admin)).data.order).toMatchObject({
      id: order.orderId,
    });
    expect((await shop.graphql<OrdersPage>(ORDERS, {}, { ...admin.headers })).data.myOrders.items).toEqual(
      [],
    );
  });

  it('cancelling another’s order, an unknown one or a malformed id gets the same answer and changes nothing', async ({
    shop,
    customer,
    stranger,
    order,
  }) => {
    const answers = await Promise.all(
      [order.orderId, UNKNOWN, '1'].map((id) => cancelOrder(shop, id, stranger)),
    );
    expect(answers).toEqual(answers.map(() => ({ kind: 'OrderNotFound', message: 'Order not found' })));
    expect((await askOrder(shop, ORDER, { id: order.orderId }, customer)).data.order).toMatchObject({
      status: 'PENDING',
    });
  });

  it('PERM-04 customers and guests can’t change orders or see the audit log', async ({ shop, customer }) => {
    const documents = [
      'mutation { updateOrderStatus(input: { orderId: "1", status: SHIPPED }) { __typename } }',
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

  it('an administrator gets OrderNotFound for an unknown or malformed id', async ({ shop, admin }) => {
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

describe('the list of orders', () => {
  it('pages are newest first, and load all histories in one statement and all tyres in another', async ({
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
    const read = async (page: number, limit: number): Promise<OrdersPage['myOrders']> =>
      (await shop.graphql<OrdersPage>(document, { page, limit }, { ...buyer.headers })).data.myOrders;
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
  it('CHK-16 an order belongs to the signed-in buyer; a guest’s to nobody, even if the email is an account’s', async ({
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
    expect((await askOrder(shop, ORDER, { id: guest.orderId }, buyer)).data.order).toBeNull();
  });

  it('C-52 the return page shows the buyer their full email in any browser, and others a masked one', async ({
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
