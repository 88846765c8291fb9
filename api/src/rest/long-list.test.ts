import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { ask } from '../../test/fixtures/outside/legacy-client.ts';
import { shopTest } from '../../test/shop-test.ts';
import type { TestShop } from '../../test/test-shop.ts';
import { portOf } from '../platform/process/free-port.ts';
import { writeLongList, type AnyList } from './long-list.ts';

const ALL = 19_446;
const WHOLE = '/api/products?page=1&limit=20000';
const MEGABYTE = 1024 * 1024;

const it = shopTest();
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

interface Received {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** Over a real connection, because `inject` doesn't deliver an answer before it's complete. */
function receive(
  shop: TestShop,
  path: string,
  headers: Record<string, string> = {},
  onData: (chunk: Buffer, request: http.ClientRequest) => void = () => undefined,
): Promise<Received> {
  const port = portOf(shop.app.server);
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        onData(chunk, request);
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

interface Listing {
  readonly products: readonly { readonly id: number; readonly name: string; readonly price: number }[];
  readonly pagination: unknown;
}
const listing = ({ bytes }: Pick<Received, 'bytes'>): Listing => JSON.parse(bytes.toString()) as Listing;

describe('API1-03, C-20 the whole catalogue at once', () => {
  it('API1-03, C-20 the whole catalogue has every tyre once, in order, with the documented listing’s figures', async ({
    shop,
  }) => {
    const answer = await receive(shop, WHOLE, { 'accept-encoding': 'br' });
    expect({ status: answer.status, type: answer.headers['content-type'], tag: answer.headers.etag }).toEqual(
      { status: 200, type: 'application/json; charset=utf-8', tag: expect.stringMatching(/^W\/".+"$/) },
    );
    expect(answer.bytes.length).toBeLessThan(3 * MEGABYTE);
    const { products, pagination } = listing({ bytes: brotliDecompressSync(answer.bytes) });
    expect(pagination).toEqual({ totalProducts: ALL, totalPages: 1 });
    expect(new Set(products.map(({ id }) => id)).size).toBe(ALL);
    const sorted = await shop.rows<{ id: number }>('select id from products order by name, id');
    expect(products.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
    expect(products[0]).toEqual(
      ((await ask(shop, 'GET', '/products?limit=1')).body['products'] as unknown as object[])[0],
    );
  });

  it.for([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'is compressed with %s, and begins to arrive long before it has been read completely',
    async ([encoding, unpack], { shop }) => {
      const count = 2_000;
      shop.takeStatements();
      let readAtFirst = -1;
      const answer = await receive(
        shop,
        `/api/products?limit=${count}`,
        { 'accept-encoding': encoding },
        () => {
          if (readAtFirst < 0) readAtFirst = shop.takeStatements().length;
        },
      );
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(listing({ bytes: unpack(answer.bytes) }).products).toHaveLength(count);
      // The total and a few chunks of dozens.
      expect(readAtFirst).toBeLessThan(20);
    },
  );

  it('API1-03, C-20 the whole catalogue is answered with 304 and without a statement if the caller has it', async ({
    shop,
  }) => {
    const first = await receive(shop, '/api/products?limit=300&sortBy=id');
    shop.takeStatements();
    const again = await receive(shop, '/api/products?limit=300&sortBy=id', {
      'if-none-match': String(first.headers.etag),
    });
    expect({ status: again.status, bytes: again.bytes.length, statements: shop.takeStatements() }).toEqual({
      status: 304,
      bytes: 0,
      statements: [],
    });
    await shop.rows("select pg_notify('treadline_data', 'stock 1')");
    await shop.services.platform.versions.caughtUp();
    expect(
      await receive(shop, '/api/products?limit=300&sortBy=id', {
        'if-none-match': String(first.headers.etag),
      }),
    ).toMatchObject({ status: 200 });
  });

  it('API1-03, C-20 the whole catalogue isn’t read further once the caller has left', async ({ shop }) => {
    const left = receive(shop, WHOLE, {}, (_chunk, request) => request.destroy());
    await expect(left).rejects.toThrow(/aborted|hang up/);
    shop.takeStatements();
    await expect.poll(() => shop.takeStatements(), { interval: 300 }).toEqual([]);
  });
});

describe('the writer of a long list', () => {
  const NUMBERS = Array.from({ length: 1_000 }, (_, number) => ({ number }));
  const INPUT = { params: {}, query: {}, body: {}, files: [] };
  const list: AnyList = {
    name: 'numbers',
    range: () => null,
    variables: (_input, { page, limit }) => ({ page, limit }),
    items: (data) => data as object[],
    tail: () => ({ total: NUMBERS.length }),
  };

  it('a long list is read forty items at a time, each chunk only after the reader took the last', async () => {
    const limits: unknown[] = [];
    const pieces = writeLongList(list, INPUT, { first: 0, count: 1_000 }, async ({ page, limit }) => {
      limits.push(limit);
      return NUMBERS.slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit));
    });
    let text = '';
    let taken = 0;
    for await (const piece of pieces) {
      text += piece;
      taken += 1;
      expect(limits.length).toBe(Math.min(taken, 25));
      expect(piece.match(/"number":/g)?.length ?? 0).toBeLessThanOrEqual(40);
    }
    expect(new Set(limits)).toEqual(new Set([40]));
    expect(JSON.parse(text)).toEqual({ numbers: NUMBERS, total: 1_000 });
  });

  it('a long list gives other requests a turn between chunks', async () => {
    let turns = 0;
    let waiting = setImmediate(function count() {
      turns += 1;
      waiting = setImmediate(count);
    });
    const turnsAtRead: number[] = [];
    // The read completes at once, so only the writer itself can yield.
    const pieces = writeLongList(list, INPUT, { first: 0, count: 1_000 }, async () => {
      turnsAtRead.push(turns);
      return NUMBERS.slice(0, 40);
    });
    for await (const piece of pieces) expect(piece).not.toBe('');
    clearImmediate(waiting);
    expect(turnsAtRead).toHaveLength(25);
    expect(new Set(turnsAtRead).size).toBe(25);
  });
});

describe('a long page', () => {
  it.for([
    ['limit=300&page=2', 300, 300],
    ['limit=997&page=3', 1_994, 997],
    ['limit=251&page=1', 0, 251],
    ['limit=5000&page=4', 15_000, 4_446],
    ['limit=5000&page=9', 40_000, 0],
  ] as const)('%s begins and ends at the right item', async ([query, offset, count], { shop }) => {
    const { products, pagination } = listing(await receive(shop, `/api/products?${query}`));
    const wanted = await shop.rows<{ id: number }>(
      'select id from products order by name, id limit $1 offset $2',
      [count, offset],
    );
    expect(products.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
    expect(pagination).toMatchObject({ totalProducts: ALL });
  });

  it('an empty long page is an empty list', async ({ shop }) => {
    expect(listing(await receive(shop, '/api/products?limit=20000&brand=Nobody'))).toEqual({
      products: [],
      pagination: { totalProducts: 0, totalPages: 0 },
    });
  });

  it.for([
    ['limit=20001', 'limit must be 20000 or less.'],
    ['limit=20000&minPrice=9&maxPrice=5', 'minPrice must not be above maxPrice; got 9 and 5 pounds.'],
    [
      'limit=20000&category=boats',
      'category must be one of Car Tyres, 4x4/SUV Tyres, Van Tyres, Motorcycle Tyres.',
    ],
  ] as const)('%s is refused before anything is sent', async ([query, message], { shop }) => {
    expect(await ask(shop, 'GET', `/products?${query}`)).toMatchObject({
      status: 400,
      body: { success: false, error: message, message },
    });
  });
});
