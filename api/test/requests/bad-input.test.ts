import { LONGEST_SEARCH } from '@treadline/schema/trade/values/limits';
import { describe, expect } from 'vitest';
import { shopTest } from '../shop-test.ts';
import type { TestShop } from '../test-shop.ts';

const it = shopTest();

/** After every test: the process answers, logged no unexpected error, and leaked nothing. */
it.afterEach(async ({ shop }) => {
  expect(shop.complaints).toEqual([]);
  const { data } = await shop.graphql<{ product: { id: number } | null }>('{ product(id: 1) { id } }');
  if (data.product?.id !== 1) throw new Error('The shop no longer answers.');
});

interface Refusal {
  readonly status: number;
  readonly code: string | undefined;
  readonly message: string | undefined;
}

async function refusal(shop: TestShop, query: string, variables: object = {}): Promise<Refusal> {
  const { status, errors } = await shop.graphql(query, variables);
  expect(JSON.stringify(errors ?? [])).not.toMatch(/stack|node_modules|\.ts:\d|postgres|select /i);
  return { status, code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
}

describe('invalid arguments', () => {
  it.for([
    ['{ products(page: 0) { items { id } } }', 'BAD_USER_INPUT', 'page must be 1 or more; got 0.'],
    ['{ products(page: -5) { items { id } } }', 'BAD_USER_INPUT', 'page must be 1 or more; got -5.'],
    ['{ products(limit: 0) { items { id } } }', 'BAD_USER_INPUT', 'limit must be from 1 to 1000; got 0.'],
    ['{ products(limit: -1) { items { id } } }', 'BAD_USER_INPUT', 'limit must be from 1 to 1000; got -1.'],
    [
      '{ products(limit: 1001) { pageInfo { totalItems } } }',
      'BAD_USER_INPUT',
      'limit must be from 1 to 1000; got 1001.',
    ],
    [
      '{ products(limit: 1000000) { pageInfo { totalItems } } }',
      'BAD_USER_INPUT',
      'limit must be from 1 to 1000; got 1000000.',
    ],
    [
      '{ products(limit: 1000000) { items { id } } }',
      'DOCUMENT_REFUSED',
      'The document costs 1000001; at most 1000 is allowed. Request fewer items or fewer levels.',
    ],
    [
      '{ products(filter: { minPrice: 9000, maxPrice: 8999 }) { items { id } } }',
      'BAD_USER_INPUT',
      'minPrice must not be above maxPrice; got 9000 and 8999 pence.',
    ],
    [
      '{ products(filter: { minPrice: -1 }) { items { id } } }',
      'GRAPHQL_VALIDATION_FAILED',
      'Pence must be a whole number from 0 to 2147483647; got -1.',
    ],
    [
      '{ products(filter: { season: SPRING }) { items { id } } }',
      'GRAPHQL_VALIDATION_FAILED',
      'Value "SPRING" does not exist in "Season" enum.',
    ],
    [
      '{ products(filter: { sizes: ["tall"] }) { items { id } } }',
      'BAD_USER_INPUT',
      'A size looks like 205/55 R16; got "tall".',
    ],
    [
      `{ products(filter: { sizes: ["tall", ${'"205/55 R16" '.repeat(50)}] }) { items { id } } }`,
      'BAD_USER_INPUT',
      'sizes takes at most 50 values; got 51.',
    ],
    [
      '{ products(filter: { minSpeedRating: "K9" }) { items { id } } }',
      'BAD_USER_INPUT',
      'minSpeedRating must be a speed rating such as V; got "K9".',
    ],
    [
      '{ product(id: "abc") { id } }',
      'GRAPHQL_VALIDATION_FAILED',
      'Int cannot represent non-integer value: "abc"',
    ],
    [
      '{ product(id: 1.5) { id } }',
      'GRAPHQL_VALIDATION_FAILED',
      'Int cannot represent non-integer value: 1.5',
    ],
    [
      '{ product(id: 99999999999) { id } }',
      'GRAPHQL_VALIDATION_FAILED',
      'Int cannot represent non 32-bit signed integer value: 99999999999',
    ],
    [
      '{ vehicle(registration: "HELLO") { make } }',
      'BAD_USER_INPUT',
      '“HELLO” isn’t a UK registration. Enter it as it appears on the plate, for example AB12 CDE, or ' +
        'search by tyre size.',
    ],
  ] as const)('%s', async ([document, code, message], { shop }) => {
    expect(await refusal(shop, document)).toEqual({ status: 400, code, message });
  });

  it.for([
    ['categories', 'VAN'],
    ['brands', 'michelin'],
    ['models', 'primacy-4-plus'],
    ['season', 'WINTER'],
    ['sizes', '205/55 R16'],
    ['speedRatings', 'V'],
    ['fuelEfficiency', 'A'],
    ['wetGrip', 'A'],
    ['oeMarks', 'MO'],
  ] as const)('endless %s', async ([field, value], { shop }) => {
    const document = /* GraphQL */ `
      query ($filter: ProductFilter) {
        products(filter: $filter, limit: 1) {
          pageInfo {
            totalItems
          }
          facets {
            brands {
              value
            }
          }
        }
      }
    `;
    expect(
      await refusal(shop, document, { filter: { [field]: Array.from({ length: 10_000 }, () => value) } }),
    ).toEqual({
      status: 400,
      code: 'BAD_USER_INPUT',
      message: `${field} takes at most 50 values; got 10000.`,
    });
    expect(
      (await shop.graphql(document, { filter: { [field]: Array.from({ length: 50 }, () => value) } })).errors,
    ).toBeUndefined();
  });

  it('the season Spring, given as a variable as in the documented listing, is refused', async ({ shop }) => {
    const refused = await refusal(
      shop,
      'query ($filter: ProductFilter) { products(filter: $filter) { items { id } } }',
      { filter: { season: 'SPRING' } },
    );
    expect(refused).toMatchObject({
      status: 400,
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('Value "SPRING" does not exist in "Season" enum.'),
    });
  });

  it('an unknown slug gives null without an error, and a page after the last is empty', async ({ shop }) => {
    expect(
      await shop.graphql(/* GraphQL */ `
        {
          product(slug: "nobody") {
            id
          }
          model(slug: "nobody") {
            slug
          }
          page(slug: "nobody") {
            slug
          }
          products(page: 2147483647) {
            items {
              id
            }
            pageInfo {
              totalItems
            }
          }
        }
      `),
    ).toMatchObject({
      status: 200,
      data: {
        product: null,
        model: null,
        page: null,
        products: { items: [], pageInfo: { totalItems: 19_446 } },
      },
    });
  });
});

const NASTY = [
  "'; drop table products; --",
  "' or 1=1 --",
  '$1',
  '%',
  '_',
  '\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '\u202e\u0007',
  '🛞'.repeat(50),
  '((((',
  '& | ! :*',
  "a' & b:*",
  'x'.repeat(5_000),
];

/** Every place in the schema where a guest can send free text, as $text. */
const TEXTS: readonly [place: string, selection: string, longest?: number][] = [
  [
    'search',
    'products(search: $text, limit: 1) { items { id } understood { text notice } facets { brands { value } } }',
  ],
  ['brand slugs', 'products(filter: { brands: [$text] }, limit: 1) { items { id } }'],
  ['model slugs', 'products(filter: { models: [$text] }, limit: 1) { items { id } }'],
  ['speed ratings', 'products(filter: { speedRatings: [$text] }, limit: 1) { items { id } }'],
  ['marks of car makers', 'products(filter: { oeMarks: [$text] }, limit: 1) { items { id } }'],
  [
    'registration of the filter',
    'products(filter: { registration: $text }, limit: 1) { items { id } understood { notice } }',
  ],
  [
    'make and model of the filter',
    'products(filter: { make: $text, vehicleModel: $text }, limit: 1) { items { id } understood { notice } }',
  ],
  ['slug of a product', 'product(slug: $text) { id }'],
  ['SKU', 'product(sku: $text) { id }'],
  ['key of a product', 'product(key: $text) { id }'],
  ['slug of a model', 'model(slug: $text) { slug }'],
  ['models', 'models(brand: $text) { items { slug } }'],
  ['the search of models', 'models(search: $text) { items { slug } }', LONGEST_SEARCH],
  ['page', 'page(slug: $text) { slug }'],
  ['make', 'vehicleModels(make: $text)'],
  ['make and model', 'vehicleYears(make: $text, model: $text) vehicles(make: $text, model: $text) { id }'],
];

describe.each(TEXTS)('text in %s', (place, selection, longest = Infinity) => {
  const document = `query ($text: String!) { ${selection} }`;

  it(`text in ${place} is treated as text, whatever it contains`, async ({ shop }) => {
    for (const text of NASTY.filter(({ length }) => length <= longest)) {
      const { status, errors } = await shop.graphql(document, { text });
      expect({ text: text.slice(0, 40), status, errors }).toEqual({
        text: text.slice(0, 40),
        status: 200,
        errors: undefined,
      });
    }
    expect(await shop.rows('select count(*) as n from products')).toEqual([{ n: 19_446 }]);
  });

  it(`text in ${place} that the database can’t store is refused in a sentence`, async ({ shop }) => {
    expect(await refusal(shop, document, { text: 'a\u0000b' })).toEqual({
      status: 400,
      code: 'BAD_USER_INPUT',
      message: 'Text must not contain the character U+0000.',
    });
    expect(
      await refusal(shop, document.replace(/query \([^)]*\)/, '').replaceAll('$text', '"a\\u0000b"')),
    ).toMatchObject({ code: 'BAD_USER_INPUT', message: 'Text must not contain the character U+0000.' });
  });
});

it('an escaped backslash before a u isn’t taken for an escape', async ({ shop }) => {
  expect((await shop.graphql('{ product(slug: "\\\\u0000") { id } }')).errors).toBeUndefined();
});
