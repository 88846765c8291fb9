import { describe, expect } from 'vitest';
import { aCustomer } from '../../../../test/account.ts';
import { aKey } from '../../../../test/fixtures/account/api-key.ts';
import {
  anOrderThatIs,
  anUnpaidOrder,
  auditOf,
  changeStatus,
  refundOrder,
} from '../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../test/shop-test.ts';

const ORDER = 'query ($id: ID!) { order(id: $id) { id email total shippingAddress { city } } }';
const ORDERS = /* GraphQL */ `
  query ($filter: OrderFilter, $page: Int, $limit: Int) {
    orders(filter: $filter, page: $page, limit: $limit) {
      items {
        id
        status
        lines {
          quantity
        }
      }
      pageInfo {
        totalItems
      }
    }
  }
`;
const STOCK = '{ product(id: 1) { id stockQuantity stockOnHand stockReserved } }';

const it = shopTest()
  .extend('reader', { scope: 'file' }, ({ shop }) => aKey(shop, { scopes: ['READ_ORDERS'] }))
  .extend('writer', { scope: 'file' }, ({ shop }) => aKey(shop, { scopes: ['WRITE_ORDERS'] }))
  .extend('refunder', { scope: 'file' }, ({ shop }) =>
    aKey(shop, { scopes: ['WRITE_ORDERS', 'REFUND_ORDERS'] }),
  );

const needs = (scope: string): object => ({
  message: `This API key needs the scope ${scope}.`,
  extensions: { code: 'FORBIDDEN', scope },
});

