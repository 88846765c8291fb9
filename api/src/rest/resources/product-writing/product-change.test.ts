import { describe, expect } from 'vitest';
import { anAdmin } from '../../../../test/account.ts';
import { aKey } from '../../../../test/fixtures/account/api-key.ts';
import { ask } from '../../../../test/fixtures/outside/legacy-client.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { aProduct, send, productOf, added } from './product-write.builder.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

const it = shopTest({ now: NOW });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

describe('ADMIN-07 PUT /api/products/{id}', () => {
  it('ADMIN-07 changing a product changes the fields given and nothing else', async ({ shop, admin }) => {
    const product = await added(shop, admin, { fitted_price: 120, ean_code: '5901234123457' });
    const answer = await send(shop, admin, 'PUT', `/products/${product.id}`, {
      stock_quantity: '4',
      ean_code: null,
    });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(productOf(answer)).toEqual({
      ...product,
      stock_quantity: 4,
      ean_code: null,
      specifications: expect.anything(),
    });
  });

  it('ADMIN-07 changing a product can set the list price, which is charged only without a mail order price', async ({
    shop,
    admin,
  }) => {
    const { id } = await added(shop, admin, { price: 100, mail_order_price: 80 });
    const prices = async (headers: Record<string, string>): Promise<object> =>
      shop.graphql(`{ product(id: ${id}) { price listPrice mailOrderPrice } }`, {}, headers);
    const { headers } = await aKey(shop, { scopes: ['READ_CATALOGUE'] });
    expect(await prices(headers)).toMatchObject({
      data: { product: { price: 8_000, listPrice: 10_000, mailOrderPrice: 8_000 } },
    });
    expect(productOf(await send(shop, admin, 'PUT', `/products/${id}`, { price: 120 }))).toMatchObject({
      price: 80,
      mail_order_price: 80,
    });
    expect(await prices(headers)).toMatchObject({
      data: { product: { price: 8_000, listPrice: 12_000, mailOrderPrice: 8_000 } },
    });
    expect(
      productOf(await send(shop, admin, 'PUT', `/products/${id}`, { mail_order_price: null })),
    ).toMatchObject({
      price: 120,
      mail_order_price: null,
    });
    expect(await prices({})).toMatchObject({
      data: { product: { price: 12_000, listPrice: null } },
      errors: [{ path: ['product', 'listPrice'], extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('ADMIN-07 C-21 a reduced price shows the earlier one for ninety days, and a raised price doesn’t', async ({
    shop,
    admin,
  }) => {
    const { id } = await added(shop, admin, { price: 100 });
    const wasPrice = async (): Promise<unknown> =>
      (await shop.graphql<{ product: { wasPrice: number | null } }>(`{ product(id: ${id}) { wasPrice } }`))
        .data.product.wasPrice;
    await send(shop, admin, 'PUT', `/products/${id}`, { price: 80 });
    expect(await wasPrice()).toBe(10_000);
    expect(
      await shop.rows(
        'select price_pence, valid_from::text, valid_until::text from product_prices where product_id = $1',
        [id],
      ),
    ).toEqual([{ price_pence: 10_000, valid_from: '2026-11-20', valid_until: '2026-11-20' }]);
    await send(shop, admin, 'PUT', `/products/${id}`, { price: 90 });
    expect(await wasPrice()).toBe(10_000);
    await send(shop, admin, 'PUT', `/products/${id}`, { price: 100 });
    expect(await wasPrice()).toBeNull();
    // A changed mail order price counts as a new price too.
    await send(shop, admin, 'PUT', `/products/${id}`, { mail_order_price: 60 });
    expect(await wasPrice()).toBe(10_000);
  });

  it('ADMIN-07 C-56 a former slug leads to the product, and no other product gets it', async ({
    shop,
    admin,
  }) => {
    const product = await added(shop, admin, { slug: 'first-address' });
    await send(shop, admin, 'PUT', `/products/${product.id}`, { slug: 'second-address' });
    expect((await ask(shop, 'GET', '/products/slug/first-address')).body).toMatchObject({
      id: product.id,
      slug: 'second-address',
    });
    expect(await send(shop, admin, 'POST', '/products', aProduct({ slug: 'first-address' }))).toMatchObject({
      status: 409,
    });
    expect(
      await send(shop, admin, 'PUT', `/products/${product.id}`, { slug: 'first-address' }),
    ).toMatchObject({
      status: 200,
    });
    expect((await ask(shop, 'GET', '/products/slug/second-address')).body).toMatchObject({
      slug: 'first-address',
    });
  });

  it('ADMIN-07 units reserved by a checkout stay on the shelf in addition to the new stock', async ({
    shop,
    admin,
  }) => {
    const { id } = await added(shop, admin, { stock_quantity: 10 });
    await shop.rows('update products set stock_reserved = 3 where id = $1', [id]);
    expect(productOf(await send(shop, admin, 'PUT', `/products/${id}`, { stock_quantity: 5 }))).toMatchObject(
      {
        stock_quantity: 5,
      },
    );
    expect(
      await shop.rows('select stock_quantity, stock_reserved from products where id = $1', [id]),
    ).toEqual([{ stock_quantity: 8, stock_reserved: 3 }]);
  });

  it('ADMIN-07 only editors can see a draft', async ({ shop, admin }) => {
    const { id } = await added(shop, admin);
    expect(productOf(await send(shop, admin, 'PUT', `/products/${id}`, { published: false }))).toMatchObject({
      id,
    });
    expect(await ask(shop, 'GET', `/products/${id}`)).toMatchObject({ status: 404 });
  });

  it('ADMIN-07 changing a product is refused for an unknown id, a malformed id and another product’s values', async ({
    shop,
    admin,
  }) => {
    const [one, other] = [await added(shop, admin), await added(shop, admin)];
    expect(await send(shop, admin, 'PUT', '/products/2147483647', { price: 1 })).toMatchObject({
      status: 404,
      body: { success: false, error: 'Product not found' },
    });
    expect(await send(shop, admin, 'PUT', '/products/abc', { price: 1 })).toMatchObject({ status: 400 });
    expect(await send(shop, admin, 'PUT', `/products/${one.id}`, { sku: other['sku'] })).toMatchObject({
      status: 409,
      body: { message: 'Another product already has this SKU.' },
    });
  });

  it('ADMIN-07 changing a product records the old and new values in the log', async ({ shop, admin }) => {
    const { id } = await added(shop, admin, { price: 50 });
    await send(shop, admin, 'PUT', `/products/${id}`, { price: 55 });
    expect(
      await shop.rows(
        `select action, before, after
          from audit_entries
          where subject = 'product' and subject_id = $1
          order by id desc limit 1`,
        [String(id)],
      ),
    ).toEqual([{ action: 'changed', before: { listPrice: 5_000 }, after: { listPrice: 5_500 } }]);
  });
});

describe('ADMIN-07 DELETE /api/products/{id}', () => {
  it('ADMIN-07 deleting a product removes it from the shop, keeps its row, and works once', async ({
    shop,
    admin,
  }) => {
    const { id, slug } = await added(shop, admin);
    expect(await send(shop, admin, 'DELETE', `/products/${id}`)).toMatchObject({
      status: 200,
      body: { success: true, id },
    });
    for (const path of [`/products/${id}`, `/products/slug/${slug}`])
      expect(await ask(shop, 'GET', path)).toMatchObject({ status: 404 });
    expect(
      await shop.rows('select deleted_at is not null as gone from products where id = $1', [id]),
    ).toEqual([{ gone: true }]);
    expect(await send(shop, admin, 'DELETE', `/products/${id}`)).toMatchObject({ status: 404 });
    expect(await send(shop, admin, 'PUT', `/products/${id}`, { price: 1 })).toMatchObject({ status: 404 });
  });
});

describe('C-42 Idempotency-Key', () => {
  it('C-42 an Idempotency-Key replays the first reply for a day; afterwards the write is a new one', async ({
    shop,
    admin,
  }) => {
    const key = { 'idempotency-key': 'order-4711' };
    const product = aProduct();
    const first = await send(shop, admin, 'POST', '/products', product, key);
    const second = await send(shop, admin, 'POST', '/products', product, key);
    expect([first.status, second.status, second.text]).toEqual([201, 201, first.text]);
    const { id } = productOf(first);
    await send(shop, admin, 'DELETE', `/products/${id}`, undefined, { 'idempotency-key': 'delete-4711' });
    expect(
      await send(shop, admin, 'DELETE', `/products/${id}`, undefined, { 'idempotency-key': 'delete-4711' }),
    ).toMatchObject({ status: 200, body: { id } });
    shop.setNow(new Date(NOW.getTime() + 86_400_000));
    expect(
      await send(shop, admin, 'DELETE', `/products/${id}`, undefined, { 'idempotency-key': 'delete-4711' }),
    ).toMatchObject({ status: 404 });
    shop.setNow(NOW);
  });

  it('C-42 an Idempotency-Key with another body, another path or other files is refused', async ({
    shop,
    admin,
  }) => {
    const key = { 'idempotency-key': 'mixed-up' };
    const product = aProduct();
    const { id } = productOf(await send(shop, admin, 'POST', '/products', product, key));
    expect(await send(shop, admin, 'POST', '/products', { ...product, price: 1 }, key)).toMatchObject({
      status: 422,
      body: {
        success: false,
        message: 'This Idempotency-Key has already been used with a different request.',
      },
    });
    expect(await send(shop, admin, 'PUT', `/products/${id}`, product, key)).toMatchObject({ status: 422 });
  });

  it('C-42 an Idempotency-Key belongs to its sender', async ({ shop, admin }) => {
    const key = { 'idempotency-key': 'common-words' };
    const other = await anAdmin(shop);
    const first = await send(shop, admin, 'POST', '/products', aProduct(), key);
    const second = await ask(shop, 'POST', '/products', {
      body: aProduct(),
      headers: { ...other.headers, ...key },
    });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(productOf(second).id).not.toBe(productOf(first).id);
  });

  it('C-42 twenty simultaneous requests with one key write once; the others get the reply or wait', async ({
    shop,
    admin,
  }) => {
    const key = { 'idempotency-key': 'all-at-once' };
    const product = aProduct();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(shop, admin, 'POST', '/products', product, key)),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await shop.rows('select count(*) as n from products where sku = $1', [product['sku']])).toEqual([
      { n: 1 },
    ]);
  });

  it.for(['', ' ', 'x'.repeat(256)])(
    'C-42 %j isn’t a valid Idempotency-Key',
    async (key, { shop, admin }) => {
      expect(
        await send(shop, admin, 'DELETE', '/products/1', undefined, { 'idempotency-key': key }),
      ).toMatchObject({
        status: 400,
      });
    },
  );
});
