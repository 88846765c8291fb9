import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect } from 'vitest';
import { shopTest } from '../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';
import { aWebClient } from '../../test/web-client.builder.ts';
import { pageUrl, type PageRenderer } from './web-pages.ts';

/** Each page shows what is found for the search in its address. */
const render: PageRenderer['render'] = async ({ url, execute }) => {
  const search = new URL(url, 'http://shop.test').searchParams.get('search') ?? '';
  const { data } = await execute({
    query: 'query ($search: String) { products(search: $search, limit: 2) { items { name } } }',
    variables: { search },
  });
  return {
    status: 200,
    html: JSON.stringify(data),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=60',
    },
  };
};
const it = shopTest({ pages: aWebClient({ render }) });

it.beforeEach(async ({ shop }) => {
  await shop.services.platform.versions.bump('catalogue');
});

const LISTING = /* GraphQL */ `
  {
    products(limit: 3) {
      items {
        id
        name
        brand {
          name
        }
        model {
          rating
        }
      }
      pageInfo {
        totalItems
      }
      facets {
        brands {
          value
          count
        }
        minPrice
      }
      understood {
        text
      }
    }
  }
`;

function ask(
  shop: TestShop,
  query: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return shop.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
}

/** Whether the second of two equal questions is answered from memory. */
async function isKept(shop: TestShop, query: string, headers: Record<string, string> = {}): Promise<boolean> {
  const first = await ask(shop, query, headers);
  const second = await ask(shop, query, headers);
  expect(second.body).toBe(first.body);
  return second.headers['x-cache'] === 'hit';
}

describe('answers that are kept', () => {
  it.for([
    LISTING,
    /* GraphQL */ `
      {
        product(id: 1) {
          id
          specifications {
            label
            value
          }
          images {
            url
          }
          reviews {
            items {
              id
            }
            pageInfo {
              totalItems
            }
            distribution {
              stars
            }
          }
        }
      }
    `,
    '{ brands { name productCount } }',
    /* GraphQL */ `
      {
        models(limit: 2) {
          items {
            name
            specifications {
              values {
                label
              }
            }
            seo {
              title
            }
          }
          pageInfo {
            totalItems
          }
        }
      }
    `,
    '{ shopSettings { phone claims { products } openingHours { days } delivery { name } } }',
    '{ shopStats { products } }',
    '{ page(slug: "terms") { title } }',
    '{ fittingCentres { name hours { days } } }',
    '{ vehicleMakes }',
    '{ vehicles(make: "Ford") { id tyreSizes { size } } }',
    '{ products(search: "ford focus") { items { id } } }',
  ])('%s', async (query, { shop }) => {
    expect((await ask(shop, query)).headers['cache-control']).toMatch(/^max-age=[1-9]\d*, public$/);
    expect(await isKept(shop, query)).toBe(true);
  });

  it.for(['/api/products/5', '/api/models?limit=2', '/shop?search=michelin'])(
    'are told of by HEAD as by GET: %s',
    async (url, { shop }) => {
      const told = await shop.app.inject({ method: 'HEAD', url });
      const { headers, body } = await shop.app.inject(url);
      expect({
        status: told.statusCode,
        etag: told.headers.etag,
        length: told.headers['content-length'],
      }).toEqual({ status: 200, etag: headers.etag, length: String(Buffer.byteLength(body)) });
      const again = await shop.app.inject({ method: 'HEAD', url });
      expect({ kept: again.headers['x-cache'], etag: again.headers.etag, body: again.body }).toEqual({
        kept: 'hit',
        etag: headers.etag,
        body: '',
      });
      expect(
        (await shop.app.inject({ method: 'HEAD', url, headers: { 'if-none-match': String(headers.etag) } }))
          .statusCode,
      ).toBe(304);
    },
  );

  it('cost no statement', async ({ shop }) => {
    await ask(shop, LISTING);
    shop.takeStatements();
    await ask(shop, LISTING);
    expect(shop.takeStatements()).toEqual([]);
  });

  it.for(['catalogue', 'stock', 'settings'] as const)(
    'end with the next change of the %s',
    async (dataset, { shop }) => {
      expect(await isKept(shop, LISTING)).toBe(true);
      await shop.services.platform.versions.bump(dataset);
      expect((await ask(shop, LISTING)).headers['x-cache']).toBeUndefined();
    },
  );

  it('are of one document and its variables', async ({ shop }) => {
    const document = 'query ($id: Int) { product(id: $id) { id } }';
    const of = async (id: number): Promise<unknown> => (await shop.graphql(document, { id })).data;
    expect([await of(1), await of(2), await of(1)]).toEqual([
      { product: { id: 1 } },
      { product: { id: 2 } },
      { product: { id: 1 } },
    ]);
  });

  it('are one page, whatever tracks its visitors', async ({ shop }) => {
    const [first, ...others] = await Promise.all(
      [
        '/shop?search=winter',
        '/shop?gclid=1&search=winter',
        '/shop?search=winter&utm_source=mail&UTM_Campaign=a',
        '/shop?fbclid=%3F&mc_eid&search=winter&wbraid=2',
      ].map((url) => shop.app.inject(url)),
    );
    for (const other of others) expect(other.body).toBe(first?.body);
    expect(
      (await shop.app.inject('/shop?msclkid=3&search=winter&gbraid=4&mc_cid=5')).headers['x-cache'],
    ).toBe('hit');
    expect((await shop.app.inject('/shop?gclids=1&search=winter')).headers['x-cache']).toBeUndefined();
  });

  it('are rendered by the address without what tracks', () => {
    const of = (url: string): string => pageUrl({ url });
    expect(
      ['/shop?utm_source=a', '/shop?search=a+b%26&gclid=1&page=2', '/?', '/shop?search=a?b'].map(of),
    ).toEqual(['/shop', '/shop?search=a+b%26&page=2', '/', '/shop?search=a?b']);
  });

  it('are pages too, but not those about somebody’s vehicle', async ({ shop }) => {
    const cacheOf = async (url: string): Promise<unknown> => {
      await shop.app.inject(url);
      const { headers } = await shop.app.inject(url);
      return [headers['x-cache'], headers['cache-control']];
    };
    expect(await cacheOf('/shop?search=winter')).toEqual(['hit', 'public, max-age=0, s-maxage=60']);
    expect(await cacheOf('/shop?search=AB12+CDE')).toEqual([undefined, 'private, no-store']);
  });
});

