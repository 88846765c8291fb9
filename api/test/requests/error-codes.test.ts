import { readFileSync } from 'node:fs';
import pg from 'pg';
import { describe, expect } from 'vitest';
import { aCustomer } from '../account.ts';
import { aKey } from '../fixtures/account/api-key.ts';
import { shopTest } from '../shop-test.ts';
import type { TestShop } from '../test-shop.ts';

const manual = readFileSync(new URL('../../../docs/integrators.md', import.meta.url), 'utf8');
/** The table for integrators: each code with its HTTP statuses. */
const documented = new Map(
  [...manual.matchAll(/^\| `([A-Z_]+)` +\| ([\d, ]+?) +\|/gm)].map(([, code = '', statuses = '']) => [
    code,
    statuses.split(', ').map(Number),
  ]),
);

const UNKNOWN_HASH = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
const JSON_TYPE = { 'content-type': 'application/json' };

const it = shopTest({ env: { API_KEY_REQUESTS_PER_MINUTE: '1' } });

interface Asked {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly headers?: Record<string, string>;
  readonly body?: string | object;
}

/** The code and status of an answer, as in the table. */
async function refusal(shop: TestShop, { method = 'POST', headers = {}, body = {} }: Asked): Promise<string> {
  const { statusCode, json } = await shop.app.inject({
    method,
    url: '/graphql',
    headers: { ...JSON_TYPE, ...headers },
    ...(method === 'POST' ? { payload: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
  return `${json<{ errors?: { extensions: { code: string } }[] }>().errors?.[0]?.extensions.code} ${statusCode}`;
}

const seen = new Set<string>();
async function meet(shop: TestShop, expected: string, asked: Asked): Promise<void> {
  expect(await refusal(shop, asked)).toBe(expected);
  seen.add(expected);
}

describe('the codes of errors', () => {
  it.for<[string, Asked]>([
    ['BAD_USER_INPUT 400', { body: { query: '{ products(limit: 0) { items { id } } }' } }],
    [
      'BAD_USER_INPUT 400',
      {
        body: {
          query: 'query ($limit: Int!) { products(limit: $limit) { items { id } } }',
          variables: { limit: 'ten' },
        },
      },
    ],
    [
      'BAD_USER_INPUT 200',
      {
        body: {
          query: 'query ($limit: Int) { products(limit: $limit) { items { id } } }',
          variables: { limit: null },
        },
      },
    ],
    ['UNAUTHENTICATED 200', { body: { query: '{ myOrders { pageInfo { totalItems } } }' } }],
    [
      'UNAUTHENTICATED 401',
      { body: { query: '{ brands { slug } }' }, headers: { authorization: 'Bearer nobody' } },
    ],
    ['DOCUMENT_REFUSED 400', { body: { query: '{ products(limit: 1000) { items { brand { slug } } } }' } }],
    ['PERSISTED_QUERY_NOT_FOUND 200', { body: { extensions: UNKNOWN_HASH } }],
    ['GRAPHQL_PARSE_FAILED 400', { body: { query: '{ brands {' } }],
    ['GRAPHQL_VALIDATION_FAILED 400', { body: { query: '{ brands { salary } }' } }],
    [
      'OPERATION_RESOLUTION_FAILURE 400',
      { body: { query: 'query A { brands { slug } }', operationName: 'B' } },
    ],
    ['BAD_REQUEST 400', { body: '{"query' }],
    ['BAD_REQUEST 400', { body: '' }],
    ['BAD_REQUEST 405', { method: 'DELETE' }],
    ['BAD_REQUEST 406', { body: { query: '{ brands { slug } }' }, headers: { accept: 'text/html' } }],
    ['BAD_REQUEST 413', { body: { query: `{ brands { slug } } #${'x'.repeat(300_000)}` } }],
    ['BAD_REQUEST 415', { body: '<query/>', headers: { 'content-type': 'application/xml' } }],
  ])('%s', ([expected, asked], { shop }) => meet(shop, expected, asked));

  it('the error codes of forbidden fields are those in the table', async ({ shop }) => {
    const { headers } = await aCustomer(shop);
    await meet(shop, 'FORBIDDEN 200', {
      body: { query: '{ orders { pageInfo { totalItems } } }' },
      headers: { ...headers },
    });
  });

  it('the error codes of exceeded limits are those in the table', async ({ shop }) => {
    const look = { body: { query: '{ trackOrder(trackingNumber: "TFL2511000000") { status { label } } }' } };
    for (let looks = 0; looks < 10; looks += 1) await refusal(shop, look);
    await meet(shop, 'TOO_MANY_REQUESTS 200', look);
    const { headers } = await aKey(shop);
    await refusal(shop, { headers: { ...headers } });
    await meet(shop, 'TOO_MANY_REQUESTS 429', {
      body: { query: '{ brands { slug } }' },
      headers: { ...headers },
    });
  });

  it('the error codes of the shop’s own faults are those in the table', async ({ shop }) => {
    await shop.rows("update products set speed_rating = 'QQ' where id = 3");
    await meet(shop, 'INTERNAL_SERVER_ERROR 200', { body: { query: '{ product(id: 3) { maxSpeedMph } }' } });
    const { headers } = await aCustomer(shop);
    await shop.rows('alter table sessions rename to sessions_away');
    await meet(shop, 'INTERNAL_SERVER_ERROR 500', {
      body: { query: '{ brands { slug } }' },
      headers: { ...headers },
    });
    await shop.rows('alter table sessions_away rename to sessions');
    expect(shop.complaints.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ requestId: expect.any(String) }),
      expect.objectContaining({
        requestId: expect.any(String),
        err: expect.objectContaining({ message: expect.stringContaining('sessions') }),
      }),
    ]);
  });

  it('the error codes during a database outage are those in the table', async ({ shop }) => {
    const { headers } = await aCustomer(shop);
    const server = new pg.Client({ connectionString: shop.databaseUrl.replace(/[^/]+$/, 'postgres') });
    await server.connect();
    const name = new URL(shop.databaseUrl).pathname.slice(1);
    await server.query(`alter database ${name} allow_connections false`);
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await meet(shop, 'SERVICE_UNAVAILABLE 200', { body: { query: '{ product(id: 7) { id } }' } });
    await meet(shop, 'SERVICE_UNAVAILABLE 503', {
      body: { query: '{ brands { slug } }' },
      headers: { ...headers },
    });
    const path = await shop.app.inject({ url: '/api/products/7', headers: { ...headers } });
    expect({ status: path.statusCode, body: path.json<object>() }).toMatchObject({
      status: 503,
      body: { success: false },
    });
    await server.query(`alter database ${name} allow_connections true`);
    await server.end();
  });

  it('every error code is in the table for integrators, with all its statuses', () => {
    const rows = [...documented].flatMap(([code, statuses]) => statuses.map((status) => `${code} ${status}`));
    expect(rows.toSorted()).toEqual([...seen].toSorted());
  });
});
