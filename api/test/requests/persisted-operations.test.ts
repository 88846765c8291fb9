import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect } from 'vitest';
import { aCustomer } from '../account.ts';
import { aWebClient } from '../fixtures/web-client.ts';
import { shopTest } from '../shop-test.ts';
import type { GraphqlAnswer, TestShop } from '../test-shop.ts';

const TYRE = 'query Tyre($id: Int!) { product(id: $id) { id name } }';
/** Exceeds the cost limit of anonymous callers. */
const DEAR = 'query Dear { products(limit: 1000) { items { id brand { slug } } } }';
const CART = 'query Cart { cartQuote(input: { items: [{ productId: 1, quantity: 1 }] }) { total } }';
const CANCEL = 'mutation Cancel { cancelCheckout(orderId: "5f0f6e1a-7d5b-4f0e-9f57-000000000000") }';
const OWN = [TYRE, DEAR, CART, CANCEL];
const STRANGE = 'query Strange { product(id: 1) { sku } }';

/** The header that Apollo's client sends with every request; another site couldn't send it without a preflight. */
const FROM_CLIENT = {
  'content-type': 'application/json',
  accept: 'application/graphql-response+json,application/json;q=0.9',
};
const NOT_FOUND = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};

const it = shopTest({ pages: aWebClient({ documents: OWN }) });

it.beforeEach(({ shop }) => shop.announce('catalogue'));

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const persisted = (sha256Hash: unknown, version = 1): object => ({ persistedQuery: { version, sha256Hash } });

interface Request {
  readonly query?: string;
  readonly variables?: object;
  readonly extensions?: object;
}

function get(
  shop: TestShop,
  { query, variables = {}, extensions }: Request,
  headers: Record<string, string> = FROM_CLIENT,
): Promise<LightMyRequestResponse> {
  const parts = {
    ...(query ? { query } : {}),
    variables: JSON.stringify(variables),
    ...(extensions ? { extensions: JSON.stringify(extensions) } : {}),
  };
  return shop.app.inject({ url: `/graphql?${String(new URLSearchParams(parts))}`, headers });
}

function post(
  shop: TestShop,
  request: Request,
  headers: Record<string, string> = FROM_CLIENT,
): Promise<LightMyRequestResponse> {
  return shop.app.inject({ method: 'POST', url: '/graphql', headers, payload: JSON.stringify(request) });
}

const told = (response: LightMyRequestResponse): object => ({
  status: response.statusCode,
  body: response.json(),
  cache: response.headers['cache-control'],
  kept: response.headers['x-cache'] === 'hit',
});

describe('a registered document', () => {
  it.for([
    ['GET', get],
    ['POST', post],
  ] as const)('is known by its hash, by %s, and its answer is cached', async ([, ask], { shop }) => {
    const of = async (id: number): Promise<object> =>
      told(await ask(shop, { variables: { id }, extensions: persisted(hashOf(TYRE)) }));
    const answer = (id: number, kept: boolean): object => ({
      status: 200,
      body: { data: { product: { id, name: expect.any(String) } } },
      cache: 'max-age=60, public',
      kept,
    });
    expect([await of(1), await of(2), await of(1), await of(2)]).toEqual([
      answer(1, false),
      answer(2, false),
      answer(1, true),
      answer(2, true),
    ]);
  });

  it('a registered document is answered like its text', async ({ shop }) => {
    const byHash = await get(shop, { variables: { id: 7 }, extensions: persisted(hashOf(TYRE)) });
    expect(byHash.body).toBe((await post(shop, { query: TYRE, variables: { id: 7 } })).body);
  });

  it('a registered document is identified by its hash alone', async ({ shop }) => {
    const first = await get(shop, { variables: { id: 1 }, extensions: persisted(hashOf(TYRE)) });
    const other = await get(shop, { variables: { id: 1 }, extensions: persisted(hashOf(CART)) });
    expect(other.json()).toEqual({ data: { cartQuote: { total: expect.any(Number) } } });
    expect(first.json()).toHaveProperty('data.product');
  });

  it('a registered document is exempt from the cost limit, by hash and by text', async ({ shop }) => {
    expect(told(await get(shop, { extensions: persisted(hashOf(DEAR)) }))).toMatchObject({
      status: 200,
      body: { data: { products: { items: expect.any(Array) } } },
    });
    expect((await post(shop, { query: DEAR })).statusCode).toBe(200);
    expect((await post(shop, { query: `${DEAR} ` })).statusCode).toBe(400);
  });

  it('a registered document with private data is cached by nobody', async ({ shop }) => {
    const ask = (): Promise<LightMyRequestResponse> => post(shop, { extensions: persisted(hashOf(CART)) });
    await ask();
    expect(told(await ask())).toMatchObject({ status: 200, cache: 'private, no-store', kept: false });
  });

  it('a registered mutation is run by POST and refused by GET', async ({ shop }) => {
    const request = { extensions: persisted(hashOf(CANCEL)) };
    expect(told(await post(shop, request))).toMatchObject({
      status: 200,
      body: { data: { cancelCheckout: false } },
      cache: 'private, no-store',
    });
    const byGet = await get(shop, request);
    expect([byGet.statusCode, byGet.headers['allow']]).toEqual([405, 'POST']);
  });
});

