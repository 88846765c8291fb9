import { describe, expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

interface Page {
  readonly items: {
    id: number;
    rating: number;
    title: string | null;
    text: string | null;
    author: string;
    verified: boolean;
    isSample: boolean;
    reviewedOn: string;
  }[];
  readonly pageInfo: { readonly totalItems: number; readonly totalPages: number };
  readonly average: number | null;
  readonly distribution: { stars: number; count: number }[];
  readonly recommendPercent: number | null;
  readonly hasSamples: boolean;
}

const REVIEWS = `
    items {
      id
      rating
      title
      text
      author
      verified
      isSample
      reviewedOn
    }
    pageInfo {
      totalItems
      totalPages
    }
    average
    distribution {
      stars
      count
    }
    recommendPercent
    hasSamples
  `;

const it = shopTest({ env: { GRAPHQL_MAX_COST: '10000' } }).extend(
  'model',
  { scope: 'file' },
  async ({ shop }) => {
    const [most] = await shop.rows<{ id: number; slug: string }>(
      'select id, slug from models order by review_count desc, id limit 1',
    );
    if (!most) throw new Error('The seed has no models.');
    return most;
  },
);

async function page(shop: TestShop, model: { id: number; slug: string }, given: string): Promise<Page> {
  const { data, errors } = await shop.graphql<{ model: { reviews: Page } }>(
    `{ model(slug: "${model.slug}") { reviews${given} { ${REVIEWS} } } }`,
  );
  expect(errors).toBeUndefined();
  return data.model.reviews;
}

describe('reviews of a model', () => {
  it('PROD reviews of a model come newest first, each once over all pages', async ({ shop, model }) => {
    const { pageInfo } = await page(shop, model, '(limit: 7)');
    const pages = await Promise.all(
      Array.from({ length: pageInfo.totalPages }, (_, index) =>
        page(shop, model, `(limit: 7, page: ${index + 1})`),
      ),
    );
    const items = pages.flatMap((each) => each.items);
    const rows = await shop.rows<{ id: number }>(
      'select id from reviews where model_id = $1 and published order by reviewed_on desc, id desc',
      [model.id],
    );
    expect(items.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(items).toHaveLength(pageInfo.totalItems);
  });

  it('PROD figures of a model count all published reviews, on every page', async ({ shop, model }) => {
    const [row] = await shop.rows<{
      average: number;
      n: number;
      five: number;
      one: number;
      recommend: number;
    }>(
      `select round(avg(rating), 2) as average, count(*) as n,
          count(*) filter (where rating = 5) as five, count(*) filter (where rating = 1) as one,
          round(100.0 * count(*) filter (where recommends) / count(*)) as recommend
        from reviews
        where model_id = $1 and published`,
      [model.id],
    );
    for (const given of ['(limit: 2)', '(limit: 5, page: 2)']) {
      const { average, distribution, recommendPercent, pageInfo, hasSamples } = await page(
        shop,
        model,
        given,
      );
      expect({ average, n: pageInfo.totalItems, recommend: recommendPercent, hasSamples }).toEqual({
        average: row?.average,
        n: row?.n,
        recommend: row?.recommend,
        hasSamples: true,
      });
      expect(distribution.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
      expect(distribution[0]?.count).toBe(row?.five);
      expect(distribution[4]?.count).toBe(row?.one);
      expect(distribution.reduce((sum, { count }) => sum + count, 0)).toBe(row?.n);
    }
  });

  it('reviews are the same for all sizes of a model', async ({ shop, model }) => {
    const { data } = await shop.graphql<{ model: { variations: { reviews: Page }[] } }>(/* GraphQL */ `
        {
          model(slug: "${model.slug}") {
            variations(sort: PRICE_ASC) {
              reviews(limit: 1) {
                items {
                  id
                }
              }
            }
          }
        }
      `);
    expect(new Set(data.model.variations.map(({ reviews }) => reviews.items[0]?.id)).size).toBe(1);
  });

  it('sample reviews are marked and never verified, and the page says so even beyond its end', async ({
    shop,
    model,
  }) => {
    const { items } = await page(shop, model, '(limit: 100)');
    expect(items.every(({ isSample, verified }) => isSample && !verified)).toBe(true);
    expect(await page(shop, model, '(page: 100000)')).toMatchObject({ items: [], hasSamples: true });
    await expect(
      shop.rows('update reviews set verified = true where model_id = $1', [model.id]),
    ).rejects.toThrow(/reviews_sample_is_never_verified/);
  });

  it('unpublished reviews are left out', async ({ shop, model }) => {
    const [first] = (await page(shop, model, '(limit: 1)')).items;
    await shop.rows("update reviews set state = 'PENDING' where id = $1", [first?.id]);
    await shop.announce('catalogue');
    expect((await page(shop, model, '(limit: 100)')).items.map(({ id }) => id)).not.toContain(first?.id);
  });

  it.for([
    ['page: 0', 'page must be 1 or more; got 0.'],
    ['limit: 0', 'limit must be from 1 to 1000; got 0.'],
    ['page: -3', 'page must be 1 or more; got -3.'],
  ] as const)('refuse %s', async ([given, message], { shop }) => {
    const { status, errors } = await shop.graphql(
      `{ product(id: 1) { reviews(${given}) { items { id } } } }`,
    );
    expect(status).toBe(400);
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  });
});
