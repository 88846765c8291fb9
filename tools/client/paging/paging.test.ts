import { describe, expect } from 'vitest';
import { aPaidOrder } from '../../../api/test/fixtures/order.ts';
import { shopTest } from '../../../api/test/shop-test.ts';
import { aClient } from '../client.builder.ts';
import type { ListPage, PagedPath, ShopClient } from '../index.ts';

const it = shopTest();

const MODELS = /* GraphQL */ `
  query ($page: Int!, $limit: Int!) {
    models(page: $page, limit: $limit) {
      items {
        slug
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`;
interface ModelsData {
  readonly models: ListPage<{ readonly slug: string }>;
}
const modelsOf = ({ models }: ModelsData): ModelsData['models'] => models;

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('a GraphQL list', () => {
  it('gives every item once, in order, and asks for no page after the last', async ({ shop }) => {
    const client = aClient(shop);
    const [whole] = await all(
      client.items(MODELS, { limit: 900 }, (data: ModelsData) => ({
        items: [data.models.items],
        pageInfo: data.models.pageInfo,
      })),
    );
    if (!whole) throw new Error('The seed has no models.');
    const limit = Math.ceil(whole.length / 4);
    client.sent.length = 0;
    expect(await all(client.items(MODELS, { limit }, modelsOf))).toEqual(whole);
    expect(client.sent).toHaveLength(Math.ceil(whole.length / limit));
  });

  it('loads a page when its first item is asked for, and none after a break', async ({ shop }) => {
    const client = aClient(shop);
    const models = client.items(MODELS, { limit: 2 }, modelsOf);
    expect(client.sent).toHaveLength(0);
    const loaded: number[] = [];
    for await (const _ of models) if (loaded.push(client.sent.length) === 5) break;
    expect(loaded).toEqual([1, 1, 2, 2, 3]);
    expect(client.sent).toHaveLength(3);
  });

  it('starts at the page in the variables', async ({ shop }) => {
    const client = aClient(shop);
    const first = async (page: number): Promise<unknown> =>
      (await client.items(MODELS, { limit: 2, page }, modelsOf).next()).value;
    const [one, two, three] = await all(
      client.items(MODELS, { limit: 3 }, ({ models }: ModelsData) => ({
        ...models,
        pageInfo: { hasNextPage: false },
      })),
    );
    expect([await first(1), await first(2)]).toEqual([one, three]);
    expect(two).toBeDefined();
  });

  it('ends where the list is null', async ({ shop }) => {
    const document =
      'query ($page: Int!) { product(slug: "none") { reviews(page: $page) { items { id } } } }';
    const select = ({ product }: { product: { reviews: ListPage<unknown> } | null }) => product?.reviews;
    expect(await all(aClient(shop).items(document, {}, select))).toEqual([]);
  });
});

type Read = (client: ShopClient, limit: number) => AsyncIterable<unknown>;

/** Every path with pages; the compiler asks for a new one. */
const LISTS: Record<PagedPath, Read> = {
  '/api/products': ({ rest }, limit) =>
    rest.items(
      '/api/products',
      { params: { query: { limit, size: '205/55 R16', brand: 'Michelin' } } },
      (data) => data.products,
    ),
  '/api/models': ({ rest }, limit) =>
    rest.items('/api/models', { params: { query: { limit, brand: 'Michelin' } } }, (data) => data.models),
  '/api/products/slug/{slug}/reviews': ({ rest }, limit) =>
    rest.items(
      '/api/products/slug/{slug}/reviews',
      { params: { path: { slug: 'much-reviewed' }, query: { limit } } },
      (data) => data.reviews,
    ),
  '/api/orders/my-orders': ({ rest }, limit) =>
    rest.items('/api/orders/my-orders', { params: { query: { limit } } }, (data) => data.orders),
  '/api/orders': ({ rest }, limit) =>
    rest.items('/api/orders', { params: { query: { limit } } }, (data) => data.orders),
  '/api/orders/admin/all': ({ rest }, limit) =>
    rest.items('/api/orders/admin/all', { params: { query: { limit } } }, (data) => data.orders),
  '/api/blog/posts': ({ rest }, limit) =>
    rest.items('/api/blog/posts', { params: { query: { limit } } }, (data) => data.data),
  '/api/page-contents/admin': ({ rest }, limit) =>
    rest.items('/api/page-contents/admin', { params: { query: { limit } } }, (data) => data.pages),
  '/api/page-contents/{slug}/history': ({ rest }, limit) =>
    rest.items(
      '/api/page-contents/{slug}/history',
      { params: { path: { slug: 'terms' }, query: { limit } } },
      (data) => data.versions,
    ),
};

describe('a REST list', () => {
  it.beforeAll(async ({ shop, admin }) => {
    for (let orders = 0; orders < 3; orders += 1) await aPaidOrder(shop, { by: admin });
    await shop.rows(`update products set slug = 'much-reviewed' where id = (
      select min(id) from products where published and deleted_at is null and model_id = (
        select model_id from reviews where published group by 1 having count(*) < 90 order by count(*) desc limit 1))`);
    const { rest } = aClient(shop, { apiKey: admin.token });
    for (const content of ['<p>One</p>', '<p>Two</p>'])
      await rest.PUT('/api/page-contents/{slug}', {
        params: { path: { slug: 'terms' } },
        body: { title: 'Terms', content },
      });
  });

  it.for(Object.entries(LISTS))('%s gives every item once, in order', async ([, read], { shop, admin }) => {
    const client = aClient(shop, { apiKey: admin.token });
    const whole = await all(read(client, 100));
    expect(whole.length).toBeGreaterThan(2);
    expect(whole.length).toBeLessThan(100);
    const limit = Math.ceil(whole.length / 2);
    client.sent.length = 0;
    expect(await all(read(client, limit))).toEqual(whole);
    const asked = client.sent.map(({ url }) => new URL(url).searchParams.get('page'));
    // A list that doesn't count its pages ends with an empty one.
    expect(asked).toEqual(client.sent[0]?.url.includes('my-orders') ? ['1', '2', '3'] : ['1', '2']);
  });
});