describe('a hash that is not registered', () => {
  it.for([
    ['GET', get, hashOf(STRANGE)],
    ['POST', post, hashOf(STRANGE)],
    ['POST', post, hashOf('mutation Buy { buy }')],
    ['POST', post, 7],
    ['POST', post, { $ne: '' }],
    ['POST', post, '__proto__'],
  ] as const)(
    'is answered PersistedQueryNotFound, by %s, and nothing is executed or cached',
    async ([, ask, hash], { shop }) => {
      shop.takeStatements();
      const request = { extensions: persisted(hash) };
      const answers = [told(await ask(shop, request)), told(await ask(shop, request))];
      const refusal = { status: 200, body: NOT_FOUND, cache: 'private, no-store', kept: false };
      expect({ answers, statements: shop.takeStatements() }).toEqual({
        answers: [refusal, refusal],
        statements: [],
      });
    },
  );

  it('an unregistered hash isn’t learnt from anonymous callers', async ({ shop }) => {
    const extensions = persisted(hashOf(STRANGE));
    expect((await post(shop, { query: STRANGE, extensions })).json()).toHaveProperty('data.product');
    expect((await post(shop, { extensions })).json()).toEqual(NOT_FOUND);
  });

  it.for([
    [
      'belongs to another text',
      { query: STRANGE, extensions: persisted(hashOf(TYRE)) },
      'provided sha does not match query',
    ],
    [
      'is for another protocol',
      { extensions: persisted(hashOf(TYRE), 2) },
      'Unsupported persisted query version',
    ],
    ['isn’t a hash at all', { extensions: { persistedQuery: 'x' } }, 'Unsupported persisted query version'],
  ] as const)('is the caller’s fault when it %s', async ([, request, message], { shop }) => {
    expect(told(await post(shop, request))).toMatchObject({
      status: 400,
      body: { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] },
      cache: 'private, no-store',
    });
    expect(shop.complaints).toEqual([]);
  });
});

describe('a free document by GET', () => {
  it('a free document by GET is served within the limits of anonymous callers', async ({ shop }) => {
    expect(told(await get(shop, { query: STRANGE }))).toMatchObject({
      status: 200,
      cache: 'max-age=60, public',
      kept: false,
    });
    expect(told(await get(shop, { query: STRANGE }))).toMatchObject({ kept: true });
    const dear = await get(shop, { query: `${DEAR} ` });
    expect([dear.statusCode, dear.json<GraphqlAnswer<unknown>>().errors?.[0]?.extensions.code]).toEqual([
      400,
      'DOCUMENT_REFUSED',
    ]);
  });

  it.for([
    ['apollo-require-preflight', 'true'],
    ['x-apollo-operation-name', 'Strange'],
    ['content-type', 'application/json'],
  ] as const)(
    'needs a header that other sites can’t send, such as %s, even if its answer is cached',
    async ([name, value], { shop }) => {
      const plain = { accept: 'application/json' };
      for (const headers of [{ [name]: value }, { [name]: value }])
        expect((await get(shop, { query: STRANGE }, { ...plain, ...headers })).statusCode).toBe(200);
      const unasked = await get(shop, { query: STRANGE }, plain);
      expect([unasked.statusCode, unasked.body]).toEqual([
        400,
        expect.stringContaining('Cross-Site Request Forgery'),
      ]);
    },
  );

  it('a free document by GET is answered in the requested format, also from the cache', async ({ shop }) => {
    const typeFor = async (accept: string): Promise<unknown> =>
      (await get(shop, { query: STRANGE }, { ...FROM_CLIENT, accept })).headers['content-type'];
    for (const type of [
      'application/json',
      'application/graphql-response+json',
      'application/json',
      'application/graphql-response+json',
    ])
      expect(await typeFor(type)).toBe(`${type}; charset=utf-8`);
  });
});

describe('a caller with a token', () => {
  it('a caller with a token gets no shared answer, and their answer may not be shared', async ({ shop }) => {
    const { headers } = await aCustomer(shop);
    const request = { variables: { id: 3 }, extensions: persisted(hashOf(TYRE)) };
    for (const ask of [get, post]) {
      await ask(shop, request);
      expect(told(await ask(shop, request))).toMatchObject({ kept: true, cache: 'max-age=60, public' });
      for (const token of [headers.authorization, ''])
        expect(told(await ask(shop, request, { ...FROM_CLIENT, authorization: token }))).toMatchObject({
          status: 200,
          cache: 'private, no-store',
          kept: false,
        });
    }
  });

  it.for([
    ['small', TYRE],
    ['large', DEAR],
  ] as const)(
    'is distinguished from guests by every cache on the way, with the answer %s',
    async ([, document], { shop }) => {
      const request = { variables: { id: 4 }, extensions: persisted(hashOf(document)) };
      for (const hit of [undefined, 'hit']) {
        const { headers } = await get(shop, request, { ...FROM_CLIENT, 'accept-encoding': 'gzip' });
        expect([headers['x-cache'], headers['vary']]).toEqual([
          hit,
          'accept, accept-encoding, authorization, order-key',
        ]);
      }
    },
  );
});
