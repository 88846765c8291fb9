import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect } from 'vitest';
import { shopTest, type ShopFixtures } from '../../test/shop-test.ts';
import type { TestShop } from '../../test/test-shop.ts';
import { aCustomer, PASSWORD, type SignedIn } from '../features/accounts/account.builder.ts';
import { aPaidOrder, type BoughtOrder } from '../features/orders/order.builder.ts';
import { aBuyableProduct, anAddress } from '../features/payments/buying.builder.ts';
import type { JsonSchema } from './json-schema.ts';
import { ask, type LegacyAnswer } from './legacy-client.builder.ts';
import { restTable } from './rest-table.ts';

const it = shopTest({ jobs: true, now: new Date('2026-11-20T10:00:00Z') }).extend(
  'order',
  { scope: 'file' },
  ({ shop, customer }) => aPaidOrder(shop, { by: customer }),
);
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

type Given = Pick<ShopFixtures, 'shop' | 'admin' | 'customer'> & { readonly order: BoughtOrder };

/** A schema that allows nothing it does not name. */
function strictly(schema: JsonSchema): JsonSchema {
  const properties =
    schema.properties &&
    Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, strictly(property)]),
    );
  return {
    ...schema,
    ...(properties ? { properties, additionalProperties: false } : {}),
    ...(schema.items ? { items: strictly(schema.items) } : {}),
  } as JsonSchema;
}

const ajv = new Ajv2020({ strict: true, strictTypes: false, validateFormats: false, multipleOfPrecision: 6 });
const checkout = async ({ shop }: Given): Promise<unknown> => ({
  items: [{ id: (await aBuyableProduct(shop)).id, quantity: '2' }],
  email: 'sam@example.com',
  phone: '',
  shipping_address: anAddress(),
});
const aProduct = (sku: string): object => ({
  sku,
  model_slug: 'primacy-4-plus',
  size: '205/55 R16',
  load_index: '91',
  speed_rating: 'V',
  price: 94.2,
});

interface Sample {
  readonly path?: (given: Given) => string;
  readonly body?: (given: Given) => unknown;
  readonly by?: (given: Given) => SignedIn;
}

