import { isForKeys, KEY_SCOPES, scopeFacts, type Scope } from '@treadline/schema/trade/people/scope';
import { keysOf } from '@treadline/schema/trade/values/words';
import { isObjectType } from 'graphql';
import { describe, expect } from 'vitest';
import { OrderKeys } from '../../src/features/sales/orders/index.ts';
import type { Viewer } from '../../src/platform/services/context.ts';
import { shopSchema } from '../../src/schema.ts';
import { aCustomer, aMember, me, type SignedIn } from '../account.ts';
import { aKey } from '../fixtures/account/api-key.ts';
import { staffRoles } from '../fixtures/account/staff.ts';
import { shopTest } from '../shop-test.ts';
import type { TestShop } from '../test-shop.ts';
import { guardedFields, requiring, rolesOf, rootFields, tried, type Tried } from './guarded-fields.ts';

const it = shopTest({ env: { API_KEY_REQUESTS_PER_MINUTE: '1000000' } });

/** The answer to a document: values, codes of refusals, and the statements run for it. */
async function outcome(
  shop: TestShop,
  { document }: Tried,
  headers: Record<string, string> = {},
): Promise<{ data: unknown[]; codes: string[]; statements: string[] }> {
  shop.takeStatements();
  const { data, errors = [] } = await shop.graphql<Record<string, unknown> | null>(document, {}, headers);
  return {
    data: Object.values(data ?? {}),
    codes: errors.map(({ extensions }) => extensions.code),
    statements: shop.takeStatements(),
  };
}

const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN', 'GRAPHQL_VALIDATION_FAILED'];
const refusalsOf = async (
  shop: TestShop,
  field: Tried,
  headers?: Record<string, string>,
): Promise<object> => ({
  field: field.name,
  refusals: (await outcome(shop, field, headers)).codes.filter((code) => REFUSALS.includes(code)),
});
/** Expects fields to open to someone signed in; to the next person, once a field has ended the session. */
async function expectOpen(
  shop: TestShop,
  fields: readonly Tried[],
  signIn: () => Promise<SignedIn>,
): Promise<void> {
  let person: SignedIn | null = null;
  for (const field of fields) {
    person ??= await signIn();
    expect(await refusalsOf(shop, field, person.headers)).toEqual({ field: field.name, refusals: [] });
    const { data, errors } = await me(shop, person);
    if (errors || data.me === null) person = null;
  }
}

/** Every role that an owner can create consists of these. */
const SINGLE_SCOPES = keysOf(scopeFacts);

/** A viewer with the scopes of a role. */
const staffWith = (scopes: readonly Scope[]): Viewer => ({
  role: 'ADMIN',
  userId: 'a member',
  sessionId: 'a session',
  staff: { slug: 'a-role', label: 'A role', scopes },
});
const viewerAs = (role: 'GUEST' | 'CUSTOMER'): Viewer => ({ role, userId: null, sessionId: null });

/** The code with which a field refuses a viewer, whatever object it's on; undefined if it doesn't. */
async function codeFor(viewer: Viewer, type: string, field: string): Promise<string | undefined> {
  const owner = shopSchema.getType(type);
  const resolve = isObjectType(owner) ? owner.getFields()[field]?.resolve : undefined;
  try {
    await resolve?.({}, {}, { viewer }, {} as never);
    return undefined;
  } catch (error) {
    return (error as { extensions?: { code?: string } }).extensions?.code;
  }
}
const SESSION_CHECK = expect.stringContaining('from sessions s join users u');
const KEY_CHECK = expect.stringContaining('from api_keys');

