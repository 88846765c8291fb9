import { describe, expect } from 'vitest';
import {
  aCustomer,
  aMember,
  anAdmin,
  anotherSession,
  me,
  PASSWORD,
  type SignedIn,
} from '../../../../../test/account.ts';
import { aStaffRole, staffAnswer, type StaffAnswer } from '../../../../../test/fixtures/account/staff.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { actsForShop } from '../../../../platform/services/context.ts';
import { personNow } from '../../../operations/staff/index.ts';
import { administer, auditOf } from '../administration/account-administration.builder.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const MINUTE_MS = 60_000;
const it = shopTest({ now: NOW });

const UPDATE = /* GraphQL */ `
  mutation ($input: UpdateStaffAccessInput!) {
    done: updateStaffAccess(input: $input) {
      kind: __typename
      ... on User {
        role
        roleLabel
        scopes
        staffRole {
          slug
        }
        staffState
        staffUntil
      }
      ${REFUSAL}
    }
  }
`;

const change = (shop: TestShop, manager: SignedIn, whom: SignedIn, input: object): Promise<StaffAnswer> =>
  staffAnswer(shop, manager, UPDATE, { input: { id: whom.id, currentPassword: PASSWORD, ...input } });

const viewer = async (shop: TestShop, { headers }: SignedIn) =>
  (await shop.graphql<{ viewer: object }>('{ viewer { role scopes } }', {}, { ...headers })).data?.viewer;

const WAREHOUSE = ['READ_CATALOGUE', 'WRITE_PURCHASES', 'READ_ORDERS', 'WRITE_ORDERS', 'USE_ADMIN'];
const OF_CUSTOMER = { role: 'CUSTOMER', scopes: [] };

describe('suspending a member of staff', () => {
  it('ends their sessions at once, and leaves them a customer until it’s lifted', async ({ shop, admin }) => {
    const packer = await aMember(shop, 'warehouse');
    expect(await viewer(shop, packer)).toEqual({ role: 'ADMIN', scopes: WAREHOUSE });
    expect(await change(shop, admin, packer, { suspended: true })).toEqual({
      kind: 'User',
      role: 'CUSTOMER',
      roleLabel: 'Customer',
      scopes: [],
      staffRole: { slug: 'warehouse' },
      staffState: 'SUSPENDED',
      staffUntil: null,
    });
    expect((await me(shop, packer)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const again = await anotherSession(shop, packer);
    expect(await viewer(shop, again)).toEqual(OF_CUSTOMER);
    expect(await change(shop, admin, packer, { suspended: false })).toMatchObject({
      role: 'ADMIN',
      roleLabel: 'Warehouse',
      staffState: 'ACTIVE',
    });
    expect(await viewer(shop, again)).toEqual({ role: 'ADMIN', scopes: WAREHOUSE });
    expect((await auditOf(shop, packer.id)).map(({ before, after }) => [before, after])).toEqual([
      [{ suspended: false }, { suspended: true }],
      [{ suspended: true }, { suspended: false }],
    ]);
  });

  it('needs the manager’s password, and isn’t possible on one’s own account', async ({ shop, admin }) => {
    const packer = await aMember(shop, 'warehouse');
    expect(await change(shop, admin, packer, { suspended: true, currentPassword: 'a guess' })).toMatchObject({
      kind: 'InvalidCredentials',
    });
    expect(await change(shop, admin, admin, { suspended: true })).toMatchObject({ kind: 'OwnAccount' });
    expect(await change(shop, admin, await aCustomer(shop), { suspended: true })).toMatchObject({
      kind: 'AccountNotFound',
      message: 'This person is no longer on the staff.',
    });
    expect(await viewer(shop, packer)).toMatchObject({ role: 'ADMIN' });
  });
});

describe('the last day of a role', () => {
  it('counts as London’s, and makes them a customer from midnight in the session they have', async ({
    shop,
    admin,
  }) => {
    const packer = await aMember(shop, 'warehouse');
    expect(await change(shop, admin, packer, { until: '2026-11-19' })).toMatchObject({
      kind: 'InvalidInput',
      message: 'Choose today or a later day',
    });
    expect(await change(shop, admin, packer, { until: '2026-11-20' })).toMatchObject({
      staffState: 'ACTIVE',
      staffUntil: '2026-11-20',
    });
    shop.setNow(new Date('2026-11-20T23:59:00Z'));
    const late = await anotherSession(shop, packer);
    expect(await viewer(shop, late)).toMatchObject({ role: 'ADMIN' });
    shop.setNow(new Date('2026-11-21T00:00:00Z'));
    expect(await viewer(shop, late)).toEqual(OF_CUSTOMER);
    const { data } = await shop.graphql('{ me { role staffState } }', {}, { ...late.headers });
    expect(data).toEqual({ me: { role: 'CUSTOMER', staffState: 'EXPIRED' } });
    const manager = await anotherSession(shop, admin);
    expect(await change(shop, manager, packer, { until: null })).toMatchObject({ staffState: 'ACTIVE' });
    expect(await viewer(shop, late)).toMatchObject({ role: 'ADMIN' });
    shop.setNow(NOW);
  });
});

describe('a manager with fewer permissions', () => {
  it('can neither change, suspend nor sign out people who have more', async ({ shop, admin }) => {
    const slug = await aStaffRole(shop, ['MANAGE_STAFF', 'READ_ORDERS', 'WRITE_CUSTOMERS']);
    const foreman = await aMember(shop, slug);
    expect(await change(shop, foreman, admin, { suspended: true })).toEqual({ kind: 'FORBIDDEN' });
    expect(await change(shop, foreman, await aMember(shop, 'desk'), { until: '2027-01-01' })).toEqual({
      kind: 'FORBIDDEN',
    });
    const grant = (staffRole: string, id: string) =>
      administer(shop, foreman, 'updateRole', { id, staffRole, currentPassword: PASSWORD });
    const customer = await aCustomer(shop);
    expect(await grant('owner', foreman.id)).toEqual({ kind: 'FORBIDDEN' });
    expect(await grant('warehouse', customer.id)).toEqual({ kind: 'FORBIDDEN' });
    expect(await administer(shop, foreman, 'revokeCustomerSessions', { id: admin.id })).toEqual({
      kind: 'FORBIDDEN',
    });
    expect(await viewer(shop, admin)).toMatchObject({ role: 'ADMIN' });
    expect(await administer(shop, foreman, 'revokeCustomerSessions', { id: customer.id })).toMatchObject({
      kind: 'User',
    });
  });
});

describe('the last person who can manage the staff', () => {
  it('stays, also when two managers suspend each other at once', async ({ shop, admin }) => {
    const [one, other] = [await anAdmin(shop), await anAdmin(shop)];
    await shop.rows('update users set staff_role = null where id <> all($1)', [[one.id, other.id]]);
    const ended = await change(shop, one, other, { until: '2027-01-01' });
    expect(ended).toMatchObject({ kind: 'User', staffState: 'ACTIVE' });
    // The other still manages the staff until then, but nobody else would after that.
    expect(await change(shop, other, one, { suspended: true })).toEqual({
      kind: 'LastAdministrator',
      message: 'Nobody else can manage the staff for good. Make someone else an administrator first.',
    });
    await change(shop, one, other, { until: null });
    const kinds = (
      await Promise.all([
        change(shop, one, other, { suspended: true }),
        change(shop, other, one, { suspended: true }),
      ])
    ).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'User')).toHaveLength(1);
    expect(
      await shop.rows("select from users where staff_role = 'owner' and staff_suspended_at is null"),
    ).toHaveLength(1);
    await shop.rows("update users set staff_role = 'owner' where id = $1", [admin.id]);
  });
});

