import { describe, expect } from 'vitest';
import { aCustomer } from '../../../../test/account.ts';
import { aForm, ask } from '../../../../test/fixtures/outside/legacy-client.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { createProductInputRules } from '../../route/inputRules.generated.ts';
import { newProduct } from './product-write.body.ts';
import { aProduct, send, added } from './product-write.builder.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

const it = shopTest({ now: NOW });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

it('a field is published with its rule, except amounts and load indexes, which have another format', () => {
  const published = new Set(Object.values(newProduct.properties ?? {}).map(({ rule }) => rule));
  const unpublished = Object.entries(createProductInputRules).filter(([, rule]) => !published.has(rule));
  expect(unpublished.map(([name]) => name)).toEqual([
    'costPrice',
    'fittedPrice',
    'listPrice',
    'loadIndex',
    'loadIndexTwin',
    'mailOrderPrice',
    // REST doesn't have these.
    'oeMark',
    'runFlatCode',
  ]);
});

describe('ADMIN-06 POST /api/products', () => {
  it('ADMIN-06 adding a product lists every invalid field at once, by its REST name', async ({
    shop,
    admin,
  }) => {
    const answer = await send(shop, admin, 'POST', '/products', { price: 1 });
    expect(answer).toMatchObject({
      status: 400,
      body: { success: false, error: 'We couldn’t save this product' },
    });
    expect((answer.body['fields'] as unknown as { path: string }[]).map(({ path }) => path)).toEqual([
      'sku',
      'model',
      'size',
      'load_index',
      'speed_rating',
    ]);
    const wrong = await send(
      shop,
      admin,
      'POST',
      '/products',
      aProduct({
        ean_code: '4006381333932',
        load_index: '91/7',
        noise_level: 5,
        slug: 'No Slug!',
        stock_quantity: 1_000_001,
      }),
    );
    expect((wrong.body['fields'] as unknown as { path: string }[]).map(({ path }) => path)).toEqual([
      'slug',
      'ean_code',
      'noise_level',
      'stock_quantity',
      'load_index',
    ]);
  });

  it('ADMIN-06 adding a product lists missing and malformed fields together, in a form as in JSON', async ({
    shop,
    admin,
  }) => {
    const { body, headers } = aForm({ sku: '' });
    const answer = await send(shop, admin, 'POST', '/products', body, headers);
    const message = 'price is required. 5 more fields are wrong.';
    expect(answer).toMatchObject({ status: 400, body: { success: false, error: message, message } });
    expect(answer.body['fields']).toEqual(
      ['price', 'sku', 'size', 'load_index', 'speed_rating', 'model'].map((path) => ({
        path,
        message: `${path} is required.`,
      })),
    );
    const wrong = await send(shop, admin, 'PUT', '/products/1', {
      price: 'abc',
      stock_quantity: 1.5,
      images: ['x'],
      published: 'perhaps',
    });
    expect(wrong).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^\w+ must be .*\. 3 more fields are wrong\.$/) },
    });
    expect(wrong.body['fields']).toEqual(
      expect.arrayContaining([
        { path: 'price', message: 'price must be a number.' },
        { path: 'stock_quantity', message: 'stock_quantity must be a whole number.' },
        { path: 'images.0', message: 'images.0 must be an object.' },
        { path: 'published', message: 'published must be true or false.' },
      ]),
    );
    const words = await send(shop, admin, 'PUT', '/products/1', { category: 'Boats', season: 'Spring' });
    expect(words).toMatchObject({
      status: 400,
      body: {
        message:
          'category must be one of Car Tyres, 4x4/SUV Tyres, Van Tyres, Motorcycle Tyres. 1 more field is wrong.',
        fields: [
          { path: 'category' },
          { path: 'season', message: 'season must be one of Summer, Winter, All Season.' },
        ],
      },
    });
    const many = await send(shop, admin, 'PUT', '/products/1', {
      images: Array.from({ length: 500 }, () => 'x'),
    });
    expect(many.body['fields']).toHaveLength(50);
  });

  it.for([
    [{ price: 'cheap' }, 'price must be a number.'],
    [{ price: 9.999 }, 'price must have at most two decimals.'],
    [{ price: -1 }, 'price must be 0.01 or more.'],
    [{ price: '0' }, 'price must be 0.01 or more.'],
    [{ wet_grip: 'Q' }, 'wet_grip must be one of A, B, C, D, E.'],
    [{ category: 'Boats' }, 'category must be one of Car Tyres, 4x4/SUV Tyres, Van Tyres, Motorcycle Tyres.'],
  ] as const)('%j is refused in a sentence', async ([given, message], { shop, admin }) => {
    expect(await send(shop, admin, 'POST', '/products', aProduct(given))).toMatchObject({
      status: 400,
      body: { success: false, error: message, message, fields: [{ path: Object.keys(given)[0], message }] },
    });
  });

  it('ADMIN-06 part numbers and slugs that another product has are refused by name', async ({
    shop,
    admin,
  }) => {
    const product = await added(shop, admin, { ean_code: '4006381333931', slug: 'the-only-one' });
    for (const [taken, message] of [
      [{ sku: product['sku'] }, 'Another product already has this SKU.'],
      [{ ean_code: '4006381333931' }, 'Another product already has this EAN.'],
      [{ slug: 'the-only-one' }, 'Another product already has this address.'],
    ] as const)
      expect(
        await send(shop, admin, 'POST', '/products', aProduct(taken), {
          'idempotency-key': crypto.randomUUID(),
        }),
      ).toMatchObject({
        status: 409,
        body: { success: false, message, fields: [{ path: Object.keys(taken)[0], message }] },
      });
  });

  it('ADMIN-06 GraphQL names the product that has them while it’s on sale', async ({ shop, admin }) => {
    const product = await added(shop, admin, { slug: 'mine-alone', ean_code: '9780201379624' });
    const input = {
      sku: 'OTHER-1',
      model: 'primacy-4-plus',
      size: '205/55 R16',
      loadIndex: 91,
      speedRating: 'V',
      listPrice: 9_420,
    };
    const create = async (taken: object): Promise<unknown> =>
      (
        await shop.graphql<{ createProduct: unknown }>(
          /* GraphQL */ `
            mutation ($input: CreateProductInput!) {
              createProduct(input: $input) {
                ... on ProductExists {
                  field
                  productId
                }
              }
            }
          `,
          { input: { ...input, ...taken } },
          { ...admin.headers },
        )
      ).data.createProduct;
    const sku = String(product['sku']);
    for (const [field, value] of [
      ['sku', ` ${sku.toLowerCase()} `],
      ['ean', '9780201379624'],
      ['slug', 'mine-alone'],
    ] as const)
      expect(await create({ [field]: value })).toEqual({ field, productId: product.id });
    await send(shop, admin, 'DELETE', `/products/${product.id}`);
    expect(await create({ sku })).toEqual({ field: 'sku', productId: null });
  });

  it('ADMIN-06 ten simultaneous requests with one SKU add one product', async ({ shop, admin }) => {
    const product = aProduct();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        send(shop, admin, 'POST', '/products', product, { 'idempotency-key': crypto.randomUUID() }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });
});

it('PERM-04 guests and customers can’t write, and their bodies aren’t even read', async ({ shop }) => {
  const customer = await aCustomer(shop);
  const huge = aForm({}, [{ name: 'x.jpg', bytes: Buffer.alloc(50 * 1024 * 1024) }]);
  for (const [headers, status] of [
    [{}, 401],
    [customer.headers, 403],
  ] as const) {
    expect(await ask(shop, 'POST', '/products', { body: aProduct(), headers })).toMatchObject({
      status,
      body: { success: false },
    });
    expect(
      await ask(shop, 'POST', '/products', { body: huge.body, headers: { ...headers, ...huge.headers } }),
    ).toMatchObject({ status });
    expect(await ask(shop, 'PUT', '/products/1', { body: { price: 1 }, headers })).toMatchObject({ status });
    expect(await ask(shop, 'DELETE', '/products/1', { headers })).toMatchObject({ status });
  }
  expect(await shop.rows('select deleted_at from products where id = 1')).toEqual([{ deleted_at: null }]);
});