describe('access', () => {
  it('every root field of the printed schema states its access', () => {
    expect(rootFields.length).toBeGreaterThan(15);
    expect(
      rootFields.filter(({ field }) => rolesOf(field).length !== 1).map(({ field }) => field.name),
    ).toEqual([]);
  });

  it('PERM-04 a guest can’t use fields that need a sign-in, and no work is done for them', async ({
    shop,
  }) => {
    const guarded = [...requiring('CUSTOMER'), ...requiring('ADMIN')];
    expect(guarded.length).toBeGreaterThan(5);
    for (const field of guarded)
      expect({ name: field.name, ...(await outcome(shop, field)) }).toEqual({
        name: field.name,
        data: [null],
        codes: ['UNAUTHENTICATED'],
        statements: [],
      });
  });

  it('PERM-04 a customer can’t use administrator fields, and is only identified', async ({ shop }) => {
    const { headers } = await aCustomer(shop);
    for (const field of requiring('ADMIN'))
      expect({ name: field.name, ...(await outcome(shop, field, headers)) }).toEqual({
        name: field.name,
        data: [null],
        codes: ['FORBIDDEN'],
        statements: [SESSION_CHECK],
      });
  });

  it('PERM-01 a guest can use every field open to guests', async ({ shop }) => {
    for (const field of requiring('GUEST'))
      expect(await refusalsOf(shop, field)).toEqual({ field: field.name, refusals: [] });
  });

  it('PERM-02 a customer can use every field open to customers or guests', async ({ shop }) => {
    await expectOpen(shop, [...requiring('GUEST'), ...requiring('CUSTOMER')], () => aCustomer(shop));
  });

  it('an order key opens only the fields that accept one', async ({ shop }) => {
    const { key } = await shop.services
      .get(OrderKeys)
      .sign({ id: '4a2b6f0e-93d1-4c9a-8a52-0a6f0f1e2d3c', email: 'sam@example.com' }, 1);
    expect(tried.filter(({ orderKey }) => orderKey).length).toBeGreaterThan(2);
    for (const field of [...requiring('CUSTOMER'), ...requiring('ADMIN')])
      expect(await refusalsOf(shop, field, { 'order-key': key })).toEqual({
        field: field.name,
        refusals: field.orderKey ? [] : ['UNAUTHENTICATED'],
      });
  });

  it('every staff field names its scope', () => {
    expect(
      [...tried, ...guardedFields].filter(({ requires, scope }) => requires === 'ADMIN' && scope === null),
    ).toEqual([]);
  });

  /** Walks every staff field as a new member with a role, and expects answers for its scopes and refusals elsewhere. */
  async function walkStaffFields(
    shop: TestShop,
    role: string,
    granted: readonly (Scope | null)[],
  ): Promise<void> {
    const { headers } = await aMember(shop, role);
    for (const field of requiring('ADMIN')) {
      if (granted.includes(field.scope))
        expect({ role, ...(await refusalsOf(shop, field, headers)) }).toEqual({
          role,
          field: field.name,
          refusals: [],
        });
      else
        expect({ role, name: field.name, ...(await outcome(shop, field, headers)) }).toEqual({
          role,
          name: field.name,
          data: [null],
          codes: ['FORBIDDEN'],
          statements: [SESSION_CHECK],
        });
    }
  }

  it('PERM-02 PERM-04 every role a shop starts with opens the fields of its scopes, and those of customers', async ({
    shop,
  }) => {
    const roles = await staffRoles(shop);
    expect(roles.map(({ slug }) => slug)).toEqual([
      'accountant',
      'content',
      'desk',
      'fitter',
      'owner',
      'warehouse',
    ]);
    for (const { slug, scopes } of roles) {
      await walkStaffFields(shop, slug, scopes);
      await expectOpen(shop, [...requiring('GUEST'), ...requiring('CUSTOMER')], () => aMember(shop, slug));
    }
  });

  it.each(SINGLE_SCOPES)(
    'AUTH-15 a role with only %s can use the guarded fields of its scope on every type, and no others',
    async (only) => {
      for (const { type, field, requires, scope } of guardedFields) {
        const isOpen = requires === 'CUSTOMER' || scope === only;
        expect({ type, field, code: await codeFor(staffWith([only]), type, field) }).toEqual({
          type,
          field,
          code: isOpen ? undefined : 'FORBIDDEN',
        });
      }
    },
  );

  it('every scope opens some field, and no guest field names a scope', () => {
    for (const scope of keysOf(scopeFacts))
      expect(
        [...tried, ...guardedFields].filter((field) => field.scope === scope),
        scope,
      ).not.toEqual([]);
    expect(tried.filter(({ requires, scope }) => requires === 'GUEST' && scope !== null)).toEqual([]);
  });

  it.for(KEY_SCOPES)(
    'a key with the scope %s can use its fields and guests’, and is only identified for the rest',
    async (scope, { shop }) => {
      const { headers } = await aKey(shop, { scopes: [scope] });
      for (const field of tried) {
        if (field.requires === 'GUEST' || field.scope === scope)
          expect(await refusalsOf(shop, field, headers)).toEqual({ field: field.name, refusals: [] });
        else
          expect({ name: field.name, ...(await outcome(shop, field, headers)) }).toEqual({
            name: field.name,
            data: [null],
            codes: ['FORBIDDEN'],
            statements: [KEY_CHECK],
          });
      }
    },
  );

  it.each(KEY_SCOPES)(
    'a key with the scope %s is refused every guarded field with another scope or none, on every type',
    (scope) => {
      for (const guarded of guardedFields.filter((field) => field.scope !== scope)) {
        const owner = shopSchema.getType(guarded.type);
        const resolve = isObjectType(owner) ? owner.getFields()[guarded.field]?.resolve : undefined;
        const ask = (): unknown =>
          resolve?.(
            {},
            {},
            { viewer: { role: 'GUEST', key: { id: 'a key', scopes: [scope] } } },
            {} as never,
          );
        expect(ask, `${guarded.type}.${guarded.field}`).toThrow(
          guarded.scope && isForKeys(guarded.scope)
            ? `This API key needs the scope ${guarded.scope}.`
            : 'API keys can’t use this',
        );
      }
    },
  );

  it('AUTH-15 every guarded field refuses access, whatever object it is on', async () => {
    const below: Readonly<Record<string, Viewer[]>> = {
      CUSTOMER: [viewerAs('GUEST')],
      ADMIN: [viewerAs('GUEST'), viewerAs('CUSTOMER')],
    };
    expect(guardedFields.length).toBeGreaterThan(5);
    for (const { type, field, requires } of guardedFields) {
      const codes = await Promise.all((below[requires] ?? []).map((viewer) => codeFor(viewer, type, field)));
      expect({ type, field, codes }).toEqual({
        type,
        field,
        codes: requires === 'ADMIN' ? ['UNAUTHENTICATED', 'FORBIDDEN'] : ['UNAUTHENTICATED'],
      });
    }
  });
});
