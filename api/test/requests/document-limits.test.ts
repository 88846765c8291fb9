import { describe, expect } from 'vitest';
import { aWebClient } from '../fixtures/web-client.ts';
import { shopTest } from '../shop-test.ts';
import { openTestShop } from '../test-shop.ts';
import { refusal, deep } from './document-limits.builder.ts';

const it = shopTest();

const GROUPS = [
  'categories',
  'brands',
  'seasons',
  'speedRatings',
  'widths',
  'profiles',
  'diameters',
  'fuelEfficiency',
  'wetGrip',
  'flags',
  'oeMarks',
];
const CARDS = /* GraphQL */ `
  query ($limit: Int) {
    products(limit: $limit) {
      items {
        id
        slug
        name
        brand {
          slug
          name
        }
        category
        season
        size
        price
        wasPrice
        imageUrl
        stockQuantity
        rating
        reviewCount
      }
      pageInfo {
        page
        totalItems
        totalPages
      }
      facets {
        ${GROUPS.map((group) => `${group} { value label count }`).join('\n')}
        minPrice
        maxPrice
      }
      understood {
        parts {
          kind
          label
        }
        text
        notice
        vehicle {
          make
        }
      }
    }
  }
`;
describe('limits on anonymous callers’ documents', () => {
  it('ten levels are served to anonymous callers and eleven refused', async ({ shop }) => {
    expect(await refusal(shop, deep(10))).toBeNull();
    expect(await refusal(shop, deep(11))).toBe('The document is 11 levels deep; at most 10 are allowed.');
    const hidden = /* GraphQL */ `
      {
        products(limit: 1) {
          items {
            ...a
          }
        }
      }

      fragment a on Product {
        related(limit: 1) {
          ...b
        }
      }

      fragment b on Product {
        ... on Product {
          ${'related(limit: 1) { '.repeat(7)}
          id
          ${'} '.repeat(7)}
        }
      }
    `;
    expect(await refusal(shop, hidden)).toBe('The document is 11 levels deep; at most 10 are allowed.');
  });

  it('fifteen aliases are served to anonymous callers and sixteen refused', async ({ shop }) => {
    const aliases = (count: number): string =>
      `{ ${Array.from({ length: count }, (_, index) => `a${index}: __typename`).join(' ')} }`;
    expect(await refusal(shop, aliases(15))).toBeNull();
    expect(await refusal(shop, aliases(16))).toBe('The document has 16 aliases; at most 15 are allowed.');
    expect(
      await refusal(
        shop,
        '{ ...a ...a ...a ...a ...a ...a } fragment a on Query { x: __typename y: __typename z: __typename }',
      ),
    ).toBe('The document has 18 aliases; at most 15 are allowed.');
  });

  it('a listing of 100 cards with all counts is served to anonymous callers and one of 1,000 refused', async ({
    shop,
  }) => {
    expect(await refusal(shop, CARDS, { limit: 100 })).toBeNull();
    expect(await refusal(shop, CARDS, { limit: 1_000 })).toMatch(
      /^The document costs \d{4}; at most 1000 is allowed\. Request fewer items or fewer levels\.$/,
    );
  });

  it('the cost limit counts the requested length of a list, however it is stated', async ({ shop }) => {
    const refused = expect.stringMatching(/^The document costs \d+; at most 1000 is allowed\./);
    expect(await refusal(shop, '{ products(limit: 1000) { items { id brand { slug } } } }')).toEqual(refused);
    expect(await refusal(shop, '{ products(limit: 400) { versions { id } } }')).toEqual(refused);
    expect(
      await refusal(shop, 'query ($l: Int = 1000) { products(limit: $l) { items { id brand { slug } } } }'),
    ).toEqual(refused);
    expect(
      await refusal(
        shop,
        'query ($l: Int = 1000) { products(limit: $l) { all: items { id brand { slug } } } }',
        {
          l: 2,
        },
      ),
    ).toBeNull();
    expect(
      await refusal(
        shop,
        /* GraphQL */ `
          {
            products(limit: 1000) {
              ...p
            }
          }

          fragment p on ProductPage {
            items {
              ... on Product {
                brand {
                  slug
                }
              }
            }
          }
        `,
      ),
    ).toEqual(refused);
    expect(await refusal(shop, '{ products(limit: 30) { items { related(limit: 40) { id } } } }')).toEqual(
      refused,
    );
    const ids = Array.from({ length: 200 }, (_, index) => index + 1);
    const byIds = '{ productsByIds(ids: $ids) { related(limit: 1) { id } } }';
    expect(await refusal(shop, `query ($ids: [Int!]!) ${byIds}`, { ids })).toEqual(refused);
    expect(await refusal(shop, `query ($ids: [Int!]! = [${ids.join(' ')}]) ${byIds}`)).toEqual(refused);
    expect(await refusal(shop, byIds.replace('$ids', `[${ids.join(' ')}]`))).toEqual(refused);
    expect(await refusal(shop, `query ($ids: [Int!]!) ${byIds}`, { ids: [1, 2] })).toBeNull();
    expect(
      await refusal(shop, '{ model(slug: "primacy-4-plus") { variations { model { variations { id } } } } }'),
    ).toEqual(refused);
  });

  it('the cost limit counts a database query as many objects', async ({ shop }) => {
    for (const field of [
      'related(limit: 1) { id }',
      'sameBrand(limit: 1) { id }',
      'otherVariations(limit: 1) { id }',
      'reviews(limit: 1) { items { id } }',
    ]) {
      expect(await refusal(shop, `{ products(limit: 20) { items { ${field} } } }`)).toBeNull();
      expect(await refusal(shop, `{ products(limit: 50) { items { ${field} } } }`)).toMatch(
        /^The document costs \d+; at most 1000 is allowed\./,
      );
    }
  });

  it('the cost limit counts a search, and a listing’s counts, as many objects', async ({ shop }) => {
    const listing = (given: string, asked: string) => (count: number) => {
      const fields = Array.from(
        { length: count },
        (_, n) => `a${n}: products(limit: 1${given}) { ${asked} }`,
      );
      return `{ ${fields.join(' ')} }`;
    };
    const searches = listing(', search: "michelin"', 'items { id }');
    expect(await refusal(shop, searches(9))).toBeNull();
    expect(await refusal(shop, searches(12))).toMatch(/^The document costs \d+; at most 1000 is allowed\./);
    expect(await refusal(shop, listing(', search: null', 'items { id }')(12))).toBeNull();
    const counts = listing('', 'facets { minPrice }');
    expect(await refusal(shop, counts(9))).toBeNull();
    expect(await refusal(shop, counts(12))).toMatch(/^The document costs \d+; at most 1000 is allowed\./);
    const byVariable = (search: string | null): Promise<string | null> =>
      refusal(shop, `query ($search: String) ${listing(', search: $search', 'items { id }')(12)}`, {
        search,
      });
    const byDefault = `query ($search: String = "michelin") ${listing(', search: $search', 'items { id }')(12)}`;
    expect(await refusal(shop, byDefault)).toMatch(/^The document costs \d+; at most 1000 is allowed\./);
    expect(await byVariable(null)).toBeNull();
    expect(await byVariable('michelin')).toMatch(/^The document costs \d+; at most 1000 is allowed\./);
  });

  it('the cost limit stops at fragments that multiply', async ({ shop }) => {
    const doubling = Array.from(
      { length: 30 },
      (_, index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`,
    ).join(' ');
    expect(await refusal(shop, `{ ...f0 } ${doubling} fragment f30 on Query { __typename }`)).toBe(
      'The document has more than 5000 fields.',
    );
  });

  it('the client’s own documents are limited in depth and aliases, but not in cost', async ({ shop }) => {
    const own = 'query Own { products(limit: 1000) { items { id brand { slug } } } }';
    const other = await openTestShop({ besides: shop, pages: aWebClient({ documents: [own, deep(11)] }) });
    const statusOf = async (query: string): Promise<number> => (await other.graphql(query)).status;
    expect([await statusOf(own), await statusOf(`${own} `), await statusOf(deep(11))]).toEqual([
      200, 400, 400,
    ]);
    await other.close();
  });
});

describe('unexpected errors', () => {
  it('unexpected errors are masked; the caller and the log get the same request id', async ({ shop }) => {
    await shop.rows("update products set speed_rating = 'QQ' where id = 3");
    const { status, data, errors } = await shop.graphql('{ product(id: 3) { id maxSpeedMph } }');
    expect({ status, data }).toEqual({ status: 200, data: { product: null } });
    const requestId = errors?.[0]?.extensions['requestId'];
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'Something went wrong at our end.',
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.stringMatching(/^[\da-f-]{36}$/) },
      }),
    ]);
    expect(shop.complaints).toHaveLength(1);
    expect(JSON.parse(shop.complaints[0] ?? '')).toMatchObject({
      requestId,
      msg: 'A request failed unexpectedly.',
      err: { message: '"QQ" isn’t a speed rating.' },
    });
  });
});
