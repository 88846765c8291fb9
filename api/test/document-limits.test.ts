import { getIntrospectionQuery } from 'graphql';
import { describe, expect } from 'vitest';
import { shopTest } from './shop-test.ts';
import { openTestShop, type TestShop } from './test-shop.ts';
import { aWebClient } from './web-client.builder.ts';

const it = shopTest();

/** What a guest is told; null when the document is served. A refused one costs no work. */
async function refusal(shop: TestShop, query: string, variables: object = {}): Promise<string | null> {
  shop.takeStatements();
  const { status, errors, data } = await shop.graphql(query, variables);
  if (!errors) return null;
  expect({ status, code: errors[0]?.extensions.code, data, statements: shop.takeStatements() }).toEqual({
    status: 400,
    code: 'DOCUMENT_REFUSED',
    data: undefined,
    statements: [],
  });
  return errors[0]?.message ?? '';
}

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

/** A document so many levels deep that costs little: each list holds one item. */
function deep(levels: number): string {
  const [open, close] = ['related(limit: 1) { '.repeat(levels - 3), '} '.repeat(levels - 3)];
  return `{ products(limit: 1) { items { ${open} id ${close} } } }`;
}
describe('limits on documents that strangers write', () => {
  it('serve ten levels and refuse eleven', async ({ shop }) => {
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

  it('serve fifteen aliases and refuse sixteen', async ({ shop }) => {
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

  it('serve a listing of 100 cards with all counts and refuse one of 1,000', async ({ shop }) => {
    expect(await refusal(shop, CARDS, { limit: 100 })).toBeNull();
    expect(await refusal(shop, CARDS, { limit: 1_000 })).toMatch(
      /^The document costs \d{4}; at most 1000 is allowed\. Ask for fewer items or fewer levels\.$/,
    );
  });

  it('count what a list is asked for, however it is said', async ({ shop }) => {
    const refused = expect.stringMatching(/^The document costs \d+; at most 1000 is allowed\./);
    expect(await refusal(shop, '{ products(limit: 1000) { items { id brand { slug } } } }')).toEqual(refused);
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
    expect(
      await refusal(shop, '{ model(slug: "primacy-4-plus") { variations { model { variations { id } } } } }'),
    ).toEqual(refused);
  });

  it('count a question to the database as many objects', async ({ shop }) => {
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

  it('end the walk through fragments that multiply', async ({ shop }) => {
    const doubling = Array.from(
      { length: 30 },
      (_, index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`,
    ).join(' ');
    expect(await refusal(shop, `{ ...f0 } ${doubling} fragment f30 on Query { __typename }`)).toBe(
      'The document has more than 5000 fields.',
    );
  });

  it('weigh depth and aliases of the client’s own documents, but not their cost', async ({ shop }) => {
    const own = 'query Own { products(limit: 1000) { items { id brand { slug } } } }';
    const other = await openTestShop({ besides: shop, pages: aWebClient({ documents: [own, deep(11)] }) });
    const statusOf = async (query: string): Promise<number> => (await other.graphql(query)).status;
    expect([await statusOf(own), await statusOf(`${own} `), await statusOf(deep(11))]).toEqual([
      200, 400, 400,
    ]);
    await other.close();
  });
});

describe('limits on reading the schema', () => {
  it.for([
    ['as graphql-js asks for it', {}],
    ['as GraphiQL does', { inputValueDeprecation: true, schemaDescription: true }],
    [
      'as generators of clients do',
      {
        descriptions: true,
        schemaDescription: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        inputValueDeprecation: true,
        oneOf: true,
      },
    ],
  ] as const)('serve a guest with the whole of it, %s', async ([, options], { shop }) => {
    const { data, errors } = await shop.graphql<{ __schema: { types: unknown[] } }>(
      getIntrospectionQuery(options),
    );
    expect(errors).toBeUndefined();
    expect(data.__schema.types.length).toBeGreaterThan(30);
  });

  it('count its aliases like all others, in fragments too', async ({ shop }) => {
    const aliased = Array.from({ length: 16 }, (_, index) => `a${index}: name`).join(' ');
    const message = 'The document has 16 aliases; at most 15 are allowed.';
    for (const query of [
      `{ __schema { ${aliased.replaceAll('name', 'queryType { name }')} } }`,
      `{ __type(name: "Query") { ${aliased} } }`,
      `{ __type(name: "Query") { ... on __Type { ${aliased} } } }`,
      `{ ...q } fragment q on Query { __schema { queryType { ...t } } } fragment t on __Type { ${aliased} }`,
    ])
      expect(await refusal(shop, query)).toBe(message);
  });

  it('refuse lists within lists within lists, and too many of shorter ones', async ({ shop }) => {
    const refused = expect.stringMatching(
      /^The document reads the schema at a cost of \d+; at most 320000 is allowed\.$/,
    );
    const nested = 'fields { type { fields { name type { name } } } }';
    expect(await refusal(shop, `{ __schema { types { ${nested} } } }`)).toBeNull();
    expect(
      await refusal(
        shop,
        /* GraphQL */ `
          {
            ${Array.from({ length: 15 }, (_, index) => `a${index}: __schema { types { ${nested} } }`).join(' ')}
          }
        `,
      ),
    ).toEqual(refused);
    expect(
      await refusal(
        shop,
        `{ __schema { types { fields { args { type { fields { args { type { name } } } } } } } } }`,
      ),
    ).toEqual(refused);
    expect(
      await refusal(
        shop,
        /* GraphQL */ `
          {
            ...q
          }

          fragment q on Query {
            __schema {
              types {
                ...a
              }
            }
          }

          fragment a on __Type {
            fields {
              args {
                ... on __InputValue {
                  type {
                    ...b
                  }
                }
              }
            }
          }

          fragment b on __Type {
            ... {
              fields {
                args {
                  name
                  type {
                    name
                  }
                }
              }
            }
          }
        `,
      ),
    ).toEqual(refused);
    // Lists of fields within lists of fields graphql-js refuses by itself, from the third on.
    const { status, errors } = await shop.graphql(`{ __schema { types { fields { type { ${nested} } } } } }`);
    expect({ status, errors }).toEqual({
      status: 400,
      errors: [expect.objectContaining({ message: 'Maximum introspection depth exceeded' })],
    });
  });

  it('serve fifteen levels and refuse sixteen', async ({ shop }) => {
    const wrapped = (levels: number): string =>
      `{ __type(name: "Query") { ${'ofType { '.repeat(levels - 2)} name ${'} '.repeat(levels - 2)} } }`;
    expect(await refusal(shop, wrapped(15))).toBeNull();
    expect(await refusal(shop, wrapped(16))).toBe(
      'The document reads the schema 16 levels deep; at most 15 are allowed.',
    );
    expect(
      await refusal(
        shop,
        '{ __type(name: "Query") { ...f } } fragment f on __Type { ofType { ... { ' +
          `${'ofType { '.repeat(13)} name ${'} '.repeat(13)} } } }`,
      ),
    ).toBe('The document reads the schema 16 levels deep; at most 15 are allowed.');
  });

  it('leave what is asked of the shop beside it to its own limits', async ({ shop }) => {
    expect(await refusal(shop, `{ __schema { queryType { name } } ${deep(11).slice(1)}`)).toBe(
      'The document is 11 levels deep; at most 10 are allowed.',
    );
    expect(
      await refusal(
        shop,
        /* GraphQL */ `
          {
            __typename
            __schema {
              queryType {
                name
              }
            }
            products(limit: 1000) {
              items {
                id
                brand {
                  slug
                }
              }
            }
          }
        `,
      ),
    ).toMatch(/^The document costs \d+; at most 1000 is allowed\./);
  });
});

describe('faults nobody foresaw', () => {
  it('are masked; the caller and the log get the same request id', async ({ shop }) => {
    await shop.rows("update products set speed_rating = 'QQ' where id = 3");
    const { status, data, errors } = await shop.graphql('{ product(id: 3) { id maxSpeedMph } }');
    expect({ status, data }).toEqual({ status: 200, data: { product: null } });
    const requestId = errors?.[0]?.extensions['requestId'];
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'Something went wrong on our side.',
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.stringMatching(/^[\da-f-]{36}$/) },
      }),
    ]);
    expect(shop.complaints).toHaveLength(1);
    expect(JSON.parse(shop.complaints[0] ?? '')).toMatchObject({
      requestId,
      msg: 'A request failed in a way nobody foresaw.',
      err: { message: '"QQ" is no speed rating.' },
    });
  });
});
