import { readFileSync } from 'node:fs';
import { getDirective } from '@graphql-tools/utils';
import { scopeFacts } from '@treadline/schema/trade/people/scope';
import { keysOf } from '@treadline/schema/trade/values/words';
import { buildSchema, Kind } from 'graphql';
import { describe, expect } from 'vitest';
import { restTable } from '../../src/rest/resources/rest-table.ts';
import type { RestRoute } from '../../src/rest/route/rest-route.ts';
import { aCustomer, aMember, anAdmin } from '../account.ts';
import { aKey } from '../fixtures/account/api-key.ts';
import { aStaffRole, staffRoles } from '../fixtures/account/staff.ts';
import { ask, type LegacyAnswer } from '../fixtures/outside/legacy-client.ts';
import { shopTest } from '../shop-test.ts';
import type { TestShop } from '../test-shop.ts';

const schema = buildSchema(readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'));

/** The demands of the root fields of a path's document in the printed schema. */
function demandsOf({ document }: RestRoute): { requires: string; scope?: string }[] {
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const fields = schema.getRootType(definition.operation)?.getFields() ?? {};
    return definition.selectionSet.selections.flatMap((selection) =>
      selection.kind === Kind.FIELD
        ? ((getDirective(schema, fields[selection.name.value] ?? {}, 'auth') ?? []) as never[])
        : [],
    );
  });
}

/** The role that a path requires, by its document and by its own rule. */
function requiredBy(row: RestRoute): string {
  const roles = demandsOf(row).map(({ requires }) => requires);
  return (
    ['ADMIN', 'CUSTOMER', 'GUEST'].find((role) =>
      [...roles, ...(row.signedIn ? ['CUSTOMER'] : [])].includes(role),
    ) ?? 'nobody'
  );
}

const nameOf = ({ method, path }: RestRoute): string => `${method} ${path}`;
const requiring = (role: string): RestRoute[] => restTable.filter((row) => requiredBy(row) === role);

const it = shopTest();

const call = (shop: TestShop, row: RestRoute, headers: Record<string, string> = {}): Promise<LegacyAnswer> =>
  ask(shop, row.method, row.path.replaceAll(/\{\w+\}/g, '1'), { headers, ...(row.body ? { body: {} } : {}) });
const REFUSED = [401, 403];

