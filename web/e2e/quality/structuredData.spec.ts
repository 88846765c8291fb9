import { SCHEMA_ORG } from '../../src/lib/head/schemaOrg.ts';
import { jsonLdOf, metaOf, ofType, type JsonLd } from '../support/page/head.ts';
import { askShop } from '../support/shop/askShop.ts';
import { PAGES, pathOf } from '../support/shop/routes.ts';
import { expect, test } from '../support/test.ts';

/** Another seed picks other products. */
const SEED = Number(process.env['PROPERTY_SEED'] ?? 20_261_124);
const DRAWN = 50;
const DEMO_TYRES = 19_446;

/** Distinct numbers from 1 to `most`, the same for the same seed (mulberry32). */
function numbersOf(seed: number, count: number, most: number): number[] {
  const numbers = new Set<number>();
  for (let state = seed; numbers.size < count;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    numbers.add(1 + (((mixed ^ (mixed >>> 14)) >>> 0) % most));
  }
  return [...numbers];
}

/** The types and properties of structured data that schema.org doesn't define, at any depth. */
function unknownIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(unknownIn);
  if (typeof data !== 'object' || data === null) return [];
  const { '@type': type, '@context': _context, '@id': id, ...properties } = data as Partial<JsonLd>;
  if (type === undefined) return id === undefined ? ['an object without a type'] : [];
  const known: readonly string[] | undefined = Object.entries(SCHEMA_ORG).find(
    ([name]) => name === type,
  )?.[1];
  if (!known) return [`the type ${type}`];
  return Object.entries(properties).flatMap(([name, value]) => [
    ...(known.includes(name) ? [] : [`${type}.${name}`]),
    ...unknownIn(value),
  ]);
}

const PRODUCTS = /* GraphQL */ `
  query Drawn($ids: [Int!]!) {
    productsByIds(ids: $ids) {
      slug
      name
      sku
      price
      stockQuantity
      rating
      reviewCount
      sharePictureUrl
      model {
        reviews(page: 1, limit: 1) {
          hasSamples
        }
      }
    }
  }
`;

interface Drawn {
  slug: string;
  name: string;
  sku: string;
  price: number;
  stockQuantity: number;
  rating: number | null;
  reviewCount: number;
  sharePictureUrl: string;
  model: { reviews: { hasSamples: boolean } };
}

test(`SEO-03 C-22 the markup of ${DRAWN} tyres picked with seed ${SEED} agrees with the page and the API`, async ({
  request,
  baseURL,
}) => {
  const ids = numbersOf(SEED, DRAWN, DEMO_TYRES);
  const drawn: Drawn[] = [];
  // A single query for all would exceed the API's limits.
  for (let from = 0; from < ids.length; from += 10) {
    const { productsByIds } = await askShop<{ productsByIds: Drawn[] }>(request, PRODUCTS, {
      ids: ids.slice(from, from + 10),
    });
    drawn.push(...productsByIds);
  }
  expect(drawn.length).toBeGreaterThan(DRAWN * 0.9);
  for (const tyre of drawn) {
    const html = await (await request.get(`/product/${tyre.slug}`)).text();
    const isRated = tyre.rating !== null && tyre.reviewCount > 0 && !tyre.model.reviews.hasSamples;
    expect(ofType(html, 'Product'), tyre.slug).toMatchObject({
      name: tyre.name,
      sku: tyre.sku,
      offers: {
        url: `${baseURL}/product/${tyre.slug}`,
        price: (tyre.price / 100).toFixed(2),
        priceCurrency: 'GBP',
        availability: `https://schema.org/${tyre.stockQuantity > 0 ? 'InStock' : 'OutOfStock'}`,
      },
      ...(isRated ? { aggregateRating: { ratingValue: tyre.rating, reviewCount: tyre.reviewCount } } : {}),
    });
    if (!isRated) expect(ofType(html, 'Product'), tyre.slug).not.toHaveProperty('aggregateRating');
    const shown = `£${Math.floor(tyre.price / 100)}`;
    expect(html.slice(html.indexOf('<body')), tyre.slug).toContain(shown);
    expect(metaOf(html, 'og:image'), tyre.slug).toBe(baseURL + tyre.sharePictureUrl);
    expect(unknownIn(jsonLdOf(html)), tyre.slug).toEqual([]);
  }
});

test('SEO-03 structured data uses only terms defined by schema.org', async ({ request }) => {
  const types = new Set<string>();
  for (const page of PAGES) {
    const path = await pathOf(page, request);
    const data = jsonLdOf(await (await request.get(path)).text());
    expect(unknownIn(data), path).toEqual([]);
    for (const { '@type': type } of data) types.add(type);
  }
  expect([...types]).toEqual(
    expect.arrayContaining([
      'BlogPosting',
      'BreadcrumbList',
      'FAQPage',
      'ItemList',
      'Product',
      'TireShop',
      'WebSite',
    ]),
  );
});