/** A good request of every path; one without is a path without a test. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  'GET /products': { path: () => '/products?limit=3&brand=Michelin&search=&season=Summer' },
  'GET /products/featured': {},
  'GET /products/{id}': { path: () => '/products/14910' },
  'GET /enhanced-products/{id}': { path: () => '/enhanced-products/14910' },
  'GET /enhanced-products/{id}/related': { path: () => '/enhanced-products/14910/related' },
  'GET /products/slug/{slug}': { path: () => '/products/slug/pirelli-cinturato-p7-c2-205-55-r16-91v' },
  'GET /products/slug/{slug}/reviews': {
    path: () => '/products/slug/pirelli-cinturato-p7-c2-205-55-r16-91v/reviews?page=2&limit=5',
  },
  'POST /products': { body: () => aProduct('CONTRACT-1'), by: ({ admin }) => admin },
  'PUT /products/{id}': {
    path: () => '/products/1',
    body: () => ({ fitted_price: '130.5' }),
    by: ({ admin }) => admin,
  },
  'DELETE /products/{id}': { path: () => '/products/2', by: ({ admin }) => admin },
  'GET /models': { path: () => '/models?brand=michelin&limit=2' },
  'GET /models/brands/summary': {},
  'GET /models/{slug}': { path: () => '/models/primacy-4-plus' },
  'GET /models/{slug}/variations': {
    path: () => '/models/primacy-4-plus/variations?sortBy=price&sortOrder=DESC',
  },
  'POST /auth/login': { body: ({ customer }) => ({ email: customer.email, password: PASSWORD }) },
  'POST /auth/register': {
    body: () => ({
      first_name: 'Sam',
      last_name: 'Carter',
      email: 'new@example.com',
      password: PASSWORD,
      confirm_password: PASSWORD,
    }),
  },
  'GET /auth/verify': { by: ({ customer }) => customer },
  'POST /payments/create-checkout-session': { body: checkout, by: ({ customer }) => customer },
  'POST /payments/create-guest-checkout-session': { body: checkout },
  'POST /payments/create-payment-intent': { body: checkout },
  'GET /payments/checkout-session/{session_id}': {
    path: ({ order }) => `/payments/checkout-session/${order.sessionId}`,
  },
  'GET /orders/my-orders': { by: ({ customer }) => customer },
  'GET /orders': { by: ({ admin }) => admin },
  'POST /orders': { body: checkout, by: ({ customer }) => customer },
  'GET /orders/admin/all': { path: () => '/orders/admin/all?limit=1', by: ({ admin }) => admin },
  'GET /orders/{orderId}': {
    path: ({ order }) => `/orders/${order.orderId}`,
    by: ({ customer }) => customer,
  },
  'GET /tracking/{trackingNumber}': { path: ({ order }) => `/tracking/%20${order.orderNumber}%20` },
  'GET /blog/posts': { path: () => '/blog/posts?category=&search=' },
  'GET /blog/categories': {},
  'GET /blog/posts/{key}': { path: () => '/blog/posts/tyre-pressure-guide' },
  'GET /page-contents/{slug}': { path: () => '/page-contents/privacy' },
};

describe('API1 every path answers in the shape that it documents, and nothing besides', () => {
  it('there is a good request for each', () => {
    expect(Object.keys(SAMPLES).toSorted()).toEqual(
      restTable.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
  });

  it.for(restTable.map((row) => [`${row.method} ${row.path}`, row] as const))(
    '%s',
    async ([name, row], { shop, admin, customer, order }) => {
      const given = { shop, admin, customer, order };
      const { path, body, by } = SAMPLES[name] ?? {};
      const answer = await ask(shop, row.method, path?.(given) ?? row.path, {
        ...(body ? { body: await body(given) } : {}),
        headers: { ...by?.(given).headers },
      });
      expect({
        status: answer.status,
        type: answer.headers['content-type'],
        body: answer.status < 300 ? 'good' : answer.body,
      }).toEqual({ status: row.status ?? 200, type: 'application/json; charset=utf-8', body: 'good' });
      const validate = ajv.compile(strictly(row.answer) as object);
      validate(answer.body);
      expect(validate.errors ?? []).toEqual([]);
    },
  );
});

const get = (shop: TestShop, path: string, by?: SignedIn): Promise<LegacyAnswer> =>
  ask(shop, 'GET', path, { headers: { ...by?.headers } });
const keys = (value: unknown): string[] => Object.keys(value as object).toSorted();
const first = (value: unknown): Record<string, unknown> => (value as Record<string, unknown>[])[0] ?? {};

/** The fields of the documentation, written down a second time: the schemas of the table are not their own measure. */
describe('the documented fields', () => {
  const PRODUCT = [
    'id',
    'slug',
    'name',
    'brand',
    'model',
    'model_name',
    'model_slug',
    'category',
    'size',
    'season',
    'price',
    'mail_order_price',
    'fitted_price',
    'sku',
    'ean_code',
    'description',
  ];
  const IMAGES = ['image_url', 'main_image_url', 'images', 'product_images', 'model_images'];
  const TECHNICAL = [
    'stock_quantity',
    'speed_rating',
    'load_index',
    'fuel_efficiency',
    'wet_grip',
    'noise_level',
    'specifications',
  ];
  const RATINGS = [
    'aggregate_rating',
    'average_rating',
    'total_reviews',
    'cached_avg_rating',
    'cached_review_count',
    'recommendation_percentage',
    'other_variations',
    'reviews',
    'reviews_pagination',
  ];

  it('ENT1-01 to ENT1-08 of a product and its reviews', async ({ shop }) => {
    const { body: product } = await get(shop, '/products/14910');
    expect(keys(product)).toEqual([...PRODUCT, ...IMAGES, ...TECHNICAL, ...RATINGS].toSorted());
    expect(product).toMatchObject({
      id: 14_910,
      slug: 'pirelli-cinturato-p7-c2-205-55-r16-91v',
      brand: 'Pirelli',
      model_name: 'Cinturato P7 C2',
      category: 'Car Tyres',
      season: 'Summer',
      size: '205/55 R16',
      load_index: '91',
      speed_rating: 'V',
      specifications: { Size: '205/55 R16', Width: '205 mm' },
      reviews_pagination: { current_page: 1 },
    });
    const [charged] = await shop.rows<{ pence: number }>(
      'select charged_price_pence as pence from products where id = 14910',
    );
    expect(product['price']).toBe(Number(((charged?.pence ?? 0) / 100).toFixed(2)));
    expect((product['images'] as unknown as { type: string }[]).map(({ type }) => type)).toEqual([
      'large',
      'product',
      'product',
    ]);
    expect(keys(first(product['reviews']))).toEqual([
      'author',
      'content',
      'created_at',
      'date',
      'helpful_votes',
      'id',
      'is_sample',
      'miles_driven',
      'rating',
      'review_text',
      'reviewed_on',
      'reviewer_name',
      'title',
      'verified',
    ]);
    expect(keys(product['reviews_pagination'])).toEqual(['current_page', 'total_pages', 'total_reviews']);
  });

  it('API1-02 of a listing: what is known of each is what its own page says', async ({ shop }) => {
    const { body } = await get(
      shop,
      '/products?page=2&limit=2&sortBy=price&sortOrder=DESC&width=205&profile=55&diameter=16&minPrice=60&maxPrice=90&season=summer&category=Car%20Tyres',
    );
    expect(keys(body)).toEqual(['pagination', 'products']);
    expect(keys(body['pagination'])).toEqual(['totalPages', 'totalProducts']);
    const { products } = body as unknown as { products: { id: number; price: number }[] };
    expect(products.map(({ price }) => price)).toEqual(
      products.map(({ price }) => price).toSorted((a, b) => b - a),
    );
    for (const card of products) expect((await get(shop, `/products/${card.id}`)).body).toMatchObject(card);
    const [{ n } = { n: 0 }] = await shop.rows<{ n: number }>(
      `select count(*) as n
        from products
        where width = 205 and profile = 55 and diameter = 16 and season = 'SUMMER'
          and category = 'CAR' and charged_price_pence between 6000 and 9000 and published
          and deleted_at is null`,
    );
    expect(body['pagination']).toEqual({ totalProducts: n, totalPages: Math.ceil(n / 2) });
  });

  it('C-18 a season may stand as category, and C-17 a size, a registration and a vehicle narrow as well', async ({
    shop,
  }) => {
    const total = async (query: string): Promise<number> =>
      (
        (await get(shop, `/products?limit=1&${query}`)).body['pagination'] as unknown as {
          totalProducts: number;
        }
      ).totalProducts;
    expect(await total('category=All-Season')).toBe(await total('season=All%20Season'));
    expect(await total('size=2055516')).toBe(await total('width=205&profile=55&diameter=16'));
    expect(await total('license=AB12CDE')).toBe(await total('registration=ab12%20cde'));
    expect(await total('brand=Michelin,Pirelli')).toBe(
      (await total('brand=michelin')) + (await total('brand=Pirelli')),
    );
    expect(await total('speedRating=V&speedRating=W&width=205')).toBe(
      (await total('speedRating=V&width=205')) + (await total('speedRating=W&width=205')),
    );
  });

  it('API1-04 of the featured ones: a bare array, six unless said', async ({ shop }) => {
    const { body } = await get(shop, '/products/featured');
    expect(body).toHaveLength(6);
    expect(keys(first(body))).toEqual(
      expect.arrayContaining(['id', 'image_url', 'model_name', 'name', 'price', 'size']),
    );
    expect((await get(shop, '/products/featured?limit=3')).body).toHaveLength(3);
  });

  it('MODEL-10, MODEL-12 of a model', async ({ shop }) => {
    const { body } = await get(shop, '/models/primacy-4-plus');
    expect(keys(body)).toEqual(
      expect.arrayContaining([
        'model_name',
        'model_slug',
        'brand',
        'description',
        'sku',
        'ean',
        'min_price',
        'max_price',
        'overall_rating',
        'total_reviews',
        'variation_count',
        'images',
        'features',
        'specifications',
        'reviews',
        'seo',
        'variations',
      ]),
    );
    expect(keys(first(body['variations']))).toEqual([
      'fitted_price',
      'id',
      'load_index',
      'mail_order_price',
      'name',
      'price',
      'size',
      'slug',
      'speed_rating',
      'stock_quantity',
    ]);
    expect(keys(first(body['reviews']))).toEqual([
      'author',
      'date',
      'is_sample',
      'rating',
      'text',
      'verified',
    ]);
    expect(keys(body['seo'])).toEqual([
      'meta_description',
      'meta_keywords',
      'og_description',
      'og_title',
      'title',
    ]);
    expect(body['specifications']).toMatchObject({ Construction: expect.any(Object) });
    expect(keys(first((await get(shop, '/models/brands/summary')).body))).toContain('sample_image_url');
  });

  it('TRACK-09, TRACK-12 of a tracked order', async ({ shop, order }) => {
    const { body } = await get(shop, `/tracking/${order.orderNumber}`);
    expect(keys(body)).toEqual(['order', 'status_info', 'success', 'tracking_history']);
    expect(body['order']).toEqual({
      tracking_number: order.orderNumber,
      customer_name: 'Sam C.',
      order_date: '2026-11-20T10:00:00.000Z',
      total_amount: 194.97,
      delivery_method: 'standard',
      estimated_delivery: '2026-11-27',
      delivery_notes: null,
      items: [{ product_name: order.product.name, quantity: 2, price: 89.49 }],
    });
    expect(keys(body['status_info'])).toEqual(['color', 'description', 'icon', 'label', 'progress']);
    expect(first(body['tracking_history'])).toEqual({
      status: 'pending',
      message: 'Payment received. Thank you!',
      timestamp: '2026-11-20T10:00:00.000Z',
      location: null,
      notes: null,
    });
  });

  it('ORD-05, ORDD-06 of orders, shown to their owner', async ({ shop, customer, order }) => {
    const { body } = await get(shop, '/orders/my-orders', customer);
    expect(keys(body)).toEqual(['orders', 'success']);
    const { body: detail } = await get(shop, `/orders/${order.orderId}`, customer);
    expect(detail['order']).toMatchObject({
      id: order.orderId,
      created_at: '2026-11-20T10:00:00.000Z',
      status: 'pending',
      payment_status: 'paid',
      total_amount: 194.97,
      tracking_number: order.orderNumber,
      item_count: 2,
      subtotal: 178.98,
      shipping_cost: 15.99,
      tax_amount: 0,
      vat_included: 32.5,
      shipping_provider: 'Own delivery team',
      shipping_address: {
        name: 'Sam Carter',
        line1: '4 Ivel Road',
        line2: null,
        city: 'Bedford',
        postal_code: 'MK42 0AA',
        country: 'GB',
      },
      items: [{ product_name: order.product.name, quantity: 2, unit_price: 89.49, total_price: 178.98 }],
    });
    expect(await get(shop, `/orders/${order.orderId}`, await aCustomer(shop))).toMatchObject({
      status: 404,
      body: { success: false, error: 'Order not found', message: 'Order not found' },
    });
  });

  it('ADMIN-04, C-43 of all orders: at most a hundred, with what all of them come to', async ({
    shop,
    admin,
  }) => {
    const { body } = await get(shop, '/orders/admin/all?limit=100', admin);
    expect(body).toMatchObject({
      success: true,
      pagination: { totalOrders: expect.any(Number) },
      stats: { revenue: expect.any(Number) },
    });
    expect(first(body['orders'])).toMatchObject({
      total_amount: expect.any(Number),
      status: expect.any(String),
    });
    expect(await get(shop, '/orders/admin/all?limit=101', admin)).toMatchObject({
      status: 400,
      body: { success: false },
    });
  });

  it('PAY-08, C-52 of a payment: pence, and a masked address for strangers', async ({ shop, order }) => {
    expect((await get(shop, `/payments/checkout-session/${order.sessionId}`)).body).toEqual({
      id: order.sessionId,
      payment_status: 'paid',
      amount_total: 19_497,
      customer_email: 's•••@example.com',
      payment_intent: expect.stringMatching(/^pi_/),
      metadata: { order_id: order.orderId },
      line_items: {
        data: [
          {
            description: order.product.name,
            quantity: 2,
            price: { unit_amount: 8_949, product: String(order.product.id) },
          },
        ],
      },
    });
    const own = await ask(shop, 'GET', `/payments/checkout-session/${order.sessionId}`, {
      headers: { cookie: order.cookie },
    });
    expect(own.body['customer_email']).toBe('sam@example.com');
  });

  it('BLOG-06, BLOG-07, POST-07, POST-08 of the blog', async ({ shop }) => {
    const { body } = await get(shop, '/blog/posts?limit=2');
    expect(keys(body)).toEqual(['data', 'pagination', 'success']);
    expect(body['pagination']).toEqual({ totalPages: 6, hasPrevPage: false, hasNextPage: true });
    const { body: post } = await get(shop, '/blog/posts/1');
    expect(keys(post['data'])).toEqual([
      'author_name',
      'category_color',
      'category_name',
      'category_slug',
      'content',
      'excerpt',
      'featured',
      'featured_image',
      'id',
      'published_at',
      'read_time',
      'related_posts',
      'seo_description',
      'seo_title',
      'slug',
      'tags',
      'title',
      'views_count',
    ]);
    const { slug } = post['data'] as unknown as { slug: string };
    expect((await get(shop, `/blog/posts/${slug}`)).body).toEqual(post);
    expect(keys(first((await get(shop, '/blog/categories')).body['data']))).toEqual([
      'color',
      'id',
      'name',
      'slug',
    ]);
  });

  it('POLICY-07, DIAG-01 of a page, a token and the health of the shop', async ({ shop, admin }) => {
    for (const slug of ['privacy', 'terms', 'returns', 'cookies'])
      expect((await get(shop, `/page-contents/${slug}`)).body).toEqual({
        slug,
        title: expect.any(String),
        content: expect.stringContaining('<h2>'),
        last_updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      });
    expect((await get(shop, '/auth/verify', admin)).body).toEqual({
      success: true,
      user: {
        id: admin.id,
        email: admin.email,
        first_name: expect.any(String),
        last_name: expect.any(String),
        role: 'admin',
      },
    });
    expect((await get(shop, '/health')).body).toEqual({ success: true, status: 'ok' });
  });
});
