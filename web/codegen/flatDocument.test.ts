import { buildSchema, parse, print, validate } from 'graphql';
import { expect, it } from 'vitest';
import { flatDocument } from './flatDocument.ts';

const schema = buildSchema(/* GraphQL */ `
  directive @unmask on FRAGMENT_SPREAD
  interface Node {
    id: Int!
  }
  type Brand {
    slug: String!
    name: String!
  }
  type Tyre implements Node {
    id: Int!
    name(short: Boolean): String!
    brand: Brand!
  }
  type Gone implements Node {
    id: Int!
    since: String!
  }
  union Found = Tyre | Gone
  type Query {
    tyre(id: Int!): Tyre
    node: Node
    found: Found
  }
`);

function flat(text: string): string {
  const document = flatDocument(schema, parse(text));
  expect(validate(schema, document)).toEqual([]);
  return print(document).replaceAll(/\s+/g, ' ');
}

it('a field shared by several fragments is requested once', () => {
  expect(
    flat(`
      query Tyre($id: Int!) { tyre(id: $id) { id ...Card ...Cart @unmask } }
      fragment Card on Tyre { id name brand { slug } ...Cart }
      fragment Cart on Tyre { id brand { name } }
    `),
  ).toBe('query Tyre($id: Int!) { tyre(id: $id) { id name brand { slug name } } }');
});

it('fields with different arguments, aliases or conditions stay separate', () => {
  expect(
    flat(`
      query ($yes: Boolean!) { tyre(id: 1) { name ...A ...B @include(if: $yes) id @skip(if: $yes) } }
      fragment A on Tyre { short: name(short: true) id }
      fragment B on Tyre { name id }
    `),
  ).toBe(
    'query ($yes: Boolean!) { tyre(id: 1) { name short: name(short: true) id ' +
      '... on Tyre @include(if: $yes) { name id } id @skip(if: $yes) } }',
  );
});

it('fragments on members of an interface or union keep their type condition', () => {
  expect(
    flat(`
      { node { ...N } found { ...F ... on Tyre { name } __typename } }
      fragment N on Node { id ... on Tyre { ...T } }
      fragment F on Found { ... on Tyre { ...T } ... on Gone { since } }
      fragment T on Tyre { id brand { name } }
    `),
  ).toBe(
    '{ node { id ... on Tyre { id brand { name } } } ' +
      'found { ... on Tyre { id brand { name } name } ... on Gone { since } __typename } }',
  );
});
