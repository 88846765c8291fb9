import { describe, expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';

/** Word for word what integrators script against. */
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

interface Tyre {
  readonly id: number;
  readonly slug: string;
  readonly sku: string;
  readonly size: string;
  readonly category: string;
  readonly season: string;
  readonly price: number;
  readonly stockQuantity: number;
  readonly brand: { readonly slug: string };
  readonly model: { readonly slug: string };
}

const CARD = 'id slug sku size category season price stockQuantity brand { slug } model { slug }';

const it = shopTest().extend(
  'tyre',
  { scope: 'file' },
  async ({ shop }) => (await ask<{ product: Tyre }>(shop, `{ product(id: 5000) { ${CARD} } }`)).product,
);

async function ask<Data>(shop: TestShop, document: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await shop.graphql<Data>(document, variables);
  expect(errors).toBeUndefined();
  return data;
}

describe('the detail as integrators ask for it', () => {
  it('PROD answers every field in at most three statements', async ({ shop, tyre }) => {
    shop.takeStatements();
    const { product } = await ask<{
      product: Record<string, unknown> & {
        reviews: { items: unknown[]; pageInfo: object };
        model: { reviewCount: number };
      };
    }>(shop, DETAIL, { slug: tyre.slug });
    expect(shop.takeStatements().length).toBeLessThanOrEqual(3);
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
    expect(product['images']).toHaveLength(3);
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

  it('answers null for a slug that nobody has', async ({ shop }) => {
    expect(await ask(shop, DETAIL, { slug: 'no-such-tyre' })).toEqual({ product: null });
  });
});

describe('one tyre', () => {
  const by = async (shop: TestShop, argument: string): Promise<number | null> =>
    (await ask<{ product: { id: number } | null }>(shop, `{ product(${argument}) { id } }`)).product?.id ??
    null;

  it('is found by id, slug, part number in any case, and by whatever stood in an address', async ({
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

  it('is null for what is unknown', async ({ shop }) => {
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

  it('is found by an old slug; a slug in use wins over an old one', async ({ shop, tyre }) => {
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

  it('wants to be named in one way only', async ({ shop }) => {
    for (const argument of ['', '(id: 1, slug: "x")', '(id: null)']) {
      const { status, errors } = await shop.graphql(`{ product${argument} { id } }`);
      expect(status).toBe(400);
      expect(errors?.[0]).toMatchObject({
        message: 'Give exactly one of id, slug, sku and key.',
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
  });

  it('tells what its marks stand for', async ({ shop }) => {
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

describe('neighbours of a tyre', () => {
  it('are other versions of the model: its size first, then what can be bought, then the nearest sizes', async ({
    shop,
    tyre,
  }) => {
    type Sized = Tyre & { width: number; profile: number; diameter: number };
    const { product } = await ask<{ product: Sized & { otherVariations: Sized[] } }>(
      shop,
      /* GraphQL */ `
        {
          product(id: ${tyre.id}) {
            width
            profile
            diameter
            otherVariations(limit: 100) {
              ${CARD}
              width
              profile
              diameter
            }
          }
        }
      `,
    );
    const others = product.otherVariations;
    const [wanted] = await shop.rows<{ n: number }>(
      `select least(100, count(*) - 1) as n
        from products
        where model_id = (select model_id from products where id = $1)`,
      [tyre.id],
    );
    expect(others).toHaveLength(wanted?.n ?? -1);
    expect(others.every(({ id, model }) => id !== tyre.id && model.slug === tyre.model.slug)).toBe(true);
    const far = (part: 'width' | 'profile' | 'diameter') => (other: Sized) =>
      Math.abs(other[part] - product[part]);
    const steps = [
      ({ size }: Sized) => Number(size !== tyre.size),
      ({ stockQuantity }: Sized) => Number(stockQuantity <= 0),
      far('diameter'),
      far('width'),
      far('profile'),
      ({ id }: Sized) => id,
    ];
    const nearer = (a: Sized, b: Sized) =>
      steps.map((step) => step(a) - step(b)).find((difference) => difference !== 0) ?? 0;
    expect(others.map(({ id }) => id)).toEqual(others.toSorted(nearer).map(({ id }) => id));
    expect(new Set(others.map(({ diameter }) => diameter)).size).toBeGreaterThan(1);
  });

  it('are tyres of the same brand, those of its size first', async ({ shop, tyre }) => {
    const { product } = await ask<{ product: { sameBrand: Tyre[] } }>(
      shop,
      `{ product(id: ${tyre.id}) { sameBrand(limit: 40) { ${CARD} } } }`,
    );
    expect(product.sameBrand).toHaveLength(40);
    expect(product.sameBrand.every(({ id, brand }) => id !== tyre.id && brand.slug === tyre.brand.slug)).toBe(
      true,
    );
    const sameSize = product.sameBrand.map(
      ({ size, category }) => size === tyre.size && category === tyre.category,
    );
    expect(sameSize).toEqual(sameSize.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('are tyres of other models that fit in its place, those for its season first', async ({
    shop,
    tyre,
  }) => {
    const { product } = await ask<{ product: { related: Tyre[] } }>(
      shop,
      `{ product(id: ${tyre.id}) { related(limit: 40) { ${CARD} } } }`,
    );
    expect(product.related.length).toBeGreaterThan(3);
    for (const related of product.related)
      expect(related).toMatchObject({ size: tyre.size, category: tyre.category });
    expect(product.related.map(({ model }) => model.slug)).not.toContain(tyre.model.slug);
    const inSeason = product.related.map(({ season }) => season === tyre.season);
    expect(inSeason).toEqual(inSeason.toSorted((a, b) => Number(b) - Number(a)));
  });

  it.for(['otherVariations', 'sameBrand', 'related'])(
    '%s refuses a limit that cannot be meant',
    async (field, { shop }) => {
      for (const limit of [0, 101]) {
        const { errors } = await shop.graphql(`{ product(id: 1) { ${field}(limit: ${limit}) { id } } }`);
        expect(errors?.[0]).toMatchObject({
          message: `limit must be from 1 to 100; got ${limit}.`,
          extensions: { code: 'BAD_USER_INPUT' },
        });
      }
    },
  );
});

describe('chosen tyres', () => {
  it('HOME featured ones can be bought, are of different brands and the same for everybody', async ({
    shop,
  }) => {
    const featured = (
      await ask<{ featuredProducts: Tyre[] }>(shop, `{ featuredProducts(limit: 8) { ${CARD} } }`)
    ).featuredProducts;
    expect(featured).toHaveLength(8);
    expect(new Set(featured.map(({ brand }) => brand.slug)).size).toBe(8);
    expect(featured.every(({ stockQuantity }) => stockQuantity >= 4)).toBe(true);
    expect(
      (await ask<{ featuredProducts: Tyre[] }>(shop, `{ featuredProducts(limit: 8) { ${CARD} } }`))
        .featuredProducts,
    ).toEqual(featured);
  });

  it('WISH by ids come in the order of the ids; unknown ones are left out', async ({ shop }) => {
    const { productsByIds } = await ask<{ productsByIds: Tyre[] }>(
      shop,
      'query ($ids: [Int!]!) { productsByIds(ids: $ids) { id } }',
      { ids: [9, 3, 0, -7, 2_147_483_647, 7] },
    );
    expect(productsByIds.map(({ id }) => id)).toEqual([9, 3, 7]);
    const { errors } = await shop.graphql('query ($ids: [Int!]!) { productsByIds(ids: $ids) { id } }', {
      ids: Array.from({ length: 101 }, (_, index) => index),
    });
    expect(errors?.[0]).toMatchObject({
      message: 'At most 100 ids; got 101.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});
