import { describe, expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { ask } from './product.builder.ts';

interface Model {
  readonly slug: string;
  readonly name: string;
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly variationCount: number;
  readonly sizeCount: number;
  readonly brand: { readonly slug: string };
}

interface Variation {
  readonly id: number;
  readonly price: number;
  readonly diameter: number;
  readonly width: number;
  readonly profile: number;
}

const MODEL = 'slug name minPrice maxPrice rating reviewCount variationCount sizeCount brand { slug }';

const it = shopTest({ env: { GRAPHQL_MAX_COST: '10000' } });

describe('a model', () => {
  it('MODEL a model has texts, figures and all its sizes', async ({ shop }) => {
    const { model } = await ask<{
      model: Model & {
        fullName: string;
        seo: { title: string };
        features: string[];
        images: object[];
        specifications: { name: string }[];
        variations: Variation[];
      };
    }>(
      shop,
      /* GraphQL */ `
        {
          model(slug: "primacy-4-plus") {
            ${MODEL}
            fullName
            features
            images {
              url
            }
            seo {
              title
            }
            specifications {
              name
              values {
                label
                value
              }
            }
            variations {
              id
              price
              width
              profile
              diameter
            }
          }
        }
      `,
    );
    const [row] = await shop.rows(
      `select count(*) as "variationCount", count(distinct size) as "sizeCount", min(charged_price_pence) as "minPrice",
          max(charged_price_pence) as "maxPrice"
        from products
        where model_id = (select id from models where slug = $1)`,
      ['primacy-4-plus'],
    );
    expect(model).toMatchObject({ ...row, fullName: 'Michelin Primacy 4+', brand: { slug: 'michelin' } });
    expect(model.variations).toHaveLength(model.variationCount);
    expect(model.features.length).toBeGreaterThanOrEqual(4);
    expect(model.images).toHaveLength(4);
    expect(model.seo.title).toContain('Primacy 4+');
    expect(model.specifications.length).toBeGreaterThan(0);
  });

  it.for([
    [
      'SIZE_ASC',
      (a: Variation, b: Variation) => a.diameter - b.diameter || a.width - b.width || a.profile - b.profile,
    ],
    ['PRICE_ASC', (a: Variation, b: Variation) => a.price - b.price],
    ['PRICE_DESC', (a: Variation, b: Variation) => b.price - a.price],
  ] as const)('MODEL sorts its sizes by %s', async ([sort, order], { shop }) => {
    const { model } = await ask<{ model: { variations: Variation[] } }>(
      shop,
      `{ model(slug: "pilot-sport-5") { variations(sort: ${sort}) { id price width profile diameter } } }`,
    );
    expect(model.variations.length).toBeGreaterThan(10);
    expect(model.variations).toEqual(model.variations.toSorted(order));
  });

  it('a model takes at most two statements, including sizes and reviews', async ({ shop }) => {
    await ask(shop, '{ brands { slug } }');
    shop.takeStatements();
    await ask(
      shop,
      /* GraphQL */ `
        {
          model(slug: "primacy-4-plus") {
            ${MODEL}
            variations {
              id
              brand {
                name
              }
              imageUrl
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
                count
              }
            }
          }
        }
      `,
    );
    expect(shop.takeStatements().length).toBeLessThanOrEqual(2);
  });

  it('a model is null if it is unknown or none of its tyres is listed', async ({ shop }) => {
    await shop.rows(
      `update products
        set published = false
        where model_id = (select id from models where slug = 'agilis-3')`,
    );
    await shop.announce('catalogue');
    expect(
      await ask(shop, '{ model(slug: "unknown-model") { slug } gone: model(slug: "agilis-3") { slug } }'),
    ).toEqual({ model: null, gone: null });
    const { models } = await ask<{ models: { items: Model[] } }>(
      shop,
      `{ models(limit: 1000) { items { ${MODEL} } } }`,
    );
    expect(models.items.map(({ slug }) => slug)).not.toContain('agilis-3');
  });
});

describe('models', () => {
  const list = async (
    shop: TestShop,
    given: string,
  ): Promise<{ items: Model[]; pageInfo: { totalItems: number; totalPages: number } }> =>
    (
      await ask<{ models: { items: Model[]; pageInfo: { totalItems: number; totalPages: number } } }>(
        shop,
        `{ models${given} { items { ${MODEL} } pageInfo { totalItems totalPages } } }`,
      )
    ).models;

  it.for([
    ['NAME_ASC', (a: Model, b: Model) => a.name.localeCompare(b.name, 'en-GB')],
    ['NAME_DESC', (a: Model, b: Model) => b.name.localeCompare(a.name, 'en-GB')],
    ['PRICE_ASC', (a: Model, b: Model) => a.minPrice - b.minPrice],
    ['PRICE_DESC', (a: Model, b: Model) => b.minPrice - a.minPrice],
    ['RATING_DESC', (a: Model, b: Model) => (b.rating ?? 0) - (a.rating ?? 0)],
  ] as const)('are sorted by %s, each once over all pages', async ([sort, order], { shop }) => {
    const { items, pageInfo } = await list(shop, `(sort: ${sort}, limit: 1000)`);
    expect(items).toHaveLength(pageInfo.totalItems);
    expect(items).toEqual(items.toSorted(order));
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(items.length / 30) }, (_, index) =>
        list(shop, `(sort: ${sort}, limit: 30, page: ${index + 1})`),
      ),
    );
    expect(pages.flatMap((page) => page.items.map(({ slug }) => slug))).toEqual(
      items.map(({ slug }) => slug),
    );
  });

  it('a search for models is limited to 200 characters', async ({ shop }) => {
    const search = (length: number) =>
      shop.graphql('query ($search: String) { models(search: $search) { items { slug } } }', {
        search: 'e '.repeat(length / 2),
      });
    expect((await search(200)).errors).toBeUndefined();
    expect((await search(202)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('models are filtered by brand and by words of their name', async ({ shop }) => {
    const michelin = await list(shop, '(brand: "Michelin", limit: 1000)');
    expect(michelin.items.length).toBeGreaterThan(5);
    expect(new Set(michelin.items.map(({ brand }) => brand.slug))).toEqual(new Set(['michelin']));
    expect((await list(shop, '(brand: "michelin", limit: 1000)')).items).toEqual(michelin.items);
    expect((await list(shop, '(search: "MICHELIN primacy")')).items.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['primacy-4-plus', 'primacy-5']),
    );
    expect(await list(shop, '(brand: "nobody")')).toEqual({
      items: [],
      pageInfo: { totalItems: 0, totalPages: 0 },
    });
  });

  it.for([
    ['page: 0', 'page must be 1 or more; got 0.'],
    ['limit: 0', 'limit must be from 1 to 1000; got 0.'],
    ['limit: 1001', 'limit must be from 1 to 1000; got 1001.'],
  ] as const)('refuse %s', async ([given, message], { shop }) => {
    const { status, errors } = await shop.graphql(`{ models(${given}) { items { slug } } }`);
    expect(status).toBe(400);
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  });
});

describe('brands', () => {
  it('HOME-07 brands come A to Z with figures of the listed tyres', async ({ shop }) => {
    const { brands } = await ask<{
      brands: {
        slug: string;
        name: string;
        productCount: number;
        modelCount: number;
        minPrice: number;
        sampleImageUrl: string;
      }[];
    }>(shop, '{ brands { slug name productCount modelCount minPrice sampleImageUrl } }');
    const rows = await shop.rows(
      `select b.slug, b.name, count(p.id) as "productCount",
          count(distinct p.model_id) as "modelCount", min(p.charged_price_pence) as "minPrice"
        from brands b
        left join products p on p.brand_id = b.id and p.published and p.deleted_at is null
        group by b.id
        order by b.name`,
    );
    expect(brands.map(({ sampleImageUrl: _picture, ...figures }) => figures)).toEqual(rows);
    for (const { sampleImageUrl } of brands)
      expect(sampleImageUrl).toMatch(/^\/uploads\/products\/.+\.webp$/);
  });

  it('brands without listed tyres have zero counts', async ({ shop }) => {
    await shop.rows(
      `insert into brands (id, slug, name, tier, country, founded_year, description)
        values (9000, 'newcomer', 'Newcomer', 'BUDGET', 'Spain', 2024, 'New.')`,
    );
    await shop.announce('catalogue');
    const { brands, shopStats } = await ask<{ brands: { slug: string }[]; shopStats: { brands: number } }>(
      shop,
      '{ brands { slug productCount modelCount minPrice sampleImageUrl } shopStats { brands } }',
    );
    expect(brands.find(({ slug }) => slug === 'newcomer')).toEqual({
      slug: 'newcomer',
      productCount: 0,
      modelCount: 0,
      minPrice: 0,
      sampleImageUrl: '/uploads/products/tyre-placeholder.svg',
    });
    expect(shopStats.brands).toBe(brands.length - 1);
  });
});
