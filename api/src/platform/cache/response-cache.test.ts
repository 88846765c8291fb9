import { describe, expect } from 'vitest';
import { renderSearch, LISTING, askGraphql } from '../../../test/fixtures/outside/cached-response.ts';
import { aWebClient } from '../../../test/fixtures/web-client.ts';
import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';

/** The test's pages depend only on the search parameter. */
function pageUrl(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://shop.example');
  const search = searchParams.get('search');
  return search === null ? pathname : `${pathname}?${new URLSearchParams({ search })}`;
}

const it = shopTest({ pages: aWebClient({ render: renderSearch, pageUrl }) });

it.beforeEach(async ({ shop }) => {
  await shop.announce('catalogue');
});

/** Whether the second of two identical requests is answered from the cache. */
async function isKept(shop: TestShop, query: string, headers: Record<string, string> = {}): Promise<boolean> {
  const first = await askGraphql(shop, query, headers);
  const second = await askGraphql(shop, query, headers);
  expect(second.body).toBe(first.body);
  return second.headers['x-cache'] === 'hit';
}

describe('cached answers', () => {
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
    expect((await askGraphql(shop, query)).headers['cache-control']).toMatch(/^max-age=[1-9]\d*, public$/);
    expect(await isKept(shop, query)).toBe(true);
  });

  it.for(['/api/products/5', '/api/models?limit=2', '/shop?search=michelin'])(
    'have the same headers for HEAD as for GET: %s',
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

  it('cost no SQL statement', async ({ shop }) => {
    await askGraphql(shop, LISTING);
    shop.takeStatements();
    await askGraphql(shop, LISTING);
    expect(shop.takeStatements()).toEqual([]);
  });

  it.for(['catalogue', 'settings', 'content'] as const)(
    'are evicted by the next change of the %s',
    async (dataset, { shop }) => {
      expect(await isKept(shop, LISTING)).toBe(true);
      await shop.announce(dataset);
      expect((await askGraphql(shop, LISTING)).headers['x-cache']).toBeUndefined();
    },
  );

  it('belong to one document and its variables', async ({ shop }) => {
    const document = 'query ($id: Int) { product(id: $id) { id } }';
    const of = async (id: number): Promise<unknown> => (await shop.graphql(document, { id })).data;
    expect([await of(1), await of(2), await of(1)]).toEqual([
      { product: { id: 1 } },
      { product: { id: 2 } },
      { product: { id: 1 } },
    ]);
  });

  it('are shared between addresses that differ only in parameters the page ignores', async ({ shop }) => {
    const [first, ...others] = await Promise.all(
      ['/shop?search=winter', '/shop?gclid=1&search=winter', '/shop?search=winter&x=2'].map((url) =>
        shop.app.inject(url),
      ),
    );
    for (const other of others) expect(other.body).toBe(first?.body);
    expect((await shop.app.inject('/shop?x=3&search=winter')).headers['x-cache']).toBe('hit');
    expect((await shop.app.inject('/shop?search=summer')).headers['x-cache']).toBeUndefined();
  });

  it('include pages, but not those about a visitor’s vehicle', async ({ shop }) => {
    const cacheOf = async (url: string): Promise<unknown> => {
      await shop.app.inject(url);
      const { headers } = await shop.app.inject(url);
      return [headers['x-cache'], headers['cache-control']];
    };
    expect(await cacheOf('/shop?search=winter')).toEqual(['hit', 'public, max-age=0, s-maxage=60']);
    expect(await cacheOf('/shop?search=AB12+CDE')).toEqual([undefined, 'private, no-store']);
  });
});

describe('answers that aren’t cached', () => {
  it.for([
    ['the viewer', '{ viewer { role } }'],
    ['the viewer beside public data', '{ viewer { role } brands { name } }'],
    ['a registration', '{ vehicle(registration: "AB12CDE") { make } }'],
    ['a registration in the filter', '{ products(filter: { registration: "AB12CDE" }) { items { id } } }'],
    [
      'a registration in the search',
      '{ products(search: "AB12 CDE") { items { id } understood { vehicle { registration } } } }',
    ],
    ['a cart', '{ cartQuote(input: { items: [{ productId: 1, quantity: 1 }] }) { total } }'],
    ['errors', '{ product(id: 1) { id } products(page: 0) { items { id } } }'],
  ] as const)('%s', async ([, query], { shop }) => {
    expect((await askGraphql(shop, query)).headers['cache-control']).toBe('private, no-store');
    expect(await isKept(shop, query)).toBe(false);
  });

  it('callers with a token neither fill the cache nor read from it', async ({ shop }) => {
    const token = { authorization: 'Bearer x' };
    expect(await isKept(shop, LISTING, token)).toBe(false);
    expect(await isKept(shop, LISTING)).toBe(true);
    expect((await askGraphql(shop, LISTING, token)).headers['x-cache']).toBeUndefined();
  });

  it('mutations aren’t cached', async ({ shop }) => {
    const mutation = 'mutation { cancelCheckout(orderId: "5f0f6e1a-7d5b-4f0e-9f57-000000000000") }';
    expect(await isKept(shop, mutation)).toBe(false);
    expect((await askGraphql(shop, mutation)).headers['cache-control']).toBe('private, no-store');
  });
});
