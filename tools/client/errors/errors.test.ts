import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { aCustomer } from '../../../api/test/account.ts';
import { aKey } from '../../../api/test/fixtures/account/api-key.ts';
import { aBuyableProduct } from '../../../api/test/fixtures/buying.ts';
import { A_LEGACY_ADDRESS } from '../../../api/test/fixtures/outside/legacy-client.ts';
import { shopTest } from '../../../api/test/shop-test.ts';
import { aClient } from '../client.builder.ts';
import {
  createClient,
  GRAPHQL_ERROR_CODES,
  GraphqlError,
  HttpError,
  NetworkError,
  RateLimitedError,
  ShopError,
  ValidationError,
} from '../index.ts';

const it = shopTest({ env: { API_KEY_REQUESTS_PER_MINUTE: '1' } });

const once = { attempts: 1 };
/** The error of a call. */
const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'nothing',
    (error: unknown) => error,
  );

describe('GraphqlError', () => {
  it('names the code, the field and the fields that did succeed', async ({ shop }) => {
    const { token } = await aCustomer(shop);
    const client = aClient(shop, { apiKey: token });
    const error = await errorOf(
      client.query('{ brand(slug: "michelin") { name } orders { pageInfo { page } } }'),
    );
    expect(error).toBeInstanceOf(GraphqlError);
    expect(error).toBeInstanceOf(ShopError);
    expect(error).toMatchObject({
      kind: 'graphql',
      name: 'GraphqlError',
      code: 'FORBIDDEN',
      status: 200,
      message: 'Your account doesn’t have access to this.',
      errors: [{ path: ['orders'] }],
      data: { brand: { name: 'Michelin' }, orders: null },
      scope: null,
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(client.sent).toHaveLength(1);
  });

  it('names the scope that a key lacks', async ({ shop }) => {
    const { key } = await aKey(shop, { scopes: ['READ_CATALOGUE'] });
    const error = await errorOf(aClient(shop, { apiKey: key }).query('{ orders { pageInfo { page } } }'));
    expect(error).toMatchObject({ code: 'FORBIDDEN', scope: 'READ_ORDERS' });
  });

  it.for([
    ['GRAPHQL_PARSE_FAILED', 400, '{ brands {', {}],
    ['GRAPHQL_VALIDATION_FAILED', 400, '{ brands { salary } }', {}],
    ['UNAUTHENTICATED', 401, '{ brands { slug } }', { apiKey: 'tl_live_unknown' }],
  ] as const)('says %s with status %i', async ([code, status, document, options], { shop }) => {
    expect(await errorOf(aClient(shop, options).query(document))).toMatchObject({
      kind: 'graphql',
      code,
      status,
    });
  });

  it('knows exactly the codes that docs/integrators.md lists', () => {
    const manual = readFileSync(new URL('../../../docs/integrators.md', import.meta.url), 'utf8');
    const listed = [...manual.matchAll(/^\| `([A-Z_]+)` +\| [\d, ]+ +\|/gm)].map(([, code = '']) => code);
    expect([...GRAPHQL_ERROR_CODES].toSorted()).toEqual(listed.toSorted());
  });
});

describe('HttpError', () => {
  it('has the status, the sentence and the body of the shop', async ({ shop }) => {
    const call = aClient(shop).rest.GET('/api/products/{id}', { params: { path: { id: 99_999_999 } } });
    const error = await errorOf(call);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      kind: 'http',
      status: 404,
      body: { success: false },
      retryAfterSeconds: null,
    });
    expect((error as HttpError).message).toBe((error as HttpError).body?.message);
  });

  it('lists the tyres that are out of stock', async ({ shop }) => {
    const { id } = await aBuyableProduct(shop, { stock: 1 });
    const call = aClient(shop).rest.POST('/api/payments/create-guest-checkout-session', {
      body: { items: [{ id, quantity: 2 }], email: 'sam@example.com', shipping_address: A_LEGACY_ADDRESS },
    });
    expect(await errorOf(call)).toMatchObject({
      kind: 'http',
      status: 409,
      body: { lines: [{ id, requested: 2, available: 1 }] },
    });
  });

  it.for([
    ['GraphQL', 502, (client) => client.query('{ brands { slug } }')],
    ['REST', 502, (client) => client.rest.GET('/api/products/featured')],
    ['GraphQL', 200, (client) => client.query('{ brands { slug } }')],
    ['REST', 200, (client) => client.rest.GET('/api/products/featured')],
  ] as [string, number, (client: ReturnType<typeof createClient>) => Promise<unknown>][])(
    'reports a proxy that answers %s with a page and status %i',
    async ([, status, call]) => {
      const page = (): Response =>
        new Response('<h1>Hello</h1>', { status, headers: { 'content-type': 'text/html' } });
      const client = createClient({ url: 'https://shop.example', fetch: async () => page() });
      expect(await errorOf(call(client))).toMatchObject({ kind: 'http', status, body: null });
    },
  );
});

