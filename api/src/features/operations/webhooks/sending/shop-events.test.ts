import { describe, expect } from 'vitest';
import { aCustomer } from '../../../../../test/account.ts';
import { aKey } from '../../../../../test/fixtures/account/api-key.ts';
import {
  aBuyableProduct,
  aCheckout,
  anOpenCheckout,
  cancel,
  checkOut,
} from '../../../../../test/fixtures/buying.ts';
import {
  anOrderThatIs,
  anUnpaidOrder,
  aPaidOrder,
  changeStatus,
} from '../../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { anEndpoint } from '../webhook.builder.ts';

const it = shopTest({ env: { WEBHOOK_PRIVATE_TARGETS: 'true' } });
it.beforeAll(async ({ shop }) => {
  await anEndpoint(shop, { url: 'http://127.0.0.1:9/' });
});

it.afterEach(({ shop }) => shop.rows('delete from webhook_deliveries'));

interface Published {
  readonly type: string;
  readonly data: {
    readonly order?: Record<string, unknown>;
    readonly product?: Record<string, unknown>;
    readonly [field: string]: unknown;
  };
}

/** The integrator events in the order they happened; simultaneous ones by name. */
async function published(shop: TestShop): Promise<Published[]> {
  const rows = await shop.rows<{ body: string }>(
    'select body from webhook_deliveries order by created_at, event',
  );
  return rows.map(({ body }) => JSON.parse(body) as Published);
}

describe('events of the shop', () => {
  it('a placed and paid order is sent to integrators, in pence and without the buyer’s data', async ({
    shop,
  }) => {
    const { orderId, orderNumber, product } = await aPaidOrder(shop, {
      by: await aCustomer(shop),
      phone: '01632 960 123',
    });
    const order = {
      id: orderId,
      number: orderNumber,
      status: 'PENDING',
      currency: 'gbp',
      subtotal: 17_898,
      shipping: 1_599,
      total: 19_497,
      vatIncluded: expect.any(Number),
      deliveryMethod: 'STANDARD',
      createdAt: expect.stringMatching(/Z$/),
      lines: [
        {
          productId: product.id,
          sku: expect.any(String),
          name: product.name,
          quantity: 2,
          unitPrice: 8_949,
          lineTotal: 17_898,
        },
      ],
    };
    const events = await published(shop);
    expect(events).toMatchObject([
      { type: 'order.created', data: { order: { ...order, paymentStatus: 'UNPAID', paidAt: null } } },
      {
        type: 'order.paid',
        data: { order: { ...order, paymentStatus: 'PAID', paidAt: expect.stringMatching(/Z$/) } },
      },
    ]);
    for (const personal of ['Sam', 'Carter', 'example.com', 'Ivel Road', 'MK42', '01632'])
      expect(JSON.stringify(events)).not.toContain(personal);
  });

  it('every status of an order is sent to integrators, with the previous one', async ({ shop, admin }) => {
    const { orderId } = await anOrderThatIs(shop, 'SHIPPED', admin);
    await changeStatus(shop, orderId, 'DELIVERED', admin);
    await changeStatus(shop, orderId, 'DELIVERED', admin);
    await changeStatus(shop, orderId, 'REFUNDED', admin);
    const steps = (await published(shop)).filter(({ type }) => type === 'order.status_changed');
    expect(steps.map(({ data: { previousStatus, order } }) => [previousStatus, order?.['status']])).toEqual([
      ['PENDING', 'PROCESSING'],
      ['PROCESSING', 'SHIPPED'],
      ['SHIPPED', 'DELIVERED'],
      ['DELIVERED', 'REFUNDED'],
    ]);
    expect(steps.at(-1)?.data.order).toMatchObject({ id: orderId, paymentStatus: 'REFUNDED' });
  });

  it('an abandoned checkout is sent to integrators', async ({ shop }) => {
    const { orderId } = await anUnpaidOrder(shop);
    await cancel(shop, orderId);
    expect(await published(shop)).toMatchObject([
      { type: 'order.created' },
      {
        type: 'order.status_changed',
        data: {
          previousStatus: 'PENDING',
          order: { id: orderId, status: 'CANCELLED', paymentStatus: 'FAILED' },
        },
      },
    ]);
  });

  it('stock falling below ten is sent to integrators once, and again only if it rose in between', async ({
    shop,
  }) => {
    const product = await aBuyableProduct(shop, { stock: 11, price: 5_000 });
    await anOpenCheckout(shop, product, { quantity: 1 });
    const low = async (): Promise<unknown[]> =>
      (await published(shop)).filter(({ type }) => type === 'stock.low').map(({ data }) => data);
    expect(await low()).toEqual([]);
    const { orderId } = await anOpenCheckout(shop, product, { quantity: 2 });
    await anOpenCheckout(shop, product, { quantity: 1 });
    expect(await low()).toEqual([
      {
        product: {
          id: product.id,
          sku: expect.any(String),
          slug: expect.any(String),
          name: product.name,
          published: true,
          price: 5_000,
          stockQuantity: 8,
        },
        threshold: 10,
      },
    ]);
    await cancel(shop, orderId);
    await shop.rows('update products set stock_quantity = 14 where id = $1', [product.id]);
    await anOpenCheckout(shop, product, { quantity: 5 });
    expect(await low()).toHaveLength(2);
  });

  it('products that an API key changes and deletes are sent to integrators, with the stock this removes', async ({
    shop,
  }) => {
    const { headers, id: keyId } = await aKey(shop, { scopes: ['WRITE_CATALOGUE'] });
    const { id } = await aBuyableProduct(shop, { stock: 20, price: 5_000 });
    await shop.graphql(
      'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { __typename } }',
      { input: { id, stockQuantity: 3 } },
      headers,
    );
    await shop.graphql('mutation ($id: Int!) { deleteProduct(id: $id) { __typename } }', { id }, headers);
    await shop.graphql('mutation ($id: Int!) { deleteProduct(id: $id) { __typename } }', { id }, headers);
    const product = { id, price: 5_000, stockQuantity: 3 };
    expect(await published(shop)).toMatchObject([
      { type: 'product.updated', data: { product, change: 'UPDATED' } },
      { type: 'stock.low', data: { product, threshold: 10 } },
      { type: 'product.updated', data: { product, change: 'DELETED' } },
    ]);
    expect(
      await shop.rows(
        `select actor_role, actor_id, action
          from audit_entries
          where subject = 'product' and subject_id = $1
          order by id`,
        [String(id)],
      ),
    ).toEqual([
      { actor_role: 'API_KEY', actor_id: keyId, action: 'changed' },
      { actor_role: 'API_KEY', actor_id: keyId, action: 'deleted' },
    ]);
  });

  it('a failed purchase sends integrators nothing', async ({ shop }) => {
    const product = await aBuyableProduct(shop, { stock: 10 });
    expect(
      await checkOut(shop, aCheckout({ items: [{ productId: product.id, quantity: 11 }] })),
    ).toMatchObject({ kind: 'OutOfStock' });
    expect(await published(shop)).toEqual([]);
  });
});
