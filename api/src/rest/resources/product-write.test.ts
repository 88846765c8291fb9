import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import { aCustomer, anAdmin, type SignedIn } from '../../features/accounts/account.builder.ts';
import { aKey } from '../../features/api-keys/api-key.builder.ts';
import { aForm, ask, type LegacyAnswer } from '../legacy-client.builder.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

const it = shopTest({ now: NOW });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

let skus = 0;
/** A product with nothing wrong in it, and an SKU nobody has. */
const aProduct = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  sku: `TEST-${(skus += 1)}-X`,
  brand: 'Michelin',
  model_name: 'Primacy 4+',
  size: '205/55 R16',
  load_index: '91',
  speed_rating: 'V',
  price: 94.2,
  stock_quantity: 12,
  ...overrides,
});
const send = (
  shop: TestShop,
  admin: SignedIn,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<LegacyAnswer> => ask(shop, method, path, { body, headers: { ...admin.headers, ...headers } });
interface Written {
  readonly id: number;
  readonly slug: string;
  readonly price: number;
  readonly [name: string]: unknown;
}
const productOf = ({ body }: LegacyAnswer): Written => body['product'] as unknown as Written;
async function added(
  shop: TestShop,
  admin: SignedIn,
  overrides: Record<string, unknown> = {},
): Promise<Written> {
  const answer = await send(shop, admin, 'POST', '/products', aProduct(overrides));
  expect(answer).toMatchObject({ status: 201, body: { success: true } });
  return productOf(answer);
}

describe('ADMIN-06 POST /api/products', () => {
  it('takes JSON with numbers as text, and the product is in the shop at once', async ({ shop, admin }) => {
    const before = (await ask(shop, 'GET', '/products?search=205/55R16&brand=Michelin&limit=1')).body[
      'pagination'
    ] as unknown as { totalProducts: number };
    const answer = await send(
      shop,
      admin,
      'POST',
      '/products',
      aProduct({
        price: '94.20',
        fitted_price: '116.5',
        load_index: 91,
        stock_quantity: '12',
        fuel_efficiency: 'B',
        wet_grip: 'A',
        noise_level: 70,
      }),
    );
    expect(answer.status).toBe(201);
    const product = productOf(answer);
    expect(product).toMatchObject({
      name: 'Michelin Primacy 4+ 205/55 R16 91V',
      brand: 'Michelin',
      model_slug: 'primacy-4-plus',
      category: 'Car Tyres',
      season: 'Summer',
      price: 94.2,
      mail_order_price: null,
      fitted_price: 116.5,
      stock_quantity: 12,
      load_index: '91',
      noise_level: 70,
    });
    expect((await ask(shop, 'GET', `/products/slug/${product.slug}`)).body).toMatchObject({
      id: product.id,
      price: 94.2,
    });
    expect(
      (await ask(shop, 'GET', '/products?search=205/55R16&brand=Michelin&limit=1')).body['pagination'],
    ).toMatchObject({ totalProducts: before.totalProducts + 1 });
    expect(
      await shop.rows('select quantity, reason from stock_movements where product_id = $1', [product.id]),
    ).toEqual([{ quantity: 12, reason: 'ADJUSTED' }]);
    expect(
      await shop.rows(
        `select action, actor_role, actor_id
          from audit_entries
          where subject = 'product' and subject_id = $1`,
        [String(product.id)],
      ),
    ).toEqual([{ action: 'made', actor_role: 'ADMIN', actor_id: admin.id }]);
  });

  it('ENT1-02 takes a form with pictures: drawn anew as WebP and AVIF in three widths, without what the camera wrote into them', async ({
    shop,
    admin,
  }) => {
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Sam Carter, 4 Ivel Road' } })
      .toBuffer();
    expect(photo.includes('Ivel Road')).toBe(true);
    const { body, headers } = aForm(
      { ...(aProduct() as Record<string, string>), price: '99.99', stock_quantity: '3' },
      [{ name: 'photo.jpg', bytes: photo }],
    );
    const answer = await send(shop, admin, 'POST', '/products', body, headers);
    expect(answer).toMatchObject({ status: 201 });
    const { image_url: url, images } = productOf(answer) as unknown as {
      image_url: string;
      images: { image_url: string; type: string }[];
    };
    expect(url).toMatch(/^\/uploads\/products\/upload-[0-9a-f]{32}-640\.webp$/);
    expect(images).toEqual([{ image_url: url.replace('-640', '-1280'), type: 'large' }]);
    const { images: pictures } = (await ask(shop, 'GET', '/models/primacy-4-plus')).body as unknown as {
      images: { image_url: string }[];
    };
    expect(productOf(answer)).toMatchObject({
      product_images: [{ image_url: url }],
      model_images: pictures.map(({ image_url: address }) => ({ image_url: address })),
    });
    for (const width of [320, 640, 1280])
      for (const format of ['webp', 'avif']) {
        const picture = await shop.app.inject(url.replace('-640.webp', `-${width}.${format}`));
        expect({ status: picture.statusCode, type: picture.headers['content-type'] }).toEqual({
          status: 200,
          type: `image/${format}`,
        });
        expect(picture.rawPayload.includes('Ivel Road')).toBe(false);
        expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width, height: width });
      }
    // The JSON form names pictures by their addresses.
    const again = await added(shop, admin, { images: [{ image_url: url }] });
    expect(again['image_url']).toBe(url);
  });

  it('C-42 a repetition within a minute, as JSON after a form, gets the first reply and makes nothing', async ({
    shop,
    admin,
  }) => {
    const fields = aProduct({ price: '77', stock_quantity: '1' }) as Record<string, string>;
    const form = aForm(fields);
    const first = await send(shop, admin, 'POST', '/products', form.body, form.headers);
    const second = await send(shop, admin, 'POST', '/products', fields);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.text).toBe(first.text);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await shop.rows('select count(*) as n from products where sku = $1', [fields['sku']])).toEqual([
      { n: 1 },
    ]);
    shop.setNow(new Date(NOW.getTime() + 61_000));
    expect(await send(shop, admin, 'POST', '/products', fields)).toMatchObject({
      status: 409,
      body: { success: false, message: 'Another product has this SKU already.' },
    });
    shop.setNow(NOW);
  });

  it('C-42 after a refusal the same SKU is tried anew', async ({ shop, admin }) => {
    const product = aProduct({ size: 'huge' });
    expect(await send(shop, admin, 'POST', '/products', product)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'size', message: 'A size looks like 205/55 R16' }] },
    });
    expect(await send(shop, admin, 'POST', '/products', { ...product, size: '205/55 R16' })).toMatchObject({
      status: 201,
    });
  });

  it('names every field that is wrong at once, by its own name', async ({ shop, admin }) => {
    const answer = await send(shop, admin, 'POST', '/products', { price: 1 });
    expect(answer).toMatchObject({
      status: 400,
      body: { success: false, error: 'The product cannot be saved like this' },
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
      aProduct({ ean_code: '4006381333932', load_index: '91/7', noise_level: 5, slug: 'No Slug!' }),
    );
    expect((wrong.body['fields'] as unknown as { path: string }[]).map(({ path }) => path)).toEqual([
      'load_index',
      'ean_code',
      'slug',
      'noise_level',
    ]);
  });

  it('names with what cannot be read at all what is missing, in a form as in JSON', async ({
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

  it('numbers and addresses that another product has are refused by name', async ({ shop, admin }) => {
    const product = await added(shop, admin, { ean_code: '4006381333931', slug: 'the-only-one' });
    for (const [taken, message] of [
      [{ sku: product['sku'] }, 'Another product has this SKU already.'],
      [{ ean_code: '4006381333931' }, 'Another product has this EAN already.'],
      [{ slug: 'the-only-one' }, 'Another product has this address already.'],
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

  it('GraphQL says which product has them, as long as that is sold', async ({ shop, admin }) => {
    const product = await added(shop, admin, { slug: 'mine-alone', ean_code: '9780201379624' });
    const input = {
      sku: 'OTHER-1',
      model: 'primacy-4-plus',
      size: '205/55 R16',
      loadIndex: 91,
      speedRating: 'V',
      price: 9_420,
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

  it('ten at once with one SKU make one product', async ({ shop, admin }) => {
    const product = aProduct();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        send(shop, admin, 'POST', '/products', product, { 'idempotency-key': crypto.randomUUID() }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });
});

describe('pictures that are none', () => {
  const rejected = async (
    shop: TestShop,
    admin: SignedIn,
    bytes: Buffer,
    name = 'photo.jpg',
  ): Promise<LegacyAnswer> => {
    const { body, headers } = aForm(
      aProduct({ price: '10', stock_quantity: '1' }) as Record<string, string>,
      [{ name, bytes }],
    );
    return send(shop, admin, 'POST', '/products', body, headers);
  };

  it('a script, a vector graphic, a broken picture and a dot are refused by their content', async ({
    shop,
    admin,
  }) => {
    const half = (
      await sharp({
        create: {
          width: 400,
          height: 400,
          channels: 3,
          background: '#000',
          noise: { type: 'gaussian', mean: 128, sigma: 30 },
        },
      })
        .jpeg()
        .toBuffer()
    ).subarray(0, 3_000);
    const dot = await sharp({ create: { width: 5, height: 5, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const cases: readonly [Buffer, string][] = [
      [Buffer.from('<script>alert(1)</script>'), 'A picture must be a JPEG, PNG, WebP or AVIF'],
      [
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>',
        ),
        'A picture must be a JPEG, PNG, WebP or AVIF',
      ],
      [half, 'This picture is damaged'],
      [dot, 'A picture must be at least 100 pixels wide and high'],
    ];
    for (const [bytes, message] of cases)
      expect(await rejected(shop, admin, bytes)).toMatchObject({
        status: 400,
        body: { success: false, fields: [{ path: 'images.0', message }] },
      });
  });

  it('a bomb that would unfold into gigabytes is seen by its head', async ({ shop, admin }) => {
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await rejected(shop, admin, bomb)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'images.0', message: 'A picture may have at most 50 million pixels' }] },
    });
  });

  it('an address of elsewhere is no picture of the shop’s', async ({ shop, admin }) => {
    for (const url of [
      'https://evil.example/x.webp',
      '/uploads/products/../../etc/passwd',
      '/uploads/products/upload-00000000000000000000000000000000-640.webp',
    ])
      expect(
        await send(shop, admin, 'POST', '/products', aProduct({ images: [{ image_url: url }] })),
      ).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'images.0' }] },
      });
    expect(existsSync(join(shop.config.dataDir, 'etc'))).toBe(false);
  });

  it('fifty megabytes are refused, by what they say they are and by what they are', async ({
    shop,
    admin,
  }) => {
    const { headers } = aForm({});
    const huge = aForm({}, [{ name: 'x.jpg', bytes: Buffer.alloc(50 * 1024 * 1024) }]);
    expect(await send(shop, admin, 'POST', '/products', huge.body, headers)).toMatchObject({
      status: 413,
      body: { success: false },
    });
    const large = aForm({}, [{ name: 'x.jpg', bytes: Buffer.alloc(11 * 1024 * 1024) }]);
    expect(await send(shop, admin, 'POST', '/products', large.body, headers)).toMatchObject({
      status: 413,
      body: { success: false },
    });
  });

  it.for([
    ['cut short', (whole: Buffer) => whole.subarray(0, whole.length - 30)],
    ['of noise', () => Buffer.from('not a form')],
    ['empty', () => Buffer.alloc(0)],
  ] as const)('a form %s is refused', async ([_what, cut], { shop, admin }) => {
    const { body, headers } = aForm({ sku: 'HALF-1' });
    expect(await send(shop, admin, 'POST', '/products', cut(body), headers)).toMatchObject({
      status: 400,
      body: { success: false },
    });
  });

  it('a form without its boundary, and a form where none is taken', async ({ shop, admin }) => {
    expect(
      await send(shop, admin, 'POST', '/products', aForm({}).body, { 'content-type': 'multipart/form-data' }),
    ).toMatchObject({ status: 400, body: { success: false } });
    const { body, headers } = aForm({ email: 'x' });
    expect(await ask(shop, 'POST', '/auth/login', { body, headers })).toMatchObject({
      status: 415,
      body: { success: false },
    });
  });
});

describe('ADMIN-07 PUT /api/products/{id}', () => {
  it('changes what is given and nothing else', async ({ shop, admin }) => {
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

  it('takes the list price, which is charged only while there is no mail order price', async ({
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

  it('C-21 keeps a price that falls beside the new one for ninety days, and none that rises', async ({
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
    // Another mail order price is another price too.
    await send(shop, admin, 'PUT', `/products/${id}`, { mail_order_price: 60 });
    expect(await wasPrice()).toBe(10_000);
  });

  it('C-56 an old address leads to the product, and nobody else gets it', async ({ shop, admin }) => {
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

  it('pieces promised to a checkout stay on the shelf on top of what is set', async ({ shop, admin }) => {
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

  it('a draft is seen by nobody but whoever writes it', async ({ shop, admin }) => {
    const { id } = await added(shop, admin);
    expect(productOf(await send(shop, admin, 'PUT', `/products/${id}`, { published: false }))).toMatchObject({
      id,
    });
    expect(await ask(shop, 'GET', `/products/${id}`)).toMatchObject({ status: 404 });
  });

  it('of none, of an id that is none, and with what another has', async ({ shop, admin }) => {
    const [one, other] = [await added(shop, admin), await added(shop, admin)];
    expect(await send(shop, admin, 'PUT', '/products/2147483647', { price: 1 })).toMatchObject({
      status: 404,
      body: { success: false, error: 'Product not found' },
    });
    expect(await send(shop, admin, 'PUT', '/products/abc', { price: 1 })).toMatchObject({ status: 400 });
    expect(await send(shop, admin, 'PUT', `/products/${one.id}`, { sku: other['sku'] })).toMatchObject({
      status: 409,
      body: { message: 'Another product has this SKU already.' },
    });
  });

  it('leaves in the log what changed, from what to what', async ({ shop, admin }) => {
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
  it('takes it out of the shop, keeps its row, and is done once', async ({ shop, admin }) => {
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
  it('answers the first reply for a day, and then the write is a new one', async ({ shop, admin }) => {
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

  it('with another body, another path or other files is refused', async ({ shop, admin }) => {
    const key = { 'idempotency-key': 'mixed-up' };
    const product = aProduct();
    const { id } = productOf(await send(shop, admin, 'POST', '/products', product, key));
    expect(await send(shop, admin, 'POST', '/products', { ...product, price: 1 }, key)).toMatchObject({
      status: 422,
      body: { success: false, message: 'This Idempotency-Key was used with another request.' },
    });
    expect(await send(shop, admin, 'PUT', `/products/${id}`, product, key)).toMatchObject({ status: 422 });
  });

  it('belongs to who sent it', async ({ shop, admin }) => {
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

  it('twenty at once write once; the others get the same reply or are told to wait', async ({
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

  it.for(['', ' ', 'x'.repeat(256)])('%j is none', async (key, { shop, admin }) => {
    expect(
      await send(shop, admin, 'DELETE', '/products/1', undefined, { 'idempotency-key': key }),
    ).toMatchObject({
      status: 400,
    });
  });
});

it('PERM-04 guests and customers write nothing, and what they send is not even read', async ({ shop }) => {
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
