import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { renderSearch, LISTING, askGraphql } from '../../../test/fixtures/outside/cached-response.ts';
import { aWebClient } from '../../../test/fixtures/web-client.ts';
import { shopTest } from '../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';

const it = shopTest({ pages: aWebClient({ render: renderSearch }) });

it.beforeEach(async ({ shop }) => {
  await shop.announce('catalogue');
});

describe('a cached response', () => {
  it.for([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['gzip, deflate, br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['br;q=0, gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['identity', (bytes: Buffer) => bytes],
    ['', (bytes: Buffer) => bytes],
    ['abracadabra', (bytes: Buffer) => bytes],
  ] as const)('is sent in the requested encoding: %s', async ([accepted, decode], { shop }) => {
    const plain = await askGraphql(shop, LISTING, { 'accept-encoding': 'identity' });
    for (const _ of ['made', 'given again']) {
      const { rawPayload, headers } = await askGraphql(shop, LISTING, { 'accept-encoding': accepted });
      expect(decode(rawPayload).toString()).toBe(plain.body);
      expect(headers['vary']).toMatch(/accept-encoding/i);
      expect(headers['content-type']).toMatch(/^application\/(graphql-response\+)?json/);
      expect(headers['cache-control']).toBe('max-age=60, public');
    }
  });

  it('isn’t sent again to a client that has it', async ({ shop }) => {
    const { headers } = await askGraphql(shop, LISTING);
    const etag = String(headers['etag']);
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await askGraphql(shop, LISTING, { 'if-none-match': tags });
      expect({ status: again.statusCode, body: again.body, etag: again.headers['etag'] }).toEqual({
        status: 304,
        body: '',
        etag,
      });
    }
    expect((await askGraphql(shop, LISTING, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('isn’t sent again by a process that has to make it first', async ({ shop }) => {
    const { headers } = await askGraphql(shop, LISTING);
    const etag = String(headers['etag']);
    await shop.announce('catalogue');
    const again = await askGraphql(shop, LISTING, { 'if-none-match': etag });
    expect({ status: again.statusCode, body: again.body, hit: again.headers['x-cache'] }).toEqual({
      status: 304,
      body: '',
      hit: undefined,
    });
    expect(again.headers['content-length']).toBeUndefined();
  });

  it('gets a new tag after a change', async ({ shop }) => {
    const before = String((await askGraphql(shop, '{ product(id: 9) { price } }')).headers['etag']);
    await shop.rows(
      `update products
        set price_pence = price_pence + 1, mail_order_price_pence = mail_order_price_pence + 1
        where id = 9`,
    );
    await shop.announce('catalogue');
    expect(
      (await askGraphql(shop, '{ product(id: 9) { price } }', { 'if-none-match': before })).statusCode,
    ).toBe(200);
  });
});

describe('several processes on one database', () => {
  it('learn of each other’s changes', async ({ shop }) => {
    const other = await openTestShop({ besides: shop });
    const priceIn = async (which: TestShop): Promise<number> =>
      (await which.graphql<{ product: { price: number } }>('{ product(id: 12) { price } }')).data.product
        .price;
    const before = await priceIn(other);
    expect(await priceIn(shop)).toBe(before);
    await shop.rows(
      `update products
        set price_pence = price_pence + 100, mail_order_price_pence = mail_order_price_pence + 100
        where id = 12`,
    );
    await shop.announce('catalogue');
    expect(await priceIn(shop)).toBe(before + 100);
    await expect.poll(() => priceIn(other)).toBe(before + 100);
    await other.close();
  });
});