describe('answers that are not kept', () => {
  it.for([
    ['who is asking', '{ viewer { role } }'],
    ['who is asking, beside what is public', '{ viewer { role } brands { name } }'],
    ['a registration', '{ vehicle(registration: "AB12CDE") { make } }'],
    ['a registration in the filter', '{ products(filter: { registration: "AB12CDE" }) { items { id } } }'],
    [
      'a registration in the search',
      '{ products(search: "AB12 CDE") { items { id } understood { vehicle { registration } } } }',
    ],
    ['a cart', '{ cartQuote(input: { items: [{ productId: 1, quantity: 1 }] }) { total } }'],
    ['errors', '{ product(id: 1) { id } products(page: 0) { items { id } } }'],
  ] as const)('%s', async ([, query], { shop }) => {
    expect((await ask(shop, query)).headers['cache-control']).toBe('private, no-store');
    expect(await isKept(shop, query)).toBe(false);
  });

  it('those for somebody who shows a token, and they are given none that was kept', async ({ shop }) => {
    const token = { authorization: 'Bearer x' };
    expect(await isKept(shop, LISTING, token)).toBe(false);
    expect(await isKept(shop, LISTING)).toBe(true);
    expect((await ask(shop, LISTING, token)).headers['x-cache']).toBeUndefined();
  });

  it('those to a mutation', async ({ shop }) => {
    const mutation = 'mutation { cancelCheckout(orderId: "5f0f6e1a-7d5b-4f0e-9f57-000000000000") }';
    expect(await isKept(shop, mutation)).toBe(false);
    expect((await ask(shop, mutation)).headers['cache-control']).toBe('private, no-store');
  });
});

describe('a kept answer', () => {
  it.for([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['gzip, deflate, br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['br;q=0, gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['identity', (bytes: Buffer) => bytes],
    ['', (bytes: Buffer) => bytes],
    ['abracadabra', (bytes: Buffer) => bytes],
  ] as const)('comes in the encoding asked for: %s', async ([accepted, decode], { shop }) => {
    const plain = await ask(shop, LISTING, { 'accept-encoding': 'identity' });
    for (const _ of ['made', 'given again']) {
      const { rawPayload, headers } = await ask(shop, LISTING, { 'accept-encoding': accepted });
      expect(decode(rawPayload).toString()).toBe(plain.body);
      expect(headers['vary']).toMatch(/accept-encoding/i);
      expect(headers['content-type']).toMatch(/^application\/(graphql-response\+)?json/);
      expect(headers['cache-control']).toBe('max-age=60, public');
    }
  });

  it('is not sent again to whoever has it', async ({ shop }) => {
    const { headers } = await ask(shop, LISTING);
    const etag = String(headers['etag']);
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask(shop, LISTING, { 'if-none-match': tags });
      expect({ status: again.statusCode, body: again.body, etag: again.headers['etag'] }).toEqual({
        status: 304,
        body: '',
        etag,
      });
    }
    expect((await ask(shop, LISTING, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('of before a change is told from the one after it', async ({ shop }) => {
    const before = String((await ask(shop, '{ product(id: 9) { price } }')).headers['etag']);
    await shop.rows(
      `update products
        set price_pence = price_pence + 1, mail_order_price_pence = mail_order_price_pence + 1
        where id = 9`,
    );
    await shop.services.platform.versions.bump('catalogue');
    expect((await ask(shop, '{ product(id: 9) { price } }', { 'if-none-match': before })).statusCode).toBe(
      200,
    );
  });
});

describe('several processes on one database', () => {
  it('hear of each other’s changes', async ({ shop }) => {
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
    await shop.services.platform.versions.bump('catalogue');
    expect(await priceIn(shop)).toBe(before + 100);
    await expect.poll(() => priceIn(other)).toBe(before + 100);
    await other.close();
  });
});
