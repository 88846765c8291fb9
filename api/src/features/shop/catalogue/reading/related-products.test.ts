import { speedRatingsFrom } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { describe, expect } from 'vitest';
import { ask, CARD, tyreTest, type Tyre } from './product.builder.ts';

const it = tyreTest();

/**
 * Expects the tyres to be sorted by the steps, the most important first: those that pass a step come before the
 * others.
 */
function expectOrder(tyres: readonly Tyre[], steps: readonly ((tyre: Tyre) => boolean)[]): void {
  const marks = tyres.map((tyre) => steps.map((step) => (step(tyre) ? 'a' : 'b')).join(''));
  expect(marks).toEqual(marks.toSorted());
  expect(new Set(marks).size).toBeGreaterThan(1);
}

/** Whether one tyre can replace another. */
const goesFor = (tyre: Tyre) => (other: Tyre) =>
  other.size === tyre.size &&
  other.category === tyre.category &&
  other.loadIndex >= tyre.loadIndex &&
  speedRatingsFrom(tyre.speedRating).includes(other.speedRating);
const isInStock = ({ stockQuantity }: Tyre) => stockQuantity > 0;

describe('the neighbours of a tyre', () => {
  it('other variations of the model: the same size first, then those in stock, then the nearest sizes', async ({
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

  it('tyres of the same brand are sorted by stock, then by whether they can replace it, then by size', async ({
    shop,
    tyre,
  }) => {
    await shop.rows('update products set stock_quantity = stock_reserved where size = $1 and id % 2 = 0', [
      tyre.size,
    ]);
    await shop.rows('update products set load_index = load_index - 9 where size = $1 and id % 3 = 0', [
      tyre.size,
    ]);
    const { product } = await ask<{ product: { sameBrand: Tyre[] } }>(
      shop,
      `{ product(id: ${tyre.id}) { sameBrand(limit: 40) { ${CARD} } } }`,
    );
    expect(product.sameBrand).toHaveLength(40);
    expect(product.sameBrand.every(({ id, brand }) => id !== tyre.id && brand.slug === tyre.brand.slug)).toBe(
      true,
    );
    expectOrder(product.sameBrand, [
      isInStock,
      goesFor(tyre),
      ({ size, category }) => size === tyre.size && category === tyre.category,
    ]);
  });

  it(
    'related tyres can replace it: those in stock first, then those without another maker’s mark, ' +
      'then the same season',
    async ({ shop, tyre }) => {
      await shop.rows('update products set stock_quantity = stock_reserved where size = $1 and id % 2 = 0', [
        tyre.size,
      ]);
      const { product } = await ask<{ product: { related: Tyre[] } }>(
        shop,
        `{ product(id: ${tyre.id}) { related(limit: 40) { ${CARD} } } }`,
      );
      expect(product.related.length).toBeGreaterThan(3);
      expect(product.related.every(goesFor(tyre))).toBe(true);
      expect(product.related.map(({ model }) => model.slug)).not.toContain(tyre.model.slug);
      expectOrder(product.related, [
        isInStock,
        ({ oeMark }) => oeMark === null || oeMark === tyre.oeMark,
        ({ season }) => season === tyre.season,
      ]);
    },
  );

  it.for(['otherVariations', 'sameBrand', 'related'])(
    '%s refuses an invalid limit',
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
  it('HOME featured tyres are in stock, of different brands and the same for every visitor', async ({
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

  it('WISH products by ids come in the order of the ids; unknown ones are skipped', async ({ shop }) => {
    const { productsByIds } = await ask<{ productsByIds: Tyre[] }>(
      shop,
      'query ($ids: [Int!]!) { productsByIds(ids: $ids) { id } }',
      { ids: [9, 3, 0, -7, 2_147_483_647, 7] },
    );
    expect(productsByIds.map(({ id }) => id)).toEqual([9, 3, 7]);
    const { errors } = await shop.graphql('query ($ids: [Int!]!) { productsByIds(ids: $ids) { id } }', {
      ids: Array.from({ length: 201 }, (_, index) => index),
    });
    expect(errors?.[0]).toMatchObject({
      message: 'At most 200 ids; got 201.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});