describe('a key with READ_ORDERS', () => {
  it('reads every order, singly or page by page, and all changes since a time', async ({
    shop,
    admin,
    reader,
  }) => {
    const [pending, shipped] = [
      await anOrderThatIs(shop, 'PENDING', admin),
      await anOrderThatIs(shop, 'SHIPPED', admin),
    ];
    expect((await shop.graphql(ORDER, { id: pending.orderId }, reader.headers)).data).toMatchObject({
      order: { id: pending.orderId, email: 'sam@example.com' },
    });
    const ids = async (filter: object): Promise<string[]> =>
      (
        await shop.graphql<{ orders: { items: { id: string }[] } }>(ORDERS, { filter }, reader.headers)
      ).data.orders.items.map(({ id }) => id);
    expect(await ids({})).toEqual([shipped.orderId, pending.orderId]);
    expect(await ids({ status: 'SHIPPED', paymentStatus: 'PAID' })).toEqual([shipped.orderId]);
    const [{ changed } = { changed: '' }] = await shop.rows<{ changed: Date }>(
      'select updated_at as changed from orders where id = $1',
      [shipped.orderId],
    );
    expect(await ids({ updatedSince: changed })).toEqual([shipped.orderId]);
    expect((await shop.graphql(ORDERS, { page: 2, limit: 1 }, reader.headers)).data).toMatchObject({
      orders: { items: [{ id: pending.orderId, lines: [{ quantity: 2 }] }], pageInfo: { totalItems: 2 } },
    });
    expect((await shop.graphql(ORDERS, { limit: 0 }, reader.headers)).errors?.[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('can’t change orders, and is told which scope it lacks', async ({ shop, admin, reader }) => {
    const order = await anOrderThatIs(shop, 'PENDING', admin);
    const { data, errors } = await shop.graphql<object>(
      'mutation ($input: UpdateOrderStatusInput!) { updateOrderStatus(input: $input) { __typename } }',
      { input: { orderId: order.orderId, status: 'CANCELLED' } },
      reader.headers,
    );
    expect({ data, errors }).toMatchObject({
      data: { updateOrderStatus: null },
      errors: [needs('WRITE_ORDERS')],
    });
    expect(await shop.graphql(STOCK, {}, reader.headers)).toMatchObject({
      data: { product: { id: 1, stockOnHand: null, stockReserved: null } },
      errors: [needs('READ_CATALOGUE'), needs('READ_CATALOGUE')],
    });
  });

  it('has no account and no orders of its own', async ({ shop, reader }) => {
    expect(await shop.graphql('{ myOrders { pageInfo { totalItems } } }', {}, reader.headers)).toMatchObject({
      data: { myOrders: null },
      errors: [{ message: 'API keys can’t use this. Please sign in instead.' }],
    });
  });
});

describe('a key with WRITE_ORDERS', () => {
  it('changes an order’s status, and the audit log names the key', async ({ shop, admin, writer }) => {
    const order = await anOrderThatIs(shop, 'PENDING', admin, { by: await aCustomer(shop) });
    expect(await changeStatus(shop, order.orderId, 'PROCESSING', writer)).toMatchObject({
      kind: 'Order',
      status: 'PROCESSING',
    });
    expect((await auditOf(shop, order)).at(-1)).toMatchObject({
      action: 'PROCESSING',
      actor_role: 'API_KEY',
      actor_id: writer.id,
    });
  });

  it('cancels an unpaid order, but neither refunds nor cancels a paid one', async ({
    shop,
    admin,
    writer,
  }) => {
    const [unpaid, paid] = [await anUnpaidOrder(shop), await anOrderThatIs(shop, 'PENDING', admin)];
    expect(await changeStatus(shop, unpaid.orderId, 'CANCELLED', writer)).toMatchObject({
      kind: 'Order',
      status: 'CANCELLED',
    });
    for (const refund of [
      () => changeStatus(shop, paid.orderId, 'CANCELLED', writer),
      () => refundOrder(shop, paid.orderId, writer),
    ])
      await expect(refund()).rejects.toThrow('needs the scope REFUND_ORDERS');
    expect(
      await shop.rows('select status, payment_status from orders where id = $1', [paid.orderId]),
    ).toEqual([{ status: 'PENDING', payment_status: 'PAID' }]);
  });
  it('reads only the orders that it changes', async ({ shop, admin, writer }) => {
    const order = await anOrderThatIs(shop, 'PENDING', admin);
    expect(await shop.graphql(ORDER, { id: order.orderId }, writer.headers)).toMatchObject({
      data: { order: null },
      errors: [needs('READ_ORDERS')],
    });
    expect(await changeStatus(shop, 'no order', 'CANCELLED', writer)).toMatchObject({
      kind: 'OrderNotFound',
    });
  });
});

it('a key works for REST paths as for fields, and a refusal names the missing scope', async ({
  shop,
  reader,
  writer,
}) => {
  const get = async (authorization: string): Promise<object> => {
    const response = await shop.app.inject({
      url: '/api/orders/admin/all?limit=1',
      headers: { authorization },
    });
    return { status: response.statusCode, body: response.json() };
  };
  expect(await get(reader.headers.authorization)).toMatchObject({ status: 200, body: { success: true } });
  expect(await get(writer.headers.authorization)).toMatchObject({
    status: 403,
    body: { success: false, message: 'This API key needs the scope READ_ORDERS.' },
  });
  expect(await get('Bearer tl_live_nobody')).toMatchObject({
    status: 401,
    body: { success: false, message: 'This API key is unknown, revoked or expired.' },
  });
});

it('a key with READ_CATALOGUE sees the stock on hand; guests and customers don’t', async ({ shop }) => {
  const { headers } = await aKey(shop, { scopes: ['READ_CATALOGUE'] });
  await shop.rows('update products set stock_quantity = 12, stock_reserved = 5 where id = 1');
  expect((await shop.graphql(STOCK, {}, headers)).data).toEqual({
    product: { id: 1, stockQuantity: 7, stockOnHand: 12, stockReserved: 5 },
  });
  expect(await shop.graphql(STOCK)).toMatchObject({
    data: { product: { stockQuantity: 7, stockOnHand: null } },
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }, {}],
  });
});

describe('a key that also has REFUND_ORDERS', () => {
  it('cancels or refunds an order, and every entry names the key', async ({ shop, admin, refunder }) => {
    const [cancelled, refunded] = [
      await anOrderThatIs(shop, 'PENDING', admin),
      await anOrderThatIs(shop, 'DELIVERED', admin),
    ];
    expect(await changeStatus(shop, cancelled.orderId, 'CANCELLED', refunder)).toMatchObject({
      kind: 'Order',
      status: 'CANCELLED',
      paymentStatus: 'REFUNDED',
    });
    expect(await refundOrder(shop, refunded.orderId, refunder)).toMatchObject({
      kind: 'Order',
      status: 'REFUNDED',
    });
    for (const [order, action] of [
      [cancelled, 'CANCELLED'],
      [refunded, 'REFUNDED'],
    ] as const)
      expect((await auditOf(shop, order)).slice(-2)).toMatchObject([
        { action: 'refund asked', actor_role: 'API_KEY', actor_id: refunder.id },
        { action, actor_role: 'API_KEY', actor_id: refunder.id },
      ]);
  });
});
