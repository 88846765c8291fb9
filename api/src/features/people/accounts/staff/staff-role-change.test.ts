import { describe, expect } from 'vitest';
import { aMember, PASSWORD, type SignedIn } from '../../../../../test/account.ts';
import {
  aStaffRole,
  inviteStaff,
  staffAnswer,
  type StaffAnswer,
} from '../../../../../test/fixtures/account/staff.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const it = shopTest();

const SAVED = '... on StaffRoleSaved { role { slug label meaning scopes revision } }';
const document = (name: string): string =>
  `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) {
    done: ${name}(input: $input) { kind: __typename ${SAVED} ${REFUSAL} }
  }`;
const BUYER = { label: 'Tyre buyer', meaning: 'Buys tyres from wholesalers.', scopes: ['READ_CATALOGUE'] };

const create = (shop: TestShop, manager: SignedIn, input: object): Promise<StaffAnswer> =>
  staffAnswer(shop, manager, document('createStaffRole'), { input: { ...BUYER, ...input } });
const update = (shop: TestShop, manager: SignedIn, slug: string, input: object): Promise<StaffAnswer> =>
  staffAnswer(shop, manager, document('updateStaffRole'), {
    input: { ...BUYER, slug, revision: 1, currentPassword: PASSWORD, ...input },
  });
const remove = (shop: TestShop, manager: SignedIn, slug: string): Promise<StaffAnswer> =>
  staffAnswer(
    shop,
    manager,
    `mutation ($slug: String!) { done: deleteStaffRole(slug: $slug) {
      kind: __typename ... on StaffRoleDeleted { slug } ... on Refusal { message } } }`,
    { slug },
  );
const scopesOf = async (shop: TestShop, { headers }: SignedIn) =>
  (await shop.graphql<{ viewer: { scopes: string[] } }>('{ viewer { scopes } }', {}, { ...headers })).data
    .viewer.scopes;
const log = (shop: TestShop, slug: string) =>
  shop.rows(
    "select action, before, after from audit_entries where subject = 'staff role' and subject_id = $1 order by id",
    [slug],
  );