describe('RateLimitedError', () => {
  it('says in seconds when a key may be used again, in GraphQL and REST', async ({ shop }) => {
    const { key } = await aKey(shop);
    const client = aClient(shop, { apiKey: key, retry: once });
    await client.query('{ brands { slug } }');
    const calls = [client.query('{ brands { slug } }'), client.rest.GET('/api/products/featured')];
    for (const error of await Promise.all(calls.map(errorOf))) {
      expect(error).toBeInstanceOf(RateLimitedError);
      expect(error).toMatchObject({ kind: 'rateLimited', cause: { status: 429 } });
      expect((error as RateLimitedError).retryAfterSeconds).toBeGreaterThan(0);
      expect((error as RateLimitedError).retryAfterSeconds).toBeLessThanOrEqual(60);
    }
  });

  it('says when a field may be used again', async ({ shop }) => {
    const client = aClient(shop, { retry: once });
    const look = '{ trackOrder(trackingNumber: "TFL2511000000") { status { label } } }';
    for (let looks = 0; looks < 10; looks += 1) await client.query(look);
    expect(await errorOf(client.query(look))).toMatchObject({
      kind: 'rateLimited',
      retryAfterSeconds: expect.any(Number),
      cause: { kind: 'graphql', code: 'TOO_MANY_REQUESTS', status: 200 },
    });
  });

  it('reads a date in Retry-After, which proxies send', async () => {
    const headers = { 'retry-after': new Date(Date.now() + 20_000).toUTCString() };
    const fetch = async (): Promise<Response> => new Response('', { status: 429, headers });
    const client = createClient({ url: 'https://shop.example', fetch, retry: once });
    const { retryAfterSeconds } = (await errorOf(client.query('{ brands { slug } }'))) as RateLimitedError;
    expect(retryAfterSeconds).toBeGreaterThan(15);
    expect(retryAfterSeconds).toBeLessThanOrEqual(20);
  });
});

describe('ValidationError', () => {
  it('names every invalid field of a REST path', async ({ shop }) => {
    const error = await errorOf(
      aClient(shop).rest.POST('/api/payments/create-guest-checkout-session', {
        body: { items: [], email: 'nobody', shipping_address: A_LEGACY_ADDRESS },
      }),
    );
    expect(error).toBeInstanceOf(ValidationError);
    expect((error as ValidationError).fields.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['items', 'email']),
    );
    expect(error).toMatchObject({ kind: 'validation', cause: { kind: 'http', status: 400 } });
  });

  it('has the sentence of GraphQL about the first invalid argument', async ({ shop }) => {
    const error = await errorOf(aClient(shop).query('{ products(limit: 0) { items { id } } }'));
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({ fields: [], cause: { code: 'BAD_USER_INPUT', status: 400 } });
    expect((error as ValidationError).message).toMatch(/limit/);
  });
});

describe('NetworkError', () => {
  it('says that nobody answers, and why', async () => {
    const client = createClient({ url: 'http://127.0.0.1:9', retry: once });
    const calls = [client.query('{ brands { slug } }'), client.rest.GET('/api/products/featured')];
    for (const error of await Promise.all(calls.map(errorOf))) {
      expect(error).toBeInstanceOf(NetworkError);
      expect(error).toMatchObject({ kind: 'network', isTimeout: false, cause: expect.any(TypeError) });
    }
  });
});

it('a client of a shop without a whole address is refused when it is created', () => {
  expect(() => createClient({ url: 'shop' })).toThrow(TypeError);
});
