import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { accessNote } from './accessNote.ts';
import { searchSchema } from './searchSchema.ts';

const schema = buildSchema(/* GraphQL */ `
  enum Role {
    GUEST
    CUSTOMER
    ADMIN
  }
  directive @auth(requires: Role!, scope: String, orderKey: Boolean) on FIELD_DEFINITION | OBJECT
  type Query {
    order: Order @auth(requires: CUSTOMER, orderKey: true)
    reorder: Boolean @auth(requires: CUSTOMER)
    tyre: Boolean @auth(requires: GUEST)
    stats: Boolean @auth(requires: ADMIN)
  }
  type Order @auth(requires: ADMIN, scope: "READ_ORDERS") {
    orderNumber: ID
  }
  input OrderInput {
    preorder: Boolean
  }
`);

it('a search puts the same name first, then names that start with it', () => {
  expect(
    searchSchema(schema, ' ORDER ').map(({ type, field }) => [type, field].filter(Boolean).join('.')),
  ).toEqual([
    'Order',
    'Query.order',
    'OrderInput',
    'Order.orderNumber',
    'Query.reorder',
    'OrderInput.preorder',
  ]);
});

it('says who may use a field or a type', () => {
  const fields = schema.getQueryType()?.getFields();
  const notes = ['order', 'reorder', 'tyre', 'stats'].map((name) =>
    accessNote(schema, fields?.[name]?.astNode),
  );
  expect(notes).toEqual([
    'Signed-in customers, and guests with the order’s key',
    'Signed-in customers',
    undefined,
    'Staff',
  ]);
  expect(accessNote(schema, schema.getType('Order')?.astNode)).toBe(
    'Staff and API keys with the scope READ_ORDERS',
  );
});