describe('a staff role', () => {
  it('is created, changed from its members’ next request on, and deleted once nobody has it', async ({
    shop,
    admin,
  }) => {
    expect(await create(shop, admin, { label: ' Tyre buyer ' })).toEqual({
      kind: 'StaffRoleSaved',
      role: {
        slug: 'tyre-buyer',
        label: 'Tyre buyer',
        meaning: BUYER.meaning,
        scopes: ['READ_CATALOGUE', 'USE_ADMIN'],
        revision: 1,
      },
    });
    const buyer = await aMember(shop, 'tyre-buyer');
    expect(await scopesOf(shop, buyer)).toEqual(['READ_CATALOGUE', 'USE_ADMIN']);
    const wider = { scopes: ['WRITE_CATALOGUE', 'READ_CATALOGUE', 'USE_ADMIN'] };
    expect(await update(shop, admin, 'tyre-buyer', wider)).toMatchObject({ role: { revision: 2 } });
    expect(await scopesOf(shop, buyer)).toEqual(['READ_CATALOGUE', 'WRITE_CATALOGUE', 'USE_ADMIN']);
    expect(await update(shop, admin, 'tyre-buyer', { label: 'Buyer' })).toMatchObject({ kind: 'StaleWrite' });
    expect(await remove(shop, admin, 'tyre-buyer')).toEqual({
      kind: 'StaffRoleInUse',
      message: 'One person has this role or an invitation with it. Give them another first.',
    });
    await shop.rows('update users set staff_role = null where id = $1', [buyer.id]);
    expect(await inviteStaff(shop, admin, { staffRole: 'tyre-buyer' })).toMatchObject({
      kind: 'StaffInvitationSent',
    });
    expect(await remove(shop, admin, 'tyre-buyer')).toMatchObject({ kind: 'StaffRoleInUse' });
    await shop.rows('delete from staff_invitations');
    expect(await remove(shop, admin, 'tyre-buyer')).toEqual({ kind: 'StaffRoleDeleted', slug: 'tyre-buyer' });
    expect(await remove(shop, admin, 'tyre-buyer')).toMatchObject({ kind: 'StaffRoleNotFound' });
    expect(await log(shop, 'tyre-buyer')).toEqual([
      {
        action: 'made',
        before: {},
        after: { label: 'Tyre buyer', meaning: BUYER.meaning, scopes: 'READ_CATALOGUE' },
      },
      {
        action: 'changed',
        before: { scopes: 'READ_CATALOGUE' },
        after: { scopes: 'READ_CATALOGUE WRITE_CATALOGUE' },
      },
      {
        action: 'deleted',
        before: { label: 'Tyre buyer', meaning: BUYER.meaning, scopes: 'READ_CATALOGUE WRITE_CATALOGUE' },
        after: {},
      },
    ]);
  });

  it('has a name of its own, a meaning and at least one permission', async ({ shop, admin }) => {
    expect(await create(shop, admin, { label: 'WAREHOUSE' })).toMatchObject({
      kind: 'InvalidInput',
      message: 'Another role has this name already',
    });
    expect(await create(shop, admin, { label: ' ', meaning: '', scopes: [] })).toMatchObject({
      kind: 'InvalidInput',
      fields: [
        { path: 'label', message: 'Name the role' },
        { path: 'meaning', message: 'Say what the role is for' },
        { path: 'scopes', message: 'Choose at least one permission' },
      ],
    });
  });

  it('of the owner can’t be changed or deleted', async ({ shop, admin }) => {
    const refused = { kind: 'OwnersRole', message: 'The owner’s role can’t be changed or deleted.' };
    expect(await update(shop, admin, 'owner', {})).toEqual(refused);
    expect(await remove(shop, admin, 'owner')).toEqual(refused);
  });

  it('is changed only with the password of a manager who has all of its permissions, before and after', async ({
    shop,
    admin,
  }) => {
    const foreman = await aMember(shop, await aStaffRole(shop, ['MANAGE_STAFF', 'READ_ORDERS']));
    const slug = await aStaffRole(shop, ['READ_ORDERS']);
    expect(await update(shop, admin, slug, { currentPassword: 'a guess' })).toMatchObject({
      kind: 'InvalidCredentials',
    });
    const lacking = { kind: 'InvalidInput', message: 'Your own role doesn’t have WRITE_SETTINGS' };
    const wider = { scopes: ['READ_ORDERS', 'WRITE_SETTINGS'] };
    expect(await create(shop, foreman, wider)).toMatchObject(lacking);
    expect(await update(shop, foreman, slug, wider)).toMatchObject(lacking);
    const own = { label: 'Reader', scopes: ['READ_ORDERS'] };
    expect(await update(shop, foreman, 'warehouse', own)).toEqual({ kind: 'FORBIDDEN' });
    expect(await remove(shop, foreman, 'warehouse')).toEqual({ kind: 'FORBIDDEN' });
    expect(await update(shop, foreman, slug, own)).toMatchObject({ kind: 'StaffRoleSaved' });
  });

  it('keeps MANAGE_STAFF if only its members can manage the staff, also when the owner leaves at once', async ({
    shop,
    admin,
  }) => {
    const slug = await aStaffRole(shop, ['MANAGE_STAFF', 'READ_CATALOGUE'], { label: 'Foreman' });
    const foreman = await aMember(shop, slug);
    await shop.rows('update users set staff_role = null where id <> all($1)', [[foreman.id, admin.id]]);
    const stepDown = () =>
      staffAnswer(
        shop,
        admin,
        `mutation ($input: UpdateRoleInput!) { done: updateRole(input: $input) { kind: __typename ${REFUSAL} } }`,
        { input: { id: admin.id, role: 'CUSTOMER', currentPassword: PASSWORD } },
      );
    const [narrowed, left] = await Promise.all([
      update(shop, foreman, slug, { label: 'Foreman' }),
      stepDown(),
    ]);
    expect([narrowed.kind, left.kind].toSorted()).toEqual(
      narrowed.kind === 'StaffRoleSaved'
        ? ['LastAdministrator', 'StaffRoleSaved']
        : ['LastAdministrator', 'User'],
    );
  });
});
