import { describe, expect } from 'vitest';
import {
  aCustomer,
  anAdmin,
  anotherSession,
  login,
  PASSWORD,
  type SignedIn,
} from '../../../../test/account.ts';
import { aKey } from '../../../../test/fixtures/account/api-key.ts';
import { aPaidOrder } from '../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { FirstAdminService } from '../../people/accounts/index.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });

interface Entry {
  readonly actorName: string;
  readonly actorRole: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly subjectName: string | null;
  readonly action: string;
  readonly before: object;
  readonly after: object;
}

const LOG = /* GraphQL */ `
  query ($filter: AuditFilter!, $limit: Int) {
    auditLog(filter: $filter, limit: $limit) {
      items {
        actorName
        actorRole
        subject
        subjectId
        subjectName
        action
        before
        after
      }
      pageInfo {
        totalItems
      }
    }
  }
`;

async function logOf(
  shop: TestShop,
  admin: SignedIn,
  filter: object,
  limit = 50,
): Promise<{ readonly items: Entry[]; readonly pageInfo: { readonly totalItems: number } }> {
  const { data, errors } = await shop.graphql<{
    auditLog: { items: Entry[]; pageInfo: { totalItems: number } };
  }>(LOG, { filter, limit }, { ...admin.headers });
  expect(errors).toBeUndefined();
  return data.auditLog;
}

const rename = (shop: TestShop, { headers }: SignedIn, calloutMinutes: number, revision: number) =>
  shop.graphql(
    `mutation { updateSettings(input: { group: FITTING, values: { calloutMinutes: ${calloutMinutes} },
      revision: ${revision} }) { kind: __typename } }`,
    {},
    { ...headers },
  );

describe('the audit log', () => {
  it('the log is filtered by actor, object, action, time and text in its figures', async ({
    shop,
    admin,
  }) => {
    const other = await anAdmin(shop);
    await rename(shop, admin, 61, 0);
    shop.setNow(new Date('2026-11-21T10:00:00Z'));
    await rename(shop, other, 62, 1);
    const found = async (filter: object) =>
      (await logOf(shop, admin, { subject: 'settings', ...filter })).items.map(({ after }) => after);
    const [first, second] = [{ calloutMinutes: 61 }, { calloutMinutes: 62 }];
    expect(await found({})).toEqual([second, first]);
    expect(await found({ actor: other.id })).toEqual([second]);
    expect(await found({ actor: 'nobody' })).toEqual([]);
    expect(await found({ action: 'changed', to: '2026-11-21T00:00:00Z' })).toEqual([first]);
    expect(await found({ from: '2026-11-21T00:00:00Z' })).toEqual([second]);
    expect(await found({ search: 'minutes": 62' })).toEqual([second]);
    expect(await found({ search: 'shop administrator' })).toEqual([second, first]);
    expect(await found({ search: '%' })).toEqual([]);
    expect(await logOf(shop, admin, { subject: 'settings' }, 1)).toMatchObject({
      items: [{ actorName: 'Shop Administrator', actorRole: 'ADMIN', subjectId: 'FITTING', before: first }],
      pageInfo: { totalItems: 2 },
    });
    const { data } = await shop.graphql(
      '{ auditChoices { subjects actions actors { id name } } }',
      {},
      admin.headers,
    );
    expect(data).toMatchObject({
      auditChoices: {
        subjects: expect.arrayContaining(['settings', 'security']),
        actors: expect.arrayContaining([{ id: other.id, name: 'Shop Administrator' }]),
      },
    });
  });

  it('the log names products and orders, and nothing that’s gone', async ({ shop, admin }) => {
    const bought = await aPaidOrder(shop);
    const { id, name } = bought.product;
    const namesOf = async (filter: object) =>
      (await logOf(shop, admin, filter)).items.map(({ subjectName }) => subjectName);
    const [ordered] = await shop.rows<{ number: string }>('select number from orders where id = $1', [
      bought.orderId,
    ]);
    for (const subjectId of [String(id), '999999999', 'x'])
      await shop.rows(
        `insert into audit_entries (at, actor_role, subject, subject_id, action, before, after)
          values (now(), 'SHOP', 'product', $1, 'changed', '{}', '{}')`,
        [subjectId],
      );
    expect(await namesOf({ subject: 'product', subjectId: String(id) })).toContain(name);
    expect(await namesOf({ subject: 'order', subjectId: bought.orderId })).toContain(ordered?.number);
    for (const subjectId of ['999999999', 'x'])
      expect(await namesOf({ subject: 'product', subjectId })).toEqual([null]);
  });

  it('the log names no one whose account was deleted', async ({ shop, admin }) => {
    const leaver = await anAdmin(shop);
    await rename(shop, leaver, 63, 2);
    await shop.rows('delete from users where id = $1', [leaver.id]);
    const { items } = await logOf(shop, admin, { actor: leaver.id, subject: 'settings' });
    expect(items).toMatchObject([{ actorName: 'Deleted account', after: { calloutMinutes: 63 } }]);
  });
});