describe('PERM-04, C-11 the REST paths', () => {
  it('PERM-04, C-11 the REST paths state their access: these aren’t for everyone', () => {
    expect({
      customers: requiring('CUSTOMER').map(nameOf).toSorted(),
      administrators: requiring('ADMIN').map(nameOf).toSorted(),
      nobody: requiring('nobody'),
    }).toEqual({
      customers: [
        'GET /auth/verify',
        'GET /orders/my-orders',
        'GET /orders/{orderId}',
        'POST /orders',
        'POST /payments/create-checkout-session',
        'POST /photographs',
      ],
      administrators: [
        'DELETE /page-contents/{slug}',
        'DELETE /products/{id}',
        'GET /orders',
        'GET /orders/admin/all',
        'GET /page-contents/admin',
        'GET /page-contents/{slug}/history',
        'POST /page-contents',
        'POST /page-contents/{slug}/restore/{version}',
        'POST /pictures',
        'POST /pictures/icon',
        'POST /pictures/logo',
        'POST /products',
        'PUT /page-contents/{slug}',
        'PUT /products/{id}',
      ],
      nobody: [],
    });
  });

  it('PERM-04, C-11 the REST paths refuse guests what needs a sign-in, and do no work for it', async ({
    shop,
  }) => {
    for (const row of [...requiring('CUSTOMER'), ...requiring('ADMIN')]) {
      shop.takeStatements();
      const { status, headers, body } = await call(shop, row);
      expect({
        row: nameOf(row),
        status,
        demand: headers['www-authenticate'],
        body,
        statements: shop.takeStatements(),
      }).toEqual({
        row: nameOf(row),
        status: 401,
        demand: 'Bearer',
        body: { success: false, error: 'Sign in to use this.', message: 'Sign in to use this.' },
        statements: [],
      });
    }
  });

  it('PERM-04, C-11 the REST paths refuse customers what needs an administrator', async ({ shop }) => {
    const { headers } = await aCustomer(shop);
    for (const row of requiring('ADMIN')) {
      shop.takeStatements();
      const { status, body } = await call(shop, row, headers);
      expect({ row: nameOf(row), status, body, statements: shop.takeStatements() }).toEqual({
        row: nameOf(row),
        status: 403,
        body: {
          success: false,
          error: expect.any(String),
          message: 'Your account doesn’t have access to this.',
        },
        statements: [expect.stringContaining('from sessions')],
      });
    }
  });

  /** Walks every path as a new member with a role. */
  async function walk(shop: TestShop, role: string, granted: readonly string[]): Promise<void> {
    const { headers } = await aMember(shop, role);
    for (const row of restTable) {
      const isOpen = demandsOf(row).every(
        ({ requires, scope = '' }) => requires !== 'ADMIN' || granted.includes(scope),
      );
      const { status } = await call(shop, row, headers);
      expect({ role, row: nameOf(row), refused: REFUSED.includes(status) }).toEqual({
        role,
        row: nameOf(row),
        refused: !isOpen,
      });
    }
  }

  it('PERM-04, C-11 the REST paths give every role a shop starts with access by its scopes', async ({
    shop,
  }) => {
    for (const { slug, scopes } of await staffRoles(shop)) await walk(shop, slug, scopes);
  });

  it.for(keysOf(scopeFacts))(
    'PERM-04, C-11 the REST paths give a role with only %s access by that scope, and refuse the rest',
    async (scope, { shop }) => walk(shop, await aStaffRole(shop, [scope]), [scope, 'USE_ADMIN']),
  );

  it('PERM-04, C-11 the REST paths serve guests, customers and administrators their own paths', async ({
    shop,
  }) => {
    const [customer, admin] = [await aCustomer(shop), await anAdmin(shop)];
    for (const row of requiring('GUEST'))
      expect(REFUSED, nameOf(row)).not.toContain((await call(shop, row)).status);
    for (const row of [...requiring('GUEST'), ...requiring('CUSTOMER')])
      expect(REFUSED, nameOf(row)).not.toContain((await call(shop, row, customer.headers)).status);
    for (const row of restTable)
      expect(REFUSED, nameOf(row)).not.toContain((await call(shop, row, admin.headers)).status);
  });

  it('PERM-04, C-11 the REST paths for signed-in users refuse API keys, and say so', async ({ shop }) => {
    const { headers } = await aKey(shop, {
      scopes: ['READ_CATALOGUE', 'READ_ORDERS', 'WRITE_CATALOGUE', 'WRITE_ORDERS', 'REFUND_ORDERS'],
    });
    const message = 'API keys can’t use this. Please sign in instead.';
    const closed = [
      ...requiring('CUSTOMER').filter(({ path }) => path !== '/orders/{orderId}'),
      ...requiring('ADMIN').filter(({ path }) => /^\/(fitting-centres|page-contents|pictures)/.test(path)),
    ];
    for (const row of closed)
      expect(await call(shop, row, headers), nameOf(row)).toMatchObject({
        status: 403,
        body: { success: false, error: message, message },
      });
    for (const row of restTable.filter((other) => !closed.includes(other)))
      expect(REFUSED, nameOf(row)).not.toContain((await call(shop, row, headers)).status);
  });

  it('AUTH-11 the REST paths refuse an invalid token everywhere, open paths included', async ({ shop }) => {
    for (const row of restTable)
      for (const authorization of ['Bearer forged', 'Basic c2Ft', 'Bearer tl_live_guessed'])
        expect(await call(shop, row, { authorization }), `${nameOf(row)} ${authorization}`).toMatchObject({
          status: 401,
          headers: { 'www-authenticate': 'Bearer' },
          body: { success: false },
        });
  });
});
