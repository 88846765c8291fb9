import { describe, expect } from 'vitest';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { ask, tyreTest } from './product.builder.ts';

/** The example document published to integrators, word for word. */
const DETAIL = /* GraphQL */ `
  query Detail($slug: String) {
    product(slug: $slug) {
      id
      sku
      ean
      name
      size
      loadIndex
      speedRating
      fuelEfficiency
      wetGrip
      noiseDb
      price
      mailOrderPrice
      fittedPrice
      stockQuantity
      specifications {
        label
        value
      }
      images {
        url
      }
      model {
        slug
        name
        rating
        reviewCount
      }
      reviews(page: 1, limit: 5) {
        items {
          id
          rating
          title
          text
          author
          verified
        }
        pageInfo {
          totalItems
          totalPages
        }
      }
    }
  }
`;

const it = tyreTest();

describe('the detail as integrators request it', () => {
  it('PROD the product detail returns every field, reviews included, in one statement', async ({
    shop,
    tyre,
  }) => {
    shop.takeStatements();
    const { product } = await ask<{
      product: Record<string, unknown> & {
        reviews: { items: unknown[]; pageInfo: object };
        model: { reviewCount: number };
      };
    }>(shop, DETAIL, { slug: tyre.slug });
    expect(shop.takeStatements()).toHaveLength(1);
    const [row] = await shop.rows(
      `select id, sku, ean, name, size, load_index as "loadIndex", speed_rating as "speedRating",
          fuel_efficiency as "fuelEfficiency", wet_grip as "wetGrip", noise_db as "noiseDb",
          mail_order_price_pence as "mailOrderPrice", fitted_price_pence as "fittedPrice",
          stock_quantity - stock_reserved as "stockQuantity"
        from products
        where slug = $1`,
      [tyre.slug],
    );
    expect(product).toMatchObject({ ...row, price: tyre.price });
    expect(product['images']).toHaveLength(4);
    expect(product['specifications']).toEqual(
      expect.arrayContaining([
        { label: 'Size', value: tyre.size },
        { label: 'Part number (SKU)', value: tyre.sku },
      ]),
    );
    expect(product.reviews.items).toHaveLength(Math.min(5, product.model.reviewCount));
    expect(product.reviews.pageInfo).toEqual({
      totalItems: product.model.reviewCount,
      totalPages: Math.ceil(product.model.reviewCount / 5),
    });
  });

  it('every requested page of reviews is returned, whichever page came with the product', async ({
    shop,
    tyre,
  }) => {
    type Page = { items: { id: number }[] };
    const { product } = await ask<{ product: Record<'first' | 'second' | 'both', Page> }>(
      shop,
      `{ product(id: ${tyre.id}) {
        first: reviews(limit: 1) { items { id } }
        second: reviews(page: 2, limit: 1) { items { id } }
        both: reviews(limit: 2) { items { id } }
      } }`,
    );
    const ids = ({ items }: Page): number[] => items.map(({ id }) => id);
    expect([...ids(product.first), ...ids(product.second)]).toEqual(ids(product.both));
    const refused = await shop.graphql(`{ product(id: ${tyre.id}) { reviews(page: 0) { items { id } } } }`);
    expect(refused.errors).toHaveLength(1);
  });

  it('the product detail is null for an unknown slug', async ({ shop }) => {
    expect(await ask(shop, DETAIL, { slug: 'no-such-tyre' })).toEqual({ product: null });
  });
});

describe('one tyre', () => {
  it('a tyre’s pictures are counted without being read, its own and its model’s', async ({ shop }) => {
    const counted = async () => {
      const { product } = await ask<{ product: { imageCount: number; images: object[] } }>(
        shop,
        '{ product(id: 5001) { imageCount images { url } } }',
      );
      expect(product.imageCount).toBe(product.images.length);
      return product.imageCount;
    };
    expect(await counted()).toBe(4);
    await shop.rows(`update products set pictures = '["a.webp"]' where id = 5001`);
    await shop.announce('catalogue');
    expect(await counted()).toBe(1);
  });

  const by = async (shop: TestShop, argument: string): Promise<number | null> =>
    (await ask<{ product: { id: number } | null }>(shop, `{ product(${argument}) { id } }`)).product?.id ??
    null;

  it('a tyre is found by id, by slug, by part number in any case, or by any of these as its key', async ({
    shop,
    tyre,
  }) => {
    for (const argument of [
      `id: ${tyre.id}`,
      `slug: "${tyre.slug}"`,
      `sku: "${tyre.sku}"`,
      `sku: "${tyre.sku.toLowerCase()}"`,
      `key: "${tyre.slug}"`,
      `key: "${tyre.id}"`,
      `key: "${tyre.sku}"`,
    ])
      expect(await by(shop, argument)).toBe(tyre.id);
  });

  it('a tyre is null if its key is unknown', async ({ shop }) => {
    for (const argument of [
      'id: 0',
      'id: -1',
      'id: 2147483647',
      'slug: ""',
      'slug: "5000"',
      'sku: "NONE"',
      'key: ""',
      'key: "abc"',
      'key: "05000"',
      'key: "5000.0"',
      'key: "99999999999999999999"',
    ])
      expect({ argument, id: await by(shop, argument) }).toEqual({ argument, id: null });
  });

  it('a tyre is found by a former slug, but a current slug takes precedence', async ({ shop, tyre }) => {
    await shop.rows("insert into slug_redirects (slug, product_id) values ('an-old-name', $1), ($2, 1)", [
      tyre.id,
      tyre.slug,
    ]);
    expect(
      await ask(
        shop,
        '{ product(slug: "an-old-name") { id slug } byKey: product(key: "an-old-name") { slug } }',
      ),
    ).toEqual({ product: { id: tyre.id, slug: tyre.slug }, byKey: { slug: tyre.slug } });
    expect(await by(shop, `slug: "${tyre.slug}"`)).toBe(tyre.id);
  });

  it('a tyre must be identified in exactly one way', async ({ shop }) => {
    for (const argument of ['', '(id: 1, slug: "x")', '(id: null)']) {
      const { status, errors } = await shop.graphql(`{ product${argument} { id } }`);
      expect(status).toBe(400);
      expect(errors?.[0]).toMatchObject({
        message: 'Give exactly one of id, slug, sku and key.',
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
  });

  it('a tyre explains its markings', async ({ shop }) => {
    const { products } = await ask<{ products: { items: object[] } }>(
      shop,
      /* GraphQL */ `
        {
          products(search: "205/55 R16", filter: { speedRatings: ["V"] }, limit: 100) {
            items {
              loadIndex
              speedRating
              maxLoadKg
              maxSpeedMph
              maxSpeedKmh
            }
          }
        }
      `,
    );
    expect(products.items).toContainEqual({
      loadIndex: 91,
      speedRating: 'V',
      maxLoadKg: 615,
      maxSpeedMph: 149,
      maxSpeedKmh: 240,
    });
    expect(products.items).toContainEqual({
      loadIndex: 94,
      speedRating: 'V',
      maxLoadKg: 670,
      maxSpeedMph: 149,
      maxSpeedKmh: 240,
    });
  });
});
