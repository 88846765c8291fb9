import { expect, it } from 'vitest';
import { graphqlBreaks } from './graphql-breaks.ts';

const SCHEMA = `
directive @auth(requires: Role!, scope: Scope, orderKey: Boolean)
  on FIELD_DEFINITION | OBJECT | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
enum Role { ADMIN CUSTOMER GUEST }
enum Scope { READ WRITE }
enum Season { SUMMER WINTER }
union Found = Tyre | Wheel
input Wish { size: String season: Season @auth(requires: GUEST) }
type Wheel { id: ID! bolts: Int }
type Tyre { id: ID! season: Season sold: Int @auth(requires: ADMIN, scope: READ) }
type Query {
  tyre(id: ID!, exact: Boolean): Tyre @auth(requires: GUEST)
  find(wish: Wish!): Found @auth(requires: CUSTOMER, orderKey: true)
}
`;

const breaksAfter = (from: string, to: string): string[] => {
  expect(SCHEMA).toContain(from);
  return graphqlBreaks(SCHEMA, SCHEMA.replace(from, to));
};

it.each([
  ['a new field', 'type Wheel {', 'type Wheel { size: String'],
  ['a new optional argument', 'exact: Boolean', 'exact: Boolean, limit: Int'],
  ['a new argument with a default', 'exact: Boolean', 'exact: Boolean, limit: Int! = 3'],
  ['a field that becomes non-null', 'season: Season sold', 'season: Season! sold'],
  ['a lower role', 'sold: Int @auth(requires: ADMIN', 'sold: Int @auth(requires: CUSTOMER'],
  ['a field that opens to everyone', 'requires: CUSTOMER, orderKey: true', 'requires: GUEST'],
])('%s breaks nothing', (_what, from, to) => {
  expect(breaksAfter(from, to)).toEqual([]);
});

it.each([
  ['a removed field', 'season: Season sold', 'sold', 'Tyre.season was removed.'],
  ['a removed argument', ', exact: Boolean', '', 'Query.tyre arg exact was removed.'],
  ['another type', 'sold: Int', 'sold: String', 'Tyre.sold changed type from Int to String.'],
  [
    'a field that becomes nullable',
    'type Wheel { id: ID!',
    'type Wheel { id: ID',
    'Wheel.id changed type from ID! to ID.',
  ],
  ['a removed value', 'SUMMER ', '', 'SUMMER was removed from enum type Season.'],
  ['a removed member', 'Tyre | Wheel', 'Tyre', 'Wheel was removed from union type Found.'],
  [
    'an input field that becomes required',
    'size: String',
    'size: String!',
    'Wish.size changed type from String to String!.',
  ],
  [
    'a new required argument',
    'exact: Boolean',
    'exact: Boolean, limit: Int!',
    'A required arg limit on Query.tyre was added.',
  ],
])('%s is a break', (_what, from, to, sentence) => {
  expect(breaksAfter(from, to)).toEqual([sentence]);
});

it.each([
  [
    'a role for a public field',
    'Tyre @auth(requires: GUEST)',
    'Tyre @auth(requires: CUSTOMER)',
    'Query.tyre was closed to everybody below the role CUSTOMER.',
  ],
  [
    'a role for a public type',
    'type Wheel {',
    'type Wheel @auth(requires: ADMIN) {',
    'Wheel was closed to everybody below the role ADMIN.',
  ],
  [
    'a higher role',
    'requires: CUSTOMER, orderKey: true',
    'requires: ADMIN, orderKey: true',
    'Query.find was closed to the role CUSTOMER.',
  ],
  ['another scope', 'scope: READ)', 'scope: WRITE)', 'Tyre.sold was closed to callers with the scope READ.'],
  ['the order key', ', orderKey: true', '', 'Query.find was closed to guests with an order key.'],
  [
    'an input field',
    'Season @auth(requires: GUEST)',
    'Season @auth(requires: ADMIN)',
    'Wish.season was closed to everybody below the role ADMIN.',
  ],
  [
    'an argument',
    'exact: Boolean',
    'exact: Boolean @auth(requires: ADMIN)',
    'Query.tyre(exact:) was closed to everybody below the role ADMIN.',
  ],
])('closing a part to its former callers is a break: %s', (_what, from, to, sentence) => {
  expect(breaksAfter(from, to)).toEqual([sentence]);
});
