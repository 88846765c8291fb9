import { graphql, buildSchema, type GraphQLSchema } from 'graphql';
import { expect, it } from 'vitest';
import type { Viewer } from '../services/context.ts';
import { refusalOf, type Audience } from './auth-demand.ts';
import { enforceAuth } from './auth-directive.ts';

const SOURCE = `
  directive @auth(requires: Role!, scope: Scope) on FIELD_DEFINITION | OBJECT
  enum Role { GUEST CUSTOMER ADMIN }
  enum Scope { READ_ORDERS }
  type Query {
    open: String @auth(requires: GUEST)
    silent: String
    own: String! @auth(requires: CUSTOMER)
    shop: Shop
    ledger: Ledger
  }
  type Shop { name: String  margin: Int! @auth(requires: ADMIN, scope: READ_ORDERS) }
  type Ledger @auth(requires: CUSTOMER) {
    lines: Int
    secret: Int @auth(requires: ADMIN, scope: READ_ORDERS)
    lax: Int @auth(requires: GUEST)
  }`;

const ROOT = {
  open: 'open',
  silent: 'silent',
  own: 'own',
  shop: { name: 'Treadline', margin: 12 },
  ledger: { lines: 3, secret: 7, lax: 1 },
};
const DOCUMENT = '{ open silent own shop { name margin } ledger { lines secret lax } }';

const viewerAs = (role: Viewer['role']): Viewer => ({
  role,
  userId: 'u1',
  sessionId: 's1',
  ...(role === 'ADMIN'
    ? { staff: { slug: 'desk', label: 'Desk', scopes: ['READ_ORDERS', 'WRITE_ORDERS', 'READ_CATALOGUE'] } }
    : {}),
});

const schema: GraphQLSchema = enforceAuth(buildSchema(SOURCE));

/** These fields are plain properties without resolvers, so only the schema transform can check them. */
async function ask(role: Viewer['role']): Promise<{ data: unknown; codes: Record<string, unknown> }> {
  const { data, errors = [] } = await graphql({
    schema,
    source: DOCUMENT,
    rootValue: ROOT,
    contextValue: { viewer: viewerAs(role) },
  });
  return {
    data: JSON.parse(JSON.stringify(data)),
    codes: Object.fromEntries(errors.map(({ path, extensions }) => [path?.join('.'), extensions['code']])),
  };
}

it('a guest can read open fields, and gets null with UNAUTHENTICATED for others, even non-null ones', async () => {
  expect(await ask('GUEST')).toEqual({
    data: {
      open: 'open',
      silent: 'silent',
      own: null,
      shop: { name: 'Treadline', margin: null },
      ledger: { lines: null, secret: null, lax: null },
    },
    codes: {
      own: 'UNAUTHENTICATED',
      'shop.margin': 'UNAUTHENTICATED',
      'ledger.lines': 'UNAUTHENTICATED',
      'ledger.secret': 'UNAUTHENTICATED',
      'ledger.lax': 'UNAUTHENTICATED',
    },
  });
});

it('a customer can read customer fields, and gets null with FORBIDDEN for administrator fields', async () => {
  expect(await ask('CUSTOMER')).toEqual({
    data: {
      open: 'open',
      silent: 'silent',
      own: 'own',
      shop: { name: 'Treadline', margin: null },
      ledger: { lines: 3, secret: null, lax: 1 },
    },
    codes: { 'shop.margin': 'FORBIDDEN', 'ledger.secret': 'FORBIDDEN' },
  });
});

it('an administrator can read everything', async () => {
  expect(await ask('ADMIN')).toEqual({ data: ROOT, codes: {} });
});

it('a staff field needs only its scope', () => {
  const refusal = (requires: Audience, scope: 'WRITE_ORDERS' | 'WRITE_SETTINGS' | null) =>
    refusalOf(viewerAs('ADMIN'), [{ requires, scope, orderKey: false }])?.message ?? null;
  expect(refusal('CUSTOMER', null)).toBeNull();
  expect(refusal('ADMIN', 'WRITE_ORDERS')).toBeNull();
  expect(refusal('ADMIN', 'WRITE_SETTINGS')).not.toBeNull();
  expect(refusal('ADMIN', null)).not.toBeNull();
});

it('a guest with an order key can use only the fields that accept one', () => {
  const holder = {
    role: 'GUEST',
    userId: null,
    sessionId: null,
    order: { id: 'o1', mailbox: 'm1' },
  } as const;
  const demand = { requires: 'CUSTOMER', scope: null, orderKey: true } as const;
  expect(refusalOf(holder, [demand])).toBeNull();
  expect(refusalOf({ ...holder, order: undefined }, [demand])).not.toBeNull();
  expect(refusalOf(holder, [{ ...demand, orderKey: false }])).not.toBeNull();
});

