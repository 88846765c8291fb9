import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCustomer, anAdmin } from '../account.ts';
import { aWebClient } from '../fixtures/web-client.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { overTheWire, textOf, type WireAnswer, type WireRequest } from '../wire.ts';

const CONNECTIONS = 2;
const BUSY = 'Sorry, we’re very busy at the moment. Please try again in a few seconds.';
const BRANDS = '{ brands { slug } }';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    env: { DATABASE_POOL_SIZE: String(CONNECTIONS) },
    pages: aWebClient({
      render: async ({ execute }) => {
        const { errors } = await execute({ query: BRANDS });
        if (errors) throw new Error('A page without its brands.');
        return { status: 200, html: '<h1>Brands</h1>', headers: { 'Content-Type': 'text/html' } };
      },
    }),
  });
});
afterAll(() => shop.close());

/**
 * Takes every connection for reads.
 * @returns a function that releases them.
 */
async function holdAllConnections(): Promise<() => void> {
  const { pool } = shop.services.platform.sql;
  const held = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
  return () => {
    for (const connection of held) connection.release();
  };
}

const graphql = (query: string, headers: Readonly<Record<string, string>> = {}): Promise<WireAnswer> => {
  const request: WireRequest = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  };
  return overTheWire(shop, '/graphql', request);
};
const bodyOf = (answer: WireAnswer): unknown => JSON.parse(textOf(answer));

it('a shop whose connections are all in use says that it’s busy and when to retry', async () => {
  const { headers } = await aCustomer(shop);
  shop.complaints.length = 0;
  const release = await holdAllConnections();
  const [question, signedIn, path, page] = await Promise.all([
    graphql(BRANDS),
    graphql(BRANDS, { ...headers }),
    overTheWire(shop, '/api/products/7'),
    overTheWire(shop, '/brands'),
  ]);
  release();
  const error = { message: BUSY, extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 5 } };
  expect(question.status).toBe(200);
  expect(bodyOf(question)).toMatchObject({ errors: [error] });
  expect(signedIn).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect(bodyOf(signedIn)).toMatchObject({ errors: [error] });
  expect(path).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  expect(bodyOf(path)).toEqual({
    success: false,
    error: BUSY,
    message: BUSY,
    requestId: path.headers['x-request-id'],
  });
  expect(page).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5', 'cache-control': 'private, no-store' },
  });

  for (const complaint of shop.complaints)
    expect(JSON.parse(complaint)).toMatchObject({
      level: 40,
      msg: 'The database is busy: timed out waiting for a connection, a lock or an answer.',
    });
  expect((await graphql(BRANDS)).status).toBe(200);
  expect((await overTheWire(shop, '/brands')).status).toBe(200);
});

it('a write that waits too long for a lock reports that the shop is busy', async () => {
  const { headers } = await anAdmin(shop);
  const other = await shop.services.platform.sql.pool.connect();
  await other.query('begin; set local idle_in_transaction_session_timeout = 0');
  await other.query('select 1 from products where id = 9 for update');
  const answer = await graphql('mutation { deleteProduct(id: 9) { __typename } }', { ...headers });
  await other.query('rollback');
  other.release();
  expect(bodyOf(answer)).toMatchObject({
    errors: [{ message: BUSY, extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 5 } }],
  });
  const again = await graphql('mutation { deleteProduct(id: 9) { __typename } }', { ...headers });
  expect(bodyOf(again)).toEqual({ data: { deleteProduct: { __typename: 'ProductDeleted' } } });
});
