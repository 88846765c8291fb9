import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import { portOf } from '../../src/platform/process/free-port.ts';
import { shopTest } from '../shop-test.ts';
import type { TestShop } from '../test-shop.ts';

const it = shopTest();

/** After every test: the process answers, logged no unexpected error, and leaked nothing. */
it.afterEach(async ({ shop }) => {
  expect(shop.complaints).toEqual([]);
  const { data } = await shop.graphql<{ product: { id: number } | null }>('{ product(id: 1) { id } }');
  if (data.product?.id !== 1) throw new Error('The shop no longer answers.');
});

describe('malformed requests', () => {
  const json = { 'content-type': 'application/json' };
  const post = async (
    shop: TestShop,
    headers: Record<string, string>,
    payload: string,
  ): Promise<{
    status: number;
    body: Record<string, never> & { errors?: { message: string; extensions: { code: string } }[] };
  }> => {
    const response = await shop.app.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect(response.body).not.toMatch(/node_modules|\.ts:\d|"stack/);
    return { status: response.statusCode, body: response.json() };
  };

  it.for([
    ['an empty body', json, '', 400, /^Body cannot be empty/],
    ['broken JSON', json, '{"query": "{ brands', 400, /^Body is not valid JSON/],
    [
      'a body of another type',
      { 'content-type': 'application/xml' },
      '<query/>',
      415,
      /^Unsupported Media Type/,
    ],
    [
      'a form',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'query=%7Bbrands%7D',
      415,
      /^Unsupported Media Type/,
    ],
    [
      'a body of only brackets',
      json,
      `{"query": "{ brands { name } }", "variables": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      400,
      /^Lists and objects can be nested at most 100 levels deep/,
    ],
    [
      'a body over the limit',
      json,
      JSON.stringify({ query: `{ brands { name } } #${'x'.repeat(300_000)}` }),
      413,
      /^Request body is too large/,
    ],
  ] as const)('%s', async ([, headers, payload, status, message], { shop }) => {
    expect(await post(shop, headers, payload)).toEqual({
      status,
      body: { errors: [{ message: expect.stringMatching(message), extensions: { code: 'BAD_REQUEST' } }] },
    });
  });

  it.for([
    ['no query in it', '{}', 'BAD_REQUEST', /POST body missing/],
    ['null', 'null', 'BAD_REQUEST', /POST body missing/],
    ['a query that isn’t text', '{"query": 5}', 'BAD_REQUEST', /must be strings/],
    [
      'variables that aren’t an object',
      '{"query": "{ brands { name } }", "variables": "x"}',
      'BAD_REQUEST',
      /`variables` in a POST body/,
    ],
    [
      'several queries at once',
      '[{"query": "{ brands { name } }"}, {"query": "{ brands { name } }"}]',
      'BAD_REQUEST',
      /batching disabled/,
    ],
    ['a query that does not parse', '{"query": "{ brands {"}', 'GRAPHQL_PARSE_FAILED', /^Syntax Error/],
    [
      'a field that does not exist',
      '{"query": "{ brands { salary } }"}',
      'GRAPHQL_VALIDATION_FAILED',
      /Cannot query field "salary"/,
    ],
    [
      'a query with too many tokens',
      JSON.stringify({ query: `{ brands { ${'slug '.repeat(2_000)} } }` }),
      'GRAPHQL_PARSE_FAILED',
      /more that 2000 tokens/,
    ],
    [
      'an endlessly nested query',
      JSON.stringify({ query: `{ ${'a { '.repeat(20_000)} b ${'} '.repeat(20_000)} }` }),
      'GRAPHQL_PARSE_FAILED',
      /more that 2000 tokens/,
    ],
    [
      'a subscription',
      '{"query": "subscription { a }"}',
      'DOCUMENT_REFUSED',
      /^The shop has no subscriptions/,
    ],
    [
      'more invalid values than are listed',
      JSON.stringify({
        query: 'query ($filter: ProductFilter) { products(filter: $filter) { items { id } } }',
        variables: { filter: { brands: Array.from({ length: 60 }, () => ({})) } },
      }),
      'BAD_USER_INPUT',
      /^Variable "\$filter" got invalid value/,
    ],
    [
      'a missing operation',
      '{"query": "query A { brands { name } }", "operationName": "B"}',
      'OPERATION_RESOLUTION_FAILURE',
      /Unknown operation named "B"/,
    ],
    [
      'a fragment within itself',
      '{"query": "{ brands { ...F } } fragment F on Brand { name ...F }"}',
      'GRAPHQL_VALIDATION_FAILED',
      /Cannot spread fragment "F" within itself/,
    ],
  ] as const)('JSON with %s', async ([, payload, code, message], { shop }) => {
    const { status, body } = await post(shop, json, payload);
    expect({ status, code: body.errors?.[0]?.extensions.code }).toEqual({ status: 400, code });
    expect(body.errors?.[0]?.message).toMatch(message);
  });

  it('a GET without a query, and one with a mutation, are refused', async ({ shop }) => {
    const preflighted = { 'apollo-require-preflight': 'true' };
    const none = await shop.app.inject({ url: '/graphql', headers: preflighted });
    expect({
      status: none.statusCode,
      message: none.json<{ errors: { message: string }[] }>().errors[0]?.message,
    }).toEqual({ status: 400, message: expect.stringMatching(/must contain a non-empty `query`/) });
    const mutation = await shop.app.inject({
      url: `/graphql?query=${encodeURIComponent('mutation { cancelCheckout(orderId: "x") }')}`,
      headers: preflighted,
    });
    expect(mutation.statusCode).toBe(405);
  });

  it('variables nested too deeply in an address are refused like those in a body', async ({ shop }) => {
    const variables = `{"id":${'['.repeat(200)}${']'.repeat(200)}}`;
    const { statusCode, body } = await shop.app.inject({
      url: `/graphql?${new URLSearchParams({ query: '{ brands { name } }', variables })}`,
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect(statusCode).toBe(400);
    expect(body).toContain('Lists and objects can be nested at most 100 levels deep');
  });

  it.for(['foo bar', '[', 'a:b:c'])('a request whose Host is “%s” is refused', async (host, { shop }) => {
    for (const url of ['/graphql', '/api/products', '/shop']) {
      const { statusCode, body } = await shop.app.inject({ url, headers: { host } });
      expect({ statusCode, isNamed: body.includes('The Host header must name a host') }).toEqual({
        statusCode: 400,
        isNamed: true,
      });
    }
  });

  it('a visitor who leaves at once gets no answer, and nothing is logged', async ({ shop }) => {
    for (let times = 0; times < 20; times += 1) {
      const socket = connect(portOf(shop.app.server), '127.0.0.1');
      await once(socket, 'connect');
      socket.write('GET /api/products?limit=1 HTTP/1.1\r\nHost: a\r\n\r\n');
      socket.resetAndDestroy();
    }
  });

  it('oversized headers are refused, and the connection ends', async ({ shop }) => {
    const socket = connect(portOf(shop.app.server), '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(answer).toContain('Connection: close\r\n');
    expect(answer).toContain('X-Content-Type-Options: nosniff\r\n');
    expect(answer).toContain("frame-ancestors 'none'\r\n");
    expect(answer).toContain('"success":false');
  });

  it('a request that another site could have forged is refused', async ({ shop }) => {
    const { statusCode, body } = await shop.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'text/plain' },
      payload: '{"query":"{ brands { name } }"}',
    });
    expect(statusCode).toBe(400);
    expect(body).toContain('Cross-Site Request Forgery');
  });

  it.for([
    '/api/nothing',
    '/api/',
    '/api/v1/products?x=<b>',
    '/uploads/secret.txt',
    '/assets/x',
    '/.env.bak',
  ])('GET %s is answered as not found', async (url, { shop }) => {
    const response = await shop.app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/json');
    const message = `Not found: GET ${url.split('?')[0]}.`;
    expect(response.json()).toEqual({ success: false, error: message, message });
  });
});