it('an API key can read guest fields and those of its scopes, and errors name the missing scope', async () => {
  const source = `
    directive @auth(requires: Role!, scope: Scope) on FIELD_DEFINITION | OBJECT | ARGUMENT_DEFINITION
    enum Role { GUEST CUSTOMER ADMIN }
    enum Scope { READ_ORDERS WRITE_ORDERS WRITE_SETTINGS }
    type Query {
      open: String @auth(requires: GUEST)
      read: String @auth(requires: ADMIN, scope: READ_ORDERS)
      write: String @auth(requires: CUSTOMER, scope: WRITE_ORDERS)
      closed: String @auth(requires: CUSTOMER)
      all(
        deleted: Boolean @auth(requires: ADMIN, scope: WRITE_SETTINGS)
      ): String @auth(requires: ADMIN, scope: READ_ORDERS)
      ledger: Ledger
    }
    type Ledger @auth(requires: ADMIN, scope: WRITE_ORDERS) {
      lines: String @auth(requires: ADMIN, scope: READ_ORDERS)
    }`;
  const rootValue = {
    open: 'open',
    read: 'read',
    write: 'write',
    closed: 'closed',
    all: 'all',
    ledger: { lines: 'lines' },
  };
  const viewer = { role: 'GUEST', key: { id: 'a key', scopes: ['READ_ORDERS'] } };
  const { data, errors = [] } = await graphql({
    schema: enforceAuth(buildSchema(source)),
    source: '{ open read write closed all deleted: all(deleted: true) ledger { lines } }',
    rootValue,
    contextValue: { viewer },
  });
  expect(JSON.parse(JSON.stringify(data))).toEqual({
    open: 'open',
    read: 'read',
    write: null,
    closed: null,
    all: 'all',
    deleted: null,
    ledger: { lines: null },
  });
  const [closedToKeys, writes] = [
    'API keys can’t use this. Please sign in instead.',
    'This API key needs the scope WRITE_ORDERS.',
  ];
  expect(
    Object.fromEntries(
      errors.map(({ path, message, extensions }) => [path?.join('.'), { message, ...extensions }]),
    ),
  ).toEqual({
    write: { message: writes, code: 'FORBIDDEN', scope: 'WRITE_ORDERS' },
    closed: { message: closedToKeys, code: 'FORBIDDEN' },
    deleted: { message: closedToKeys, code: 'FORBIDDEN' },
    'ledger.lines': { message: writes, code: 'FORBIDDEN', scope: 'WRITE_ORDERS' },
  });
});

it('aliases, fragments and inline fragments don’t get around the check', async () => {
  const source =
    'query { mine: own ...rest } fragment rest on Query { again: own ledger { ... { sum: lines } } }';
  const { data } = await graphql({
    schema,
    source,
    rootValue: ROOT,
    contextValue: { viewer: { role: 'GUEST' } },
  });
  expect(JSON.parse(JSON.stringify(data))).toEqual({ mine: null, again: null, ledger: { sum: null } });
});

const ARGUMENTS = `
  directive @auth(requires: Role!, scope: Scope) on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
  enum Role { GUEST CUSTOMER ADMIN }
  enum Scope { READ_CATALOGUE }
  input Filter {
    brand: String
    hidden: Boolean @auth(requires: ADMIN, scope: READ_CATALOGUE)
    any: [Filter!]
    deleted: Boolean = false @auth(requires: ADMIN, scope: READ_CATALOGUE)
  }
  type Query { count(filter: Filter, all: Boolean @auth(requires: CUSTOMER)): Int @auth(requires: GUEST) }`;

it.each([
  ['count', null, null],
  ['count(filter: { brand: "Michelin" })', null, null],
  ['count(filter: { hidden: null, deleted: false })', null, null],
  ['count(all: true)', 'UNAUTHENTICATED', null],
  ['count(all: false)', 'UNAUTHENTICATED', null],
  ['count(filter: { hidden: true })', 'UNAUTHENTICATED', 'FORBIDDEN'],
  ['count(filter: { deleted: true })', 'UNAUTHENTICATED', 'FORBIDDEN'],
  [
    'count(all: true, filter: { any: [{ brand: "Michelin" }, { any: [{ hidden: false }] }] })',
    'UNAUTHENTICATED',
    'FORBIDDEN',
  ],
])(
  '%s answers guests with %s and customers with %s, and administrators with the count',
  async (field, guest, customer) => {
    const guarded = enforceAuth(buildSchema(ARGUMENTS));
    const codeFor = async (role: Viewer['role']): Promise<unknown> => {
      const { data, errors } = await graphql({
        schema: guarded,
        source: `{ ${field} }`,
        rootValue: { count: 5 },
        contextValue: { viewer: viewerAs(role) },
      });
      expect(data?.['count']).toBe(errors ? null : 5);
      return errors?.[0]?.extensions['code'] ?? null;
    };
    expect([await codeFor('GUEST'), await codeFor('CUSTOMER'), await codeFor('ADMIN')]).toEqual([
      guest,
      customer,
      null,
    ]);
  },
);

it('an argument demands the same when it comes as a variable', async () => {
  const source = 'query ($filter: Filter) { count(filter: $filter) }';
  const { errors } = await graphql({
    schema: enforceAuth(buildSchema(ARGUMENTS)),
    source,
    variableValues: { filter: { any: [{ hidden: true }] } },
    rootValue: { count: 5 },
    contextValue: { viewer: { role: 'CUSTOMER' } },
  });
  expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
});
