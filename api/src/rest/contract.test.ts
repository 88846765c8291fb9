import { Ajv2020 } from 'ajv/dist/2020.js';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { PASSWORD, type SignedIn } from '../../test/account.ts';
import { aTwoFactorCustomer, firstStep } from '../../test/fixtures/account/two-factor.ts';
import { aBuyableProduct } from '../../test/fixtures/buying.ts';
import type { BoughtOrder } from '../../test/fixtures/order.ts';
import { orderTest } from '../../test/fixtures/order/order-test.ts';
import { A_LEGACY_ADDRESS, aForm, ask } from '../../test/fixtures/outside/legacy-client.ts';
import type { ShopFixtures } from '../../test/shop-test.ts';
import { restTable } from './resources/rest-table.ts';
import type { JsonSchema } from './route/json-schema.ts';

const it = orderTest({ jobs: true });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

type Given = Pick<ShopFixtures, 'shop' | 'admin' | 'customer'> & { readonly order: BoughtOrder };

/** A file that clears what a seeded centre hasn't, so that both paths find nothing to change. */

/** The same schema, but refusing any property it doesn't name. */
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

const ajv = new Ajv2020({
  keywords: ['rule'],
  strict: true,
  strictTypes: false,
  validateFormats: false,
  multipleOfPrecision: 6,
});
const checkout = async ({ shop }: Given): Promise<unknown> => ({
  items: [{ id: (await aBuyableProduct(shop)).id, quantity: '2' }],
  email: 'sam@example.com',
  phone: '',
  shipping_address: A_LEGACY_ADDRESS,
});
const aProduct = (sku: string): object => ({
  sku,
  model_slug: 'primacy-4-plus',
  size: '205/55 R16',
  load_index: '91',
  speed_rating: 'V',
  price: 94.2,
});

const aPhoto = (width = 300, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#123' } })
    .png()
    .toBuffer();

interface Sample {
  readonly path?: (given: Given) => string;
  readonly body?: (given: Given) => unknown;
  readonly by?: (given: Given) => SignedIn;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A valid request for each path; a path without one would be untested. */
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
  'POST /auth/login/finish': {
    body: async ({ shop }) => {
      const owner = await aTwoFactorCustomer(shop);
      const { challenge } = await firstStep(shop, owner);
      return { challenge, code: owner.recoveryCodes[0] };
    },
  },
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
  'GET /tracking/{trackingNumber}': { path: ({ order }) => `/tracking/%20${order.trackingNumber}%20` },
  'POST /contact/submit': {
    body: () => ({
      name: 'Priya Shah',
      email: 'priya@example.com',
      subject: 'Tyres for a caravan',
      message: 'Do you sell 195/70 R14C?',
    }),
  },
  'GET /blog/posts': { path: () => '/blog/posts?category=&search=' },
  'GET /blog/categories': {},
  'GET /blog/posts/{key}': { path: () => '/blog/posts/tyre-pressure-guide' },
  'GET /page-contents/{slug}': { path: () => '/page-contents/privacy' },
  'GET /page-contents/admin': { by: ({ admin }) => admin },
  'POST /page-contents': {
    body: () => ({ slug: 'tyre-recycling', title: 'Tyre recycling', content: '<p>Free.</p>' }),
    by: ({ admin }) => admin,
  },
  'PUT /page-contents/{slug}': {
    path: () => '/page-contents/terms',
    body: () => ({ title: 'Terms', content: '<p>Fair.</p>', version: 1 }),
    by: ({ admin }) => admin,
  },
  'DELETE /page-contents/{slug}': { path: () => '/page-contents/tyre-recycling', by: ({ admin }) => admin },
  'GET /page-contents/{slug}/history': {
    path: () => '/page-contents/terms/history',
    by: ({ admin }) => admin,
  },
  'POST /page-contents/{slug}/restore/{version}': {
    path: () => '/page-contents/terms/restore/1',
    by: ({ admin }) => admin,
  },
  'POST /pictures': {
    body: async () => aForm({}, [{ name: 'photo.png', bytes: await aPhoto() }]).body,
    headers: aForm({}).headers,
    by: ({ admin }) => admin,
  },
  'POST /pictures/logo': {
    body: async () => aForm({}, [{ name: 'logo.png', bytes: await aPhoto() }]).body,
    headers: aForm({}).headers,
    by: ({ admin }) => admin,
  },
  'POST /pictures/icon': {
    body: async () => aForm({}, [{ name: 'icon.png', bytes: await aPhoto(300, 300) }]).body,
    headers: aForm({}).headers,
    by: ({ admin }) => admin,
  },
  'POST /photographs': {
    body: async () => aForm({}, [{ name: 'photo.png', bytes: await aPhoto() }]).body,
    headers: aForm({}).headers,
    by: ({ customer }) => customer,
  },
};

describe('API1 every path answers exactly in its documented shape', () => {
  it('API1 every path has a valid request in this test', () => {
    expect(Object.keys(SAMPLES).toSorted()).toEqual(
      restTable.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
  });

  it.for(restTable.map((row) => [`${row.method} ${row.path}`, row] as const))(
    '%s',
    async ([name, row], { shop, admin, customer, order }) => {
      const given = { shop, admin, customer, order };
      const { path, body, by, headers } = SAMPLES[name] ?? {};
      const answer = await ask(shop, row.method, path?.(given) ?? row.path, {
        ...(body ? { body: await body(given) } : {}),
        headers: { ...by?.(given).headers, ...headers },
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
