import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { SignedIn } from '../../test/account.ts';
import { fuzzed, fuzzRuns, nasty, tellSlowest, type FuzzRequest } from '../../test/fixtures/outside/fuzz.ts';
import { aForm } from '../../test/fixtures/outside/legacy-client.ts';
import { shopTest } from '../../test/shop-test.ts';
import { restTable } from './resources/rest-table.ts';
import type { JsonSchema } from './route/json-schema.ts';
import type { RestRoute } from './route/rest-route.ts';

const RUNS = fuzzRuns(3_000);

// Tracking and payments have limits of their own; this test is about the paths behind them.
const it = shopTest({ env: { PAYMENT_READS_PER_HOUR: '1000000' } });

const anything = fc.oneof(
  nasty,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(nasty, { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 8 }), nasty, { maxKeys: 3 }),
);

/** A value that the schema might allow, or any other. */
function about(schema: JsonSchema): fc.Arbitrary<unknown> {
  const near: fc.Arbitrary<unknown>[] = [anything];
  if (schema.enum) near.push(fc.constantFrom(...schema.enum));
  if (schema.items) near.push(fc.array(about(schema.items), { maxLength: 4 }));
  if (schema.properties)
    near.push(
      fc.record(
        Object.fromEntries(
          Object.entries(schema.properties).map(([name, property]) => [name, about(property)]),
        ),
        { requiredKeys: [] },
      ),
    );
  if (schema.type === 'integer' || schema.type === 'number') near.push(fc.integer({ min: 1, max: 40 }));
  return fc.oneof(...near);
}

function requestOf(row: RestRoute, admin: SignedIn): fc.Arbitrary<FuzzRequest> {
  const path = fc
    .tuple(...(row.path.match(/\{\w+\}/g) ?? []).map(() => nasty))
    .map((values) =>
      values.reduce<string>(
        (url, value) => url.replace(/\{\w+\}/, () => encodeURIComponent(value.toWellFormed())),
        row.path,
      ),
    );
  const query = about(row.query ?? { type: 'object' }).map((given) =>
    new URLSearchParams(
      typeof given === 'object' && given !== null
        ? Object.entries(given).map(([name, value]): [string, string] => [
            name,
            typeof value === 'string' ? value : JSON.stringify(value),
          ])
        : [],
    ).toString(),
  );
  const body = fc.oneof(
    about(row.body ?? { type: 'object' }).map((given) => ({
      payload: JSON.stringify(given) ?? '',
      type: 'application/json',
    })),
    fc.string({ maxLength: 200 }).map((payload) => ({ payload, type: 'application/json' })),
    fc
      .dictionary(fc.constantFrom('sku', 'price', 'images', 'name'), nasty)
      .map((fields) => aForm(fields))
      .map(({ body: payload, headers }) => ({ payload, type: headers['content-type'] ?? '' })),
    fc
      .tuple(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom(
          'application/xml',
          'text/plain',
          'multipart/form-data',
          'multipart/form-data; boundary=x',
          'application/json; charset=utf-16',
          '',
          'nonsense',
        ),
      )
      .map(([bytes, type]) => ({ payload: Buffer.from(bytes), type })),
  );
  const method = fc.oneof(
    { weight: 9, arbitrary: fc.constant<string>(row.method) },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS') },
  );
  const extra = fc.dictionary(
    fc.constantFrom('accept-encoding', 'if-none-match', 'idempotency-key', 'accept', 'authorization'),
    fc.constantFrom('*', 'br', 'gzip', 'identity;q=0', 'key', 'Bearer x', ''),
    { maxKeys: 2 },
  );
  return fc
    .tuple(method, path, query, body, extra, fc.boolean())
    .map(([verb, address, asked, { payload, type }, more, signed]) => ({
      method: verb,
      url: `/api${address}?${asked}`,
      headers: { 'content-type': type, ...more, ...(signed && row.method !== 'DELETE' ? admin.headers : {}) },
      payload: verb === 'GET' || verb === 'HEAD' ? '' : payload,
    }));
}

/** A refusal that lists many fields is long enough to be compressed. */
function unpacked(bytes: Buffer, encoding: unknown): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

it(`${RUNS} random requests get an answer without a fault or a stack trace`, async ({ shop, admin }) => {
  // The whole catalogue has its own tests, and would take as long as all of this.
  const requests = fc
    .constantFrom(...restTable)
    .chain((row) => requestOf(row, admin))
    .filter(({ url }) => !/limit=\d{3,}/.test(url));
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const { status, headers, body: sent } = await fuzzed(shop, request);
      const encoding = request.method === 'HEAD' ? undefined : headers['content-encoding'];
      const body = unpacked(sent, encoding).toString();
      if (status >= 400)
        expect(body).not.toMatch(/node_modules|\.ts:\d|\.js:\d|"stack"|syntax error|violates/);
      if (status >= 400 && request.method !== 'HEAD')
        expect(JSON.parse(body)).toMatchObject({
          success: false,
          error: expect.any(String),
          message: expect.any(String),
        });
    }),
    { numRuns: RUNS },
  );
  tellSlowest('REST');
  expect(shop.complaints).toEqual([]);
});
