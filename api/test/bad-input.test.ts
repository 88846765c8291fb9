import { describe, expect } from 'vitest';
import { shopTest } from './shop-test.ts';
import type { TestShop } from './test-shop.ts';

const it = shopTest();

/** Whatever came before: the process answers, nothing unforeseen happened, and nothing leaked. */
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

describe('arguments that cannot be meant', () => {
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
      'The document costs 1000001; at most 1000 is allowed. Ask for fewer items or fewer levels.',
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
      '“HELLO” is not a UK registration. Enter it as on the plate, for example AB12 CDE, or search by tyre size.',
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
  ] as const)('%s without end', async ([field, value], { shop }) => {
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

  it('the season Spring, given as a variable as the documented listing does', async ({ shop }) => {
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

  it('an unknown slug is null and no error, a page beyond the last is empty', async ({ shop }) => {
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

/** Every place of the schema that takes free text from a guest, as $text. */
const TEXTS: readonly [string, string][] = [
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
    'products(filter: { make: $text, model: $text }, limit: 1) { items { id } understood { notice } }',
  ],
  ['slug of a product', 'product(slug: $text) { id }'],
  ['SKU', 'product(sku: $text) { id }'],
  ['key of a product', 'product(key: $text) { id }'],
  ['slug of a model', 'model(slug: $text) { slug }'],
  ['models', 'models(brand: $text, search: $text) { items { slug } }'],
  ['page', 'page(slug: $text) { slug }'],
  ['make', 'vehicleModels(make: $text)'],
  ['make and model', 'vehicleYears(make: $text, model: $text) vehicles(make: $text, model: $text) { id }'],
];

describe.each(TEXTS)('text in %s', (_, selection) => {
  const document = `query ($text: String!) { ${selection} }`;

  it('is text, whatever it holds', async ({ shop }) => {
    for (const text of NASTY) {
      const { status, errors } = await shop.graphql(document, { text });
      expect({ text: text.slice(0, 40), status, errors }).toEqual({
        text: text.slice(0, 40),
        status: 200,
        errors: undefined,
      });
    }
    expect(await shop.rows('select count(*) as n from products')).toEqual([{ n: 19_446 }]);
  });

  it('that no database could hold is refused in a sentence', async ({ shop }) => {
    expect(await refusal(shop, document, { text: 'a\u0000b' })).toEqual({
      status: 400,
      code: 'BAD_USER_INPUT',
      message: 'Text must not hold the character U+0000.',
    });
    expect(
      await refusal(shop, document.replace(/query \([^)]*\)/, '').replaceAll('$text', '"a\\u0000b"')),
    ).toMatchObject({ code: 'BAD_USER_INPUT', message: 'Text must not hold the character U+0000.' });
  });
});

it('a backslash before a u is no such character', async ({ shop }) => {
  expect((await shop.graphql('{ product(slug: "\\\\u0000") { id } }')).errors).toBeUndefined();
});

describe('requests that are none', () => {
  const json = { 'content-type': 'application/json' };
  const post = async (
    shop: TestShop,
    headers: Record<string, string>,
    payload: string,
  ): Promise<{
    status: number;
    body: Record<string, never> & { errors?: { message: string; extensions: { code: string } }[] };
  }> => {
    const response = await shop.app.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect(response.body).not.toMatch(/node_modules|\.ts:\d|"stack/);
    return { status: response.statusCode, body: response.json() };
  };

  it.for([
    ['an empty body', json, '', 400, /^Body cannot be empty/],
    ['broken JSON', json, '{"query": "{ brands', 400, /^Body is not valid JSON/],
    [
      'a body of another type',
      { 'content-type': 'application/xml' },
      '<query/>',
      415,
      /^Unsupported Media Type/,
    ],
    [
      'a form',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'query=%7Bbrands%7D',
      415,
      /^Unsupported Media Type/,
    ],
    [
      'a body over the limit',
      json,
      JSON.stringify({ query: `{ brands { name } } #${'x'.repeat(300_000)}` }),
      413,
      /^Request body is too large/,
    ],
  ] as const)('%s', async ([, headers, payload, status, message], { shop }) => {
    expect(await post(shop, headers, payload)).toEqual({
      status,
      body: { errors: [{ message: expect.stringMatching(message), extensions: { code: 'BAD_REQUEST' } }] },
    });
  });

  it.for([
    ['no query in it', '{}', 'BAD_REQUEST', /POST body missing/],
    ['null', 'null', 'BAD_REQUEST', /POST body missing/],
    ['a query that is no text', '{"query": 5}', 'BAD_REQUEST', /must be strings/],
    [
      'variables that are no object',
      '{"query": "{ brands { name } }", "variables": "x"}',
      'BAD_REQUEST',
      /`variables` in a POST body/,
    ],
    [
      'several queries at once',
      '[{"query": "{ brands { name } }"}, {"query": "{ brands { name } }"}]',
      'BAD_REQUEST',
      /batching disabled/,
    ],
    ['a query that does not parse', '{"query": "{ brands {"}', 'GRAPHQL_PARSE_FAILED', /^Syntax Error/],
    [
      'a field that does not exist',
      '{"query": "{ brands { salary } }"}',
      'GRAPHQL_VALIDATION_FAILED',
      /Cannot query field "salary"/,
    ],
    [
      'an operation that is not there',
      '{"query": "query A { brands { name } }", "operationName": "B"}',
      'OPERATION_RESOLUTION_FAILURE',
      /Unknown operation named "B"/,
    ],
    [
      'a fragment within itself',
      '{"query": "{ brands { ...F } } fragment F on Brand { name ...F }"}',
      'GRAPHQL_VALIDATION_FAILED',
      /Cannot spread fragment "F" within itself/,
    ],
  ] as const)('JSON with %s', async ([, payload, code, message], { shop }) => {
    const { status, body } = await post(shop, json, payload);
    expect({ status, code: body.errors?.[0]?.extensions.code }).toEqual({ status: 400, code });
    expect(body.errors?.[0]?.message).toMatch(message);
  });

  it('a GET without a query, and one that would change something', async ({ shop }) => {
    const preflighted = { 'apollo-require-preflight': 'true' };
    const none = await shop.app.inject({ url: '/graphql', headers: preflighted });
    expect({
      status: none.statusCode,
      message: none.json<{ errors: { message: string }[] }>().errors[0]?.message,
    }).toEqual({ status: 400, message: expect.stringMatching(/must contain a non-empty `query`/) });
    const mutation = await shop.app.inject({
      url: `/graphql?query=${encodeURIComponent('mutation { cancelCheckout(orderId: "x") }')}`,
      headers: preflighted,
    });
    expect(mutation.statusCode).toBe(405);
  });

  it('a request another site could have sent in a visitor’s name', async ({ shop }) => {
    const { statusCode, body } = await shop.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'text/plain' },
      payload: '{"query":"{ brands { name } }"}',
    });
    expect(statusCode).toBe(400);
    expect(body).toContain('Cross-Site Request Forgery');
  });

  it.for(['/api/nothing', '/api/', '/api/v1/products?x=<b>', '/uploads/secret.txt', '/.env.bak'])(
    'GET %s, which is nothing',
    async (url, { shop }) => {
      const response = await shop.app.inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toContain('application/json');
      const message = `There is nothing at GET ${url.split('?')[0]}.`;
      expect(response.json()).toEqual({ success: false, error: message, message });
    },
  );
});