it('staff are seen at the sign-in and then every five minutes at most, but not by an unattended page', async ({
  shop,
  admin,
}) => {
  const packer = await aMember(shop, 'warehouse');
  const seenAt = async () => {
    const { data } = await shop.graphql<{ staff: { members: { id: string; staffSeenAt: string | null }[] } }>(
      '{ staff { members { id staffSeenAt } } }',
      {},
      { ...admin.headers },
    );
    return data.staff.members.find(({ id }) => id === packer.id)?.staffSeenAt;
  };
  const askAfter = async (minutes: number, headers: Record<string, string> = {}) => {
    shop.setNow(new Date(NOW.getTime() + minutes * MINUTE_MS));
    await shop.graphql('{ viewer { role } }', {}, { ...packer.headers, ...headers });
    return seenAt();
  };
  expect(await seenAt()).toBe('2026-11-20T10:00:00.000Z');
  expect(await askAfter(4)).toBe('2026-11-20T10:00:00.000Z');
  expect(await askAfter(6, { unattended: 'true' })).toBe('2026-11-20T10:00:00.000Z');
  expect(await askAfter(6)).toBe('2026-11-20T10:06:00.000Z');
  shop.setNow(NOW);
});

it('a long job learns that its author has lost the scope', async ({ shop, admin }) => {
  const { orm, now } = shop.services.platform;
  const may = async (id: string) => actsForShop(await personNow(orm.em.fork(), id, now()), 'WRITE_ORDERS');
  const packer = await aMember(shop, 'warehouse');
  expect(await may(packer.id)).toBe(true);
  expect(await may(admin.id)).toBe(true);
  await change(shop, admin, packer, { suspended: true });
  expect(await may(packer.id)).toBe(false);
  await change(shop, admin, packer, { suspended: false });
  await administer(shop, admin, 'updateRole', {
    id: packer.id,
    staffRole: 'accountant',
    currentPassword: PASSWORD,
  });
  expect(await may(packer.id)).toBe(false);
  expect(await may((await aCustomer(shop)).id)).toBe(false);
});

it('the previous build, which knows only the column role, agrees while both run', async ({ shop, admin }) => {
  const packer = await aMember(shop, 'warehouse');
  const fitter = await aMember(shop, 'fitter');
  const seen = (id: string) =>
    shop.rows('select role, staff_role as "staffRole" from users where id = $1', [id]);
  expect(await seen(admin.id)).toEqual([{ role: 'ADMIN', staffRole: 'owner' }]);
  expect(await seen(packer.id)).toEqual([{ role: 'CUSTOMER', staffRole: 'warehouse' }]);
  await change(shop, admin, fitter, { suspended: true });
  expect(await seen(fitter.id)).toEqual([{ role: 'CUSTOMER', staffRole: 'fitter' }]);
  await shop.rows("update users set role = 'ADMIN' where id = $1", [packer.id]);
  expect(await seen(packer.id)).toEqual([{ role: 'ADMIN', staffRole: 'owner' }]);
  await shop.rows("update users set role = 'CUSTOMER' where id = $1", [packer.id]);
  expect(await seen(packer.id)).toEqual([{ role: 'CUSTOMER', staffRole: null }]);
});
