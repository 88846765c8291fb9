import { getIntrospectionQuery } from 'graphql';
import { describe, expect } from 'vitest';
import { shopTest } from '../shop-test.ts';
import { refusal, deep } from './document-limits.builder.ts';

const it = shopTest();

describe('limits on introspection', () => {
  it.for([
    ['as graphql-js requests it', {}],
    ['as editors request it', { inputValueDeprecation: true, schemaDescription: true }],
    [
      'as client generators do',
      {
        descriptions: true,
        schemaDescription: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        inputValueDeprecation: true,
        oneOf: true,
      },
    ],
  ] as const)('let a guest introspect the whole schema, %s', async ([, options], { shop }) => {
    const { data, errors } = await shop.graphql<{ __schema: { types: unknown[] } }>(
      getIntrospectionQuery(options),
    );
    expect(errors).toBeUndefined();
    expect(data.__schema.types.length).toBeGreaterThan(30);
  });

  it('introspection counts its aliases like all others, in fragments too', async ({ shop }) => {
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

  it('introspection refuses three nested lists, and too many of shorter ones', async ({ shop }) => {
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
    // graphql-js itself refuses lists of fields within lists of fields from the third level on.
    const { status, errors } = await shop.graphql(`{ __schema { types { fields { type { ${nested} } } } } }`);
    expect({ status, errors }).toEqual({
      status: 400,
      errors: [expect.objectContaining({ message: 'Maximum introspection depth exceeded' })],
    });
  });

  it('introspection serves fifteen levels and refuses sixteen', async ({ shop }) => {
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

  it('introspection doesn’t affect the limits of the shop’s own fields beside it', async ({ shop }) => {
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