describe('security events', () => {
  const events = async (shop: TestShop, admin: SignedIn, subjectId: string) =>
    (await logOf(shop, admin, { onlySecurity: true, subjectId })).items.map(
      ({ action, actorName, before, after }) => ({ action, actorName, before, after }),
    );
  const NETWORK = { network: '127.0.0.0/24' };

  it('an administrator’s sign-ins, wrong passwords and password changes are logged', async ({
    shop,
    admin,
  }) => {
    const email = 'owner@example.com';
    await shop.services.get(FirstAdminService).create({ email, password: PASSWORD });
    const firefox = { userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const { id, headers } = await anotherSession(shop, { email }, firefox);
    await anotherSession(shop, { email }, firefox);
    for (const password of ['not this one', 'nor this one']) await login(shop, { email, password });
    const change = 'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { __typename } }';
    const newPassword = 'a dry road ahead';
    const input = { currentPassword: PASSWORD, newPassword };
    await shop.graphql(change, { input }, { ...headers });
    expect(await events(shop, admin, id)).toEqual([
      {
        action: 'administrator’s password changed',
        actorName: 'Shop Administrator',
        before: {},
        after: {},
      },
      { action: 'administrator’s sign-in failed', actorName: 'A visitor', before: {}, after: NETWORK },
      {
        action: 'administrator signed in',
        actorName: 'Shop Administrator',
        before: {},
        after: { device: 'Firefox on Windows', ...NETWORK },
      },
      {
        action: 'administrator on a new device',
        actorName: 'Shop Administrator',
        before: {},
        after: { device: 'Firefox on Windows', ...NETWORK },
      },
      {
        action: 'administrator’s password changed',
        actorName: 'Shop Administrator',
        before: {},
        after: {},
      },
      { action: 'role changed', actorName: 'The shop', before: { role: null }, after: { role: 'owner' } },
    ]);
  });

  it('too many wrong passwords are logged once per 15 minutes', async ({ shop, admin, customer }) => {
    for (let tries = 0; tries < 8; tries += 1)
      await login(shop, { email: customer.email, password: 'not this one' });
    const noted = { action: 'sign-ins limited', actorName: 'A visitor', before: {} };
    expect(await events(shop, admin, customer.id)).toEqual([
      { ...noted, after: { account: 'customer', ...NETWORK } },
    ]);
    shop.setNow(new Date('2026-11-20T10:16:00Z'));
    await login(shop, { email: customer.email, password: 'not this one' });
    expect(await events(shop, admin, customer.id)).toHaveLength(2);
  });

  it('a refused request for admin-only fields is logged with the fields but no answer', async ({
    shop,
    admin,
    stranger,
  }) => {
    const asked = '{ everything: adminStats { __typename } apiKeys { id } }';
    await shop.graphql(asked, {}, { ...stranger.headers });
    await shop.graphql(asked, {}, { ...stranger.headers });
    const action = 'administrators’ access refused';
    expect(await events(shop, admin, stranger.id)).toEqual([
      { action, actorName: 'Sam Carter', before: {}, after: { asked: 'adminStats, apiKeys', ...NETWORK } },
    ]);
    const { id, headers } = await aKey(shop, { name: 'The till' });
    await shop.graphql('{ adminSettings { name } }', {}, { ...headers });
    expect(await events(shop, admin, id)).toEqual([
      { action, actorName: 'API key The till', before: {}, after: { asked: 'adminSettings', ...NETWORK } },
      { action: 'API key first used', actorName: 'API key The till', before: {}, after: {} },
      { action: 'made', actorName: 'Unnamed', before: {}, after: expect.anything() },
    ]);
    const { id: reader, headers: read } = await aCustomer(shop);
    for (const url of ['/api/orders/admin/all', '/api/admin/exports/subscribers.csv'])
      expect((await shop.app.inject({ url, headers: read })).statusCode).toBe(403);
    expect(await events(shop, admin, reader)).toMatchObject([
      { action, after: { asked: 'GET /api/admin/exports/subscribers.csv' } },
      { action, after: { asked: 'GET /orders/admin/all' } },
    ]);
    await shop.graphql(asked);
    expect((await logOf(shop, admin, { onlySecurity: true, search: 'adminStats' })).items).toHaveLength(1);
  });
});
